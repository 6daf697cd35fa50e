package org.nirayana.batch;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.calculation.StarNames;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * Reads two people from rows, each by the star of the Moon or by a birth as {@link RowReader} has it; for any number of threads.
 *
 * <p>Names are those of the body of {@code POST match}: {@code bride_nakshatra}, {@code groom_dateandtime}.
 */
final class PairReader {
    private final RowReader births;

    PairReader(RowReader births) {
        this.births = births;
    }

    PairRow read(RowSource row) throws RowProblem {
        PersonRow bride = person(row, Side.BRIDE);
        PersonRow groom = person(row, Side.GROOM);
        if (bride.birth().isPresent() && groom.birth().isPresent() && sameBirth(bride, groom)) {
            throw new RowProblem(ReasonCode.ROW_SAME_BIRTH.with());
        }
        return new PairRow(bride, groom);
    }

    private static boolean sameBirth(PersonRow bride, PersonRow groom) {
        BatchRow hers = bride.birth().orElseThrow();
        BatchRow his = groom.birth().orElseThrow();
        return hers.instant().equals(his.instant())
                && hers.latitude() == his.latitude()
                && hers.longitude() == his.longitude();
    }

    private PersonRow person(RowSource row, Side side) throws RowProblem {
        double number = row.number(side.nakshatra);
        boolean star = !Double.isNaN(number) || !RowReader.isBlank(row.text(side.nakshatra));
        boolean born = side.isBorn(row);
        if (star == born) {
            throw new RowProblem(
                    (star ? ReasonCode.ROW_PERSON_TWICE : ReasonCode.ROW_PERSON_NEEDED).with("person", side.prefix));
        }
        if (star) {
            return PersonRow.ofMoon(moon(row, side, number));
        }
        try {
            return PersonRow.of(births.read(side.of(row)));
        } catch (RowProblem problem) {
            throw new RowProblem(problem.reason().in(side.prefix));
        }
    }

    private static int moon(RowSource row, Side side, double number) throws RowProblem {
        String name = row.text(side.nakshatra);
        Optional<Nakshatra> found = Double.isNaN(number)
                ? StarNames.find(name)
                : number >= 1 && number <= Nakshatra.COUNT && number == Math.rint(number)
                        ? Optional.of(Nakshatra.ALL.get((int) number - 1))
                        : Optional.empty();
        Nakshatra star = found.orElseThrow(() -> RowProblem.of(
                side.nakshatra,
                StarNames.unknown(
                        name,
                        ReasonCode.ROW_NAKSHATRA.with("given", RowReader.cut(name)),
                        ReasonCode.ROW_NAKSHATRA_IN_DOUBT)));
        double pada = row.number(side.pada);
        if (!(pada >= 1 && pada <= Nakshatra.PADAS && pada == Math.rint(pada))) {
            String given = row.text(side.pada);
            throw RowProblem.of(
                    side.pada,
                    given == null
                            ? FieldCode.INTEGER_BETWEEN.with("min", 1, "max", 4)
                            : ReasonCode.ROW_INTEGER_BETWEEN.with("min", 1, "max", 4, "given", RowReader.cut(given)));
        }
        String half = row.text(side.half);
        boolean second = half != null && half.strip().equals("second");
        if (!second && !RowReader.isBlank(half) && !half.strip().equals("first")) {
            throw RowProblem.of(side.half, ReasonCode.ROW_HALF.with("given", RowReader.cut(half)));
        }
        List<MoonPada> moons = second ? MoonPada.of(star, (int) pada) : List.of();
        // Where the half is not known the first is taken, as in match/batch.
        return second ? moons.get(moons.size() - 1).index() : (star.number() - 1) * Nakshatra.PADAS + (int) pada - 1;
    }

    /** One of the two, and where a row has what of them. */
    private enum Side {
        BRIDE(
                "bride",
                RowField.BRIDE_DATE_AND_TIME,
                RowField.BRIDE_NAKSHATRA,
                RowField.BRIDE_PADA,
                RowField.BRIDE_HALF),
        GROOM(
                "groom",
                RowField.GROOM_DATE_AND_TIME,
                RowField.GROOM_NAKSHATRA,
                RowField.GROOM_PADA,
                RowField.GROOM_HALF);

        private final String prefix;
        private final int first;
        private final RowField nakshatra;
        private final RowField pada;
        private final RowField half;

        Side(String prefix, RowField first, RowField nakshatra, RowField pada, RowField half) {
            this.prefix = prefix;
            this.first = first.index();
            this.nakshatra = nakshatra;
            this.pada = pada;
            this.half = half;
        }

        /** The field of this person that is called as one of a birth. */
        RowField field(RowField ofBirth) {
            return RowField.ALL.get(first + ofBirth.index());
        }

        boolean isBorn(RowSource row) {
            return row.instant(field(RowField.DATE_AND_TIME)) != null
                    || !RowReader.isBlank(row.text(field(RowField.DATE_AND_TIME)))
                    || !RowReader.isBlank(row.text(field(RowField.LOCAL_TIME)))
                    || !RowReader.isBlank(row.text(field(RowField.DATE)));
        }

        /** The row as one of this person alone. */
        RowSource of(RowSource row) {
            return new RowSource() {
                @Override
                public String text(RowField field) {
                    return row.text(field(field));
                }

                @Override
                public double number(RowField field) {
                    return row.number(field(field));
                }

                @Override
                public Instant instant(RowField field) {
                    return row.instant(field(field));
                }
            };
        }
    }
}
