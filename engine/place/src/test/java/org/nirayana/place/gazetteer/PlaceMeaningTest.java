package org.nirayana.place.gazetteer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rule of ten times on towns as they are, and at its figures. */
class PlaceMeaningTest {
    private static final Gazetteer GAZETTEER = Gazetteer.builtIn();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Delhi | Delhi, Delhi, India",
                "New Delhi | New Delhi, Delhi, India",
                "Chennai | Chennai, Tamil Nadu, India",
                "Madras | Chennai, Tamil Nadu, India",
                "Bangalore | Bengaluru, Karnataka, India",
                "bangalore, karnataka | Bengaluru, Karnataka, India",
                "London | London, England, United Kingdom",
                "Paris | Paris, Île-de-France, France",
                "Berlin | Berlin, State of Berlin, Germany",
                "Washington | Washington, District of Columbia, United States",
                "Philadelphia | Philadelphia, Pennsylvania, United States",
                "Udaipur | Udaipur, Rajasthan, India",
                "Salem, Oregon | Salem, Oregon, United States",
                "salem, tamil nadu | Salem, Tamil Nadu, India",
                "Hyderabad, India | Hyderābād, Telangana, India",
                "Kochi, Kerala | Cochin, Kerala, India"
            })
    void aNameThatStandsOutMeansOnePlace(String name, String label) {
        PlaceMeaning meaning = GAZETTEER.meaning(name);
        assertThat(meaning.places()).extracting(Place::label).containsExactly(label);
        assertThat(meaning.isAmbiguous()).isFalse();
        assertThat(AmbiguousPlaces.REFUSE.take(meaning))
                .isEqualTo(AmbiguousPlaces.LARGEST.take(meaning))
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Salem | Salem, Oregon, United States | Salem, Tamil Nadu, India",
                "Springfield | Springfield, Illinois, United States | Springfield, Missouri, United States",
                "Hyderabad | Hyderabad, Sindh, Pakistan | Hyderābād, Telangana, India",
                // Whose people the data has wrong; it cannot do harm unseen.
                "Gorakhpur | Gorakhpur, Uttar Pradesh, India | Gorakhpur, Haryana, India",
                "Kochi | Kochi, Kochi, Japan | Cochin, Kerala, India",
                "Athens | Athens, Georgia, United States | Athens, Attica, Greece",
                "Birmingham | Birmingham, Alabama, United States | Birmingham, England, United Kingdom",
                "Bilaspur | Bīlāspur, Uttar Pradesh, India | Bilāspur, Chhattisgarh, India",
                "Springfield, United States | Springfield, Ohio, United States | Springfield, Missouri, United States"
            })
    void anyOtherNameMeansEach(String name, String another, String largest) {
        PlaceMeaning meaning = GAZETTEER.meaning(name);
        assertThat(meaning.isAmbiguous()).isTrue();
        assertThat(meaning.places()).extracting(Place::label).contains(another, largest);
        assertThat(meaning.places()).hasSizeLessThanOrEqualTo(PlaceMeaning.MOST);
        assertThat(AmbiguousPlaces.REFUSE.take(meaning)).isEmpty();
        assertThat(AmbiguousPlaces.LARGEST.take(meaning)).map(Place::label).contains(largest);
    }

    @Test
    void whatNoTownIsCalledMeansNone() {
        PlaceMeaning none = GAZETTEER.meaning("Nowhereville");
        assertThat(none.places()).isEmpty();
        assertThat(none.isAmbiguous()).isFalse();
        assertThat(AmbiguousPlaces.LARGEST.take(none)).isEmpty();
    }

    private static Place town(String name, String called, double latitude, int people) {
        return new Place(
                name,
                name,
                called,
                "Country",
                "XX",
                Optional.empty(),
                latitude,
                10,
                "Etc/GMT",
                people,
                Optional.empty(),
                Optional.empty(),
                Place.Local.NONE);
    }

    private static boolean isAmbiguous(Place... named) {
        return PlaceMeaning.of(List.of(named)).isAmbiguous();
    }

    @Test
    void theRuleHoldsAtItsFigures() {
        Place first = town("A", "A", 0, 100_000);
        assertThat(isAmbiguous(first, town("A", "A", 5, 10_000))).isFalse();
        assertThat(isAmbiguous(first, town("A", "A", 5, 10_001))).isTrue();
        // Another name has to have half as many people again.
        assertThat(isAmbiguous(first, town("B", "A", 5, 150_000))).isFalse();
        assertThat(isAmbiguous(first, town("B", "A", 5, 150_001))).isTrue();
        // Found by another name itself, it is compared like any.
        assertThat(isAmbiguous(town("C", "A", 0, 100_000), town("B", "A", 5, 10_001)))
                .isTrue();
        // 0.26 degrees are 29 km, 0.28 are 31.
        assertThat(isAmbiguous(first, town("A", "A", 0.26, 90_000))).isFalse();
        assertThat(isAmbiguous(first, town("A", "A", 0.28, 90_000))).isTrue();
        // Nobody knows how many people: a thousand.
        assertThat(isAmbiguous(town("A", "A", 0, 9_999), town("A", "A", 5, 0))).isTrue();
        assertThat(isAmbiguous(town("A", "A", 0, 10_000), town("A", "A", 5, 0))).isFalse();
        assertThat(isAmbiguous(town("A", "A", 0, 0), town("A", "A", 5, 0))).isTrue();
    }
}
