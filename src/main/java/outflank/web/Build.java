package outflank.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** What stands in the addresses of style sheets and scripts, so that browsers may keep them for a year. */
@Named
@ApplicationScoped
public class Build {

    private final String version = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);

    /** Changes with every start of the application. */
    public String getVersion() {
        return version;
    }
}
