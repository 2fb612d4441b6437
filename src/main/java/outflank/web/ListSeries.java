package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import outflank.series.Series;
import outflank.series.SeriesDirectory;

/** Every series there is. */
@Named
@RequestScoped
public class ListSeries {

    @Inject
    private SeriesDirectory directory;

    private List<Series> all;

    public List<Series> getAll() {
        if (all == null) {
            all = directory.all();
        }
        return all;
    }
}
