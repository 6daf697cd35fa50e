package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The least that is wanted of a component of shadbala, in virupas.
 *
 * <p>Brihat Parashara Hora Shastra 27.34-37. The printed translation has the figures of kala and cheshta bala in each other's
 * place; cheshta cannot exceed 60, so that the large ones are kala's, as Raman has it.
 *
 * @param has what the graha has of it, as it is counted in the total
 * @param required the least that is wanted
 */
public record ComponentMinimum(Component component, double has, double required) {
    /** What a minimum is told of. */
    public enum Component {
        STHANA,
        DIG,
        KALA,
        CHESHTA,
        AYANA;

        /** The name in answers: {@code sthana}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final double[] SUN_MERCURY_JUPITER = {165, 35, 112, 50, 30};
    private static final double[] MOON_VENUS = {133, 50, 100, 30, 40};
    private static final double[] MARS_SATURN = {96, 30, 67, 40, 20};

    public boolean isMet() {
        return has >= required;
    }

    /** In the order of the components; Sun and Moon without cheshta where the total leaves theirs out. */
    static List<ComponentMinimum> of(GrahaBala bala) {
        double[] required =
                switch (bala.graha()) {
                    case SUN, MERCURY, JUPITER -> SUN_MERCURY_JUPITER;
                    case MOON, VENUS -> MOON_VENUS;
                    default -> MARS_SATURN;
                };
        double[] has = {
            bala.sthana().total(),
            bala.dig(),
            bala.kala().total(),
            bala.cheshta(),
            bala.kala().ayana()
        };
        boolean luminary = bala.graha() == Graha.SUN || bala.graha() == Graha.MOON;
        List<ComponentMinimum> all = new ArrayList<>(required.length);
        int i = 0;
        for (Component component : Component.values()) {
            boolean leftOut =
                    component == Component.CHESHTA && luminary && (bala.cheshta() == 0 || !bala.cheshtaAdded());
            if (!leftOut) {
                all.add(new ComponentMinimum(component, has[i], required[i]));
            }
            i++;
        }
        return List.copyOf(all);
    }
}
