package outflank.web;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.FinalsPlan;
import outflank.usecase.Refusal;

/** What is chosen to plan the finals: the main bracket and the final of one category. */
public class FinalsForm implements Serializable {

    private static final long serialVersionUID = 1L;

    private int qualifiers;
    private int bestOf = 3;
    private int bestOfFinal = 3;
    private boolean thirdPlace;
    private boolean playOff;
    private String category = "";
    private int categoryQualifiers = 2;
    private int categoryBestOf = 1;

    void fill(FinalsPlan plan) {
        qualifiers = 0;
        category = "";
        for (BracketPlan bracket : plan.brackets()) {
            if (bracket.category().isEmpty()) {
                qualifiers = bracket.qualifiers();
                bestOf = bracket.bestOf();
                bestOfFinal = bracket.bestOfFinal();
                thirdPlace = bracket.thirdPlace();
                playOff = bracket.playOff();
            } else {
                category = bracket.category();
                categoryQualifiers = bracket.qualifiers();
                categoryBestOf = bracket.bestOf();
            }
        }
    }

    /** @throws Refusal if this cannot be played */
    FinalsPlan plan() {
        try {
            List<BracketPlan> brackets = new ArrayList<>();
            if (qualifiers > 0) {
                boolean withThirdPlace = thirdPlace && qualifiers >= BracketPlan.SEMI_FINALISTS;
                brackets.add(new BracketPlan("", qualifiers, bestOf, bestOfFinal, withThirdPlace, playOff));
            }
            if (category != null && !category.isEmpty()) {
                boolean withThirdPlace = categoryQualifiers >= BracketPlan.SEMI_FINALISTS;
                brackets.add(new BracketPlan(
                        category, categoryQualifiers, categoryBestOf, categoryBestOf, withThirdPlace, false));
            }
            return new FinalsPlan(brackets);
        } catch (IllegalArgumentException impossible) {
            throw new Refusal(impossible, "refusal.finalsPlan");
        }
    }

    public int getQualifiers() {
        return qualifiers;
    }

    public void setQualifiers(int qualifiers) {
        this.qualifiers = qualifiers;
    }

    public int getBestOf() {
        return bestOf;
    }

    public void setBestOf(int bestOf) {
        this.bestOf = bestOf;
    }

    public int getBestOfFinal() {
        return bestOfFinal;
    }

    public void setBestOfFinal(int bestOfFinal) {
        this.bestOfFinal = bestOfFinal;
    }

    public boolean isThirdPlace() {
        return thirdPlace;
    }

    public void setThirdPlace(boolean thirdPlace) {
        this.thirdPlace = thirdPlace;
    }

    public boolean isPlayOff() {
        return playOff;
    }

    public void setPlayOff(boolean playOff) {
        this.playOff = playOff;
    }

    public String getCategory() {
        return category;
    }

    public void setCategory(String category) {
        this.category = category == null ? "" : category;
    }

    public int getCategoryQualifiers() {
        return categoryQualifiers;
    }

    public void setCategoryQualifiers(int categoryQualifiers) {
        this.categoryQualifiers = categoryQualifiers;
    }

    public int getCategoryBestOf() {
        return categoryBestOf;
    }

    public void setCategoryBestOf(int categoryBestOf) {
        this.categoryBestOf = categoryBestOf;
    }
}
