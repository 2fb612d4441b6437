package outflank;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.MappedSuperclass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The plan of the house: which room may know which, and what every room looks like. */
class HouseRulesTest {

    private static final JavaClasses OUTFLANK = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("outflank");

    private static final String[] CORE = {
        "outflank.othello..", "outflank.competition..", "outflank.engine..", "outflank.format..", "outflank.print.."
    };
    private static final String[] FEATURES = {
        "outflank.tournament..",
        "outflank.player..",
        "outflank.record..",
        "outflank.account..",
        "outflank.live..",
        "outflank.archive..",
        "outflank.series.."
    };
    private static final String[] LAUNCHER = {"outflank.boot", "outflank.boot.server..", "outflank.boot.command.."};

    /** What reads the clock or throws dice; "Random" without a seed is told apart by its constructor. */
    private static final Set<String> CLOCK_AND_CHANCE = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.Math.random",
            "java.util.UUID.randomUUID",
            "java.util.concurrent.ThreadLocalRandom.current");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "outflank.othello..              |",
                "outflank.competition            |",
                "outflank.competition.pairing..  | outflank.competition",
                "outflank.competition.pairing.matching..|",
                "outflank.competition.standings..| outflank.competition",
                "outflank.competition.knockout.. | outflank.competition outflank.competition.standings..",
                "outflank.competition.series..   | outflank.competition outflank.competition.standings..",
                "outflank.competition.simulation..| outflank.competition..",
                "outflank.competition.advice..   | outflank.competition..",
                "outflank.competition.verification..| outflank.competition outflank.competition.pairing.. outflank.competition.standings..",
                "outflank.competition.correction..| outflank.competition outflank.competition.standings..",
                "outflank.print..                |",
                "outflank.engine..               | outflank.othello..",
                "outflank.format..               | outflank.othello.. outflank.competition.."
            })
    void aRoomOfTheCoreKnowsOnlyTheRoomsFurtherIn(String room, String known) {
        String[] allowed = Stream.concat(
                        Stream.of(room), known == null ? Stream.empty() : Arrays.stream(known.split("\\s+")))
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage(room)
                .should()
                .dependOnClassesThat(resideInAPackage("outflank..").and(not(resideInAnyPackage(allowed))))
                .allowEmptyShould(true)
                .check(OUTFLANK);
    }

    @Test
    void theCoreKnowsNoPlatformAndNoDatabase() {
        noClasses()
                .that()
                .resideInAnyPackage(CORE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "jakarta..", "javax..", "java.sql..", "org.eclipse..", "org.primefaces..", "org.postgresql..")
                .allowEmptyShould(true)
                .check(OUTFLANK);
    }

    @Test
    void theCoreKnowsNoClockAndNoChanceButAGivenSeed() {
        classes()
                .that()
                .resideInAnyPackage(CORE)
                .should(new ArchCondition<>("read no clock and throw no dice") {
                    @Override
                    public void check(JavaClass room, ConditionEvents events) {
                        room.getAccessesFromSelf().stream()
                                .filter(HouseRulesTest::readsClockOrChance)
                                .forEach(access ->
                                        events.add(SimpleConditionEvent.violated(room, access.getDescription())));
                    }
                })
                .allowEmptyShould(true)
                .check(OUTFLANK);
    }

    private static boolean readsClockOrChance(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getFullName();
        String name = access.getTarget().getName();
        boolean now = owner.startsWith("java.time.") && name.equals("now");
        boolean unseeded =
                Set.of("java.util.Random", "java.util.SplittableRandom").contains(owner)
                        && access.getTarget().getFullName().endsWith("<init>()");
        boolean secret = owner.equals("java.security.SecureRandom");
        return now || unseeded || secret || CLOCK_AND_CHANCE.contains(owner + "." + name);
    }

    @Test
    void featuresKnowNoPagesAndNoHttp() {
        noClasses()
                .that()
                .resideInAnyPackage(FEATURES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "outflank.web..",
                        "outflank.api..",
                        "outflank.boot..",
                        "jakarta.faces..",
                        "jakarta.servlet..",
                        "jakarta.ws.rs..",
                        "org.primefaces..")
                .allowEmptyShould(true)
                .check(OUTFLANK);
    }

    @Test
    void theLauncherStandsApart() {
        noClasses()
                .that()
                .resideOutsideOfPackages(LAUNCHER)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(LAUNCHER)
                .check(OUTFLANK);
        noClasses()
                .that()
                .resideInAnyPackage("outflank.boot", "outflank.boot.server..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("outflank..", "jakarta..").and(not(resideInAnyPackage(LAUNCHER))))
                .check(OUTFLANK);
    }

    /** The commands stand in the executable jar beside the rooms of the core they use, and nothing else of Outflank does. */
    @Test
    void theCommandsKnowNothingButGamesTournamentsAndTheRules() {
        String[] known = {"outflank.boot.command..", "outflank.format..", "outflank.othello..", "outflank.competition.."
        };
        noClasses()
                .that()
                .resideInAPackage("outflank.boot.command..")
                .or()
                .resideInAPackage("outflank.format..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("outflank..", "jakarta..").and(not(resideInAnyPackage(known))))
                .check(OUTFLANK);
    }

    @Test
    void namesSayWhatAThingIs() {
        classes()
                .should()
                .haveSimpleNameNotEndingWith("Impl")
                .andShould()
                .haveSimpleNameNotEndingWith("Manager")
                .andShould()
                .haveSimpleNameNotEndingWith("Util")
                .andShould()
                .haveSimpleNameNotEndingWith("Utils")
                .andShould()
                .haveSimpleNameNotEndingWith("Helper")
                .check(OUTFLANK);
    }

    /** A lazy relation read through another class's field is null: only methods are woven. */
    @Test
    void fieldsOfEntitiesArePrivate() {
        fields().that()
                .areDeclaredInClassesThat()
                .areAnnotatedWith(Entity.class)
                .or()
                .areDeclaredInClassesThat()
                .areAnnotatedWith(Embeddable.class)
                .or()
                .areDeclaredInClassesThat()
                .areAnnotatedWith(MappedSuperclass.class)
                .and()
                .areNotStatic()
                .should()
                .bePrivate()
                .allowEmptyShould(true)
                .check(OUTFLANK);
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        Path sources = Path.of("src", "main", "java");
        try (Stream<Path> all = Files.walk(sources)) {
            List<Path> silent = all.filter(path -> path.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                    .toList();
            assertThat(silent).as("packages without package-info.java").isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({".java, 300", ".xhtml, 300", ".js, 300", ".css, 300"})
    void noFileIsLongerThanOneCanKeepInMind(String ending, int lines) throws IOException {
        Predicate<Path> tooLong = file -> lines(file) > lines;
        List<String> found = new ArrayList<>();
        for (String root : List.of("src/main", "src/test", "src/bench")) {
            try (Stream<Path> all = Files.walk(Path.of(root))) {
                all.filter(file -> file.toString().endsWith(ending))
                        .filter(tooLong)
                        .forEach(file -> found.add(file + ": " + lines(file) + " lines"));
            }
        }
        assertThat(found).as("files of more than " + lines + " lines").isEmpty();
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
