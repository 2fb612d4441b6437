package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import outflank.tournament.Category;

/** What categories are called in the language of the page; a director's own name is the same in all. */
@Named
@RequestScoped
public class CategoryNames {

    @Inject
    private Messages messages;

    /** The name of a category. */
    public String of(Category category) {
        return of(category.word(), category.name());
    }

    /** The name of a category by its word and its own name. */
    public String of(String word, String name) {
        return name.isEmpty() ? messages.text("category." + word) : name;
    }
}
