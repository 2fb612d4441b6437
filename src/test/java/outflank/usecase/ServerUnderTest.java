package outflank.usecase;

import java.io.File;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import outflank.SharedData;
import outflank.competition.RealEvent;
import outflank.competition.Sketch;
import outflank.othello.VariantGame;

/** The real web application with the tests of this package added: one deployment for all of them. */
public class ServerUnderTest {

    /** What is deployed before the first test. */
    @Deployment
    public static WebArchive application() {
        return ShrinkWrap.create(ZipImporter.class, "outflank.war")
                .importFrom(new File("target/outflank.war"))
                .as(WebArchive.class)
                .addPackage(ServerUnderTest.class.getPackage())
                .addClasses(SharedData.class, SharedData.Needed.class)
                .addClass(SharedData.class.getName() + "$Presence")
                .addClasses(RealEvent.class, RealEvent.Place.class, Sketch.class, VariantGame.class)
                .addPackages(true, "org.assertj");
    }
}
