package org.nirayana.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** Names as tables have them lead to one nakshatra each, and halves of names to none. */
class NakshatraNamesTest {
    @Test
    void everyNameOfEveryLanguageMeansOne() {
        for (Nakshatra nakshatra : Nakshatra.ALL) {
            assertThat(NakshatraNames.find(nakshatra.id())).containsExactly(nakshatra);
            for (Language language : Language.values()) {
                String name = language.labels().name(nakshatra);
                assertThat(NakshatraNames.find(name)).as(name).containsExactly(nakshatra);
            }
        }
    }

    /** Two stars with one folded name would make both of no use. */
    @Test
    void everySpellingMeansOne() {
        Properties spellings = NakshatraNames.spellings();
        for (String key : spellings.stringPropertyNames()) {
            List<String> values = Arrays.stream(spellings.getProperty(key).split(",", -1))
                    .map(String::strip)
                    .toList();
            if (key.startsWith("ambiguous.")) {
                assertThat(NakshatraNames.find(key.substring("ambiguous.".length())))
                        .as(key)
                        .containsExactlyElementsOf(
                                values.stream().map(NakshatraNames::ofKey).toList());
                continue;
            }
            for (String spelling : values) {
                assertThat(NakshatraNames.find(spelling)).as(spelling).containsExactly(NakshatraNames.ofKey(key));
            }
        }
    }

    /** As they stand in almanacs, horoscopes and lists of matrimonial sites of Tamil Nadu, Kerala, Andhra, Karnataka and the North. */
    @ParameterizedTest
    @CsvSource({
        "'Ashwini,Aswini,Asvini,Aśvinī,Ashwathi,Aswathy,Aswati', 1",
        "'Bharani,Barani,Bharany', 2",
        "'Krithika,Krittika,Kruthika,Kritika,Karthigai,Krithigai,Karthika,Kartika,KRITHIKAI', 3",
        "'Rohini,Rohini ,Rohiṇī', 4",
        "'Mrigasira,Mrigashirsha,Mrugashira,Mrigasheersham,Makayiram,Makeeram,Makayiryam,Mirugaseeridam', 5",
        "'Arudra,Ardra,Aardra,Thiruvathira,Thiruvathirai,Tiruvadirai', 6",
        "'Punarvasu,Punarpoosam,Punarpusam,Punartham,Punarvasu', 7",
        "'Pushya,Pushyami,Poosam,Pooyam,Poyam', 8",
        "'Aslesha,Ashlesha,Ayilyam,Aayilyam,Āśleṣā', 9",
        "'Makha,Magha,Makam,Magam', 10",
        "'Pubba,Pooram,Purva Phalguni,Poorva Phalguni,Purvaphalguni,Pūrva Phalgunī,Purva-Phalguni', 11",
        "'Uthram,Uthiram,Uttiram,Uttara Phalguni,Uttaraphalguni,Uthara Phalguni', 12",
        "'Hasta,Hastham,Hastha,Atham,Attham', 13",
        "'Chitra,Chithra,Chitta,Chithirai,Chithira', 14",
        "'Swathi,Swati,Svati,Chothi,Chodhi', 15",
        "'Visakha,Vishakha,Visakam,Vishakam,Vishaka', 16",
        "'Anuradha,Anusham,Anizham,Anurada', 17",
        "'Jyeshta,Jyeshtha,Jyestha,Kettai,Thrikketta,Triketta,Jyeshtta', 18",
        "'Moola,Mula,Moolam,Mulam,Mool', 19",
        "'Pooradam,Purvashada,Poorvashada,Purva Ashada,Poorvashadha,Pūrvāṣāḍhā', 20",
        "'Uthradam,Uthiradam,Uttarashada,Uttara Ashadha,Uttarashadha', 21",
        "'Thiruvonam,Sravana,Shravana,Shravan,Sravanam,Onam', 22",
        "'Dhanishta,Dhanista,Avittam,Danishta,Dhanishtha', 23",
        "'Satabhisha,Shatabhisha,Sathayam,Sadhayam,Chathayam,Satabisha,Shatabhishak,Shatataraka', 24",
        "'Poorattathi,Pooruruttathi,Purvabhadra,Poorvabhadra,Purva Bhadrapada,Poorattadhi,Purvabhadrapada', 25",
        "'Uthrattathi,Uthirattathi,Uttarabhadra,Uttara Bhadrapada,Uthratathi,Uttarabhadrapada', 26",
        "'Revathi,Revati,Revathy,Rewati', 27"
    })
    void usualSpellingsAreKnown(String names, int number) {
        for (String name : names.split(",", -1)) {
            assertThat(NakshatraNames.find(name)).as(name).containsExactly(Nakshatra.ofNumber(number));
        }
    }

    @Test
    void halvesOfNamesMeanEach() {
        assertThat(NakshatraNames.find("Uttara"))
                .containsExactly(Nakshatra.UTTARA_PHALGUNI, Nakshatra.UTTARA_ASHADHA, Nakshatra.UTTARA_BHADRAPADA);
        assertThat(NakshatraNames.find("Ashada")).containsExactly(Nakshatra.PURVA_ASHADHA, Nakshatra.UTTARA_ASHADHA);
        // In Telugu it is the name of one.
        assertThat(NakshatraNames.find("ఉత్తర")).containsExactly(Nakshatra.UTTARA_PHALGUNI);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a", "m", "Abhijit", "Sirius", "Moon", "Mesha", "28", "ம", "?"})
    void whatIsNoNameMeansNone(String text) {
        assertThat(NakshatraNames.find(text)).isEmpty();
        assertThat(NakshatraNames.find("Rohini".repeat(100_000))).isEmpty();
    }
}
