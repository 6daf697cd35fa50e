package org.nirayana.service.web;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;
import org.nirayana.jyotisha.match.ExceptionReading;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.PositionReference;
import org.nirayana.jyotisha.varga.ParasharaVarga;

/** The module of the page that says what can be chosen: written from the registry, so that the page has no lists of its own. */
final class RegistryModule {
    static final String ADDRESS = "/web/js/registry.js";

    /** Every form of the page has these by itself. */
    private static final List<Convention<?>> OF_FORMS =
            List.of(ChosenAyanamsa.CONVENTION, NodeType.CONVENTION, PositionReference.CONVENTION);

    /** The headings of the form, in their order. */
    private static final List<String> GROUPS =
            List.of("places", "days", "dashas", "houses", "states", "ashtakavarga", "shadbala");

    /** Questions of the page that take what moves one of their parts. */
    private static final Map<String, Set<Part>> QUESTIONS = questions();

    private RegistryModule() {}

    static byte[] bytes() {
        return String.join("\n", lines()).getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> lines() {
        return List.of(
                "// What can be chosen, from the registry of the service. No file: the server writes it.",
                "/** By group of the form: what may be chosen, the usual first; a number has its limits. */",
                "export const CHOICES = " + object(groups()) + ";",
                "/** What moves the answer to a question, besides what moves places. */",
                "export const MOVING = " + object(moving()) + ";",
                "/** What every form has by itself. */",
                "export const OF_FORMS = "
                        + object(Map.of(
                                NodeType.CONVENTION.id(), words(NodeType.CONVENTION),
                                PositionReference.CONVENTION.id(), words(PositionReference.CONVENTION)))
                        + ";",
                "/** How points are given back in a match. */",
                "export const EXCEPTIONS = " + list(ExceptionReading.CONVENTION.allowed().stream()) + ";",
                "/** All ayanamsas by their numbers. */",
                "export const AYANAMSAS = "
                        + list(ChosenAyanamsa.CONVENTION.values().stream()
                                .filter(one -> one.value().id().equals(one.id()))
                                .map(Convention.Value::id))
                        + ";",
                "/** The divisional charts of Parashara. */",
                "export const PARASHARA = "
                        + ParasharaVarga.ALL.stream()
                                .map(ParasharaVarga::divisions)
                                .toList()
                        + ";",
                "/** What each profile has of its own, by the names of the service; the rest is as usual. */",
                "export const OWN = " + object(profiles()) + ";",
                "");
    }

    private static Map<String, String> groups() {
        Map<String, Map<String, String>> groups = new LinkedHashMap<>();
        GROUPS.forEach(name -> groups.put(name, new LinkedHashMap<>()));
        for (Convention<?> one : ConventionRegistry.OF_ONE_BIRTH) {
            if (!OF_FORMS.contains(one)) {
                groups.get(group(one)).put(one.id(), value(one));
            }
        }
        Map<String, String> written = new LinkedHashMap<>();
        groups.forEach((name, all) -> written.put(name, object(all)));
        return written;
    }

    /** Under which heading it stands in the form. */
    private static String group(Convention<?> one) {
        if (one.scope() == Scope.DAY) {
            return "days";
        }
        Part first = one.moves().stream().min(Comparator.naturalOrder()).orElseThrow();
        return switch (first) {
            case PLACES, VARGAS -> "places";
            case DASHAS -> "dashas";
            case LIMBS, SUN, DAY_TIMES, DAY_NAMES -> "days";
            case HOUSES, ASPECTS -> "houses";
            case STATES, LAJJITADI, SAYANADI -> "states";
            case BINDUS -> "ashtakavarga";
            case SHADBALA, BHAVA_BALA, VIMSOPAKA -> "shadbala";
            case KUTAS, PORUTHAMS, TWO_CHARTS, EVENTS, ECLIPSES, TRANSITS, SADE_SATI ->
                throw new IllegalStateException(one.id() + " moves nothing of one birth");
        };
    }

    private static Map<String, String> moving() {
        Map<String, String> moving = new LinkedHashMap<>();
        QUESTIONS.forEach((name, parts) -> moving.put(
                name,
                quoted(ConventionRegistry.OF_ONE_BIRTH.stream()
                        .filter(one -> !one.moves().contains(Part.PLACES)
                                && one.moves().stream().anyMatch(parts::contains))
                        .map(Convention::id)
                        .collect(Collectors.joining(" ")))));
        return moving;
    }

    private static Map<String, Set<Part>> questions() {
        Map<String, Set<Part>> questions = new LinkedHashMap<>();
        questions.put("sun", EnumSet.of(Part.SUN));
        questions.put("houses", EnumSet.of(Part.HOUSES));
        questions.put("aspects", EnumSet.of(Part.ASPECTS));
        questions.put("shadbala", EnumSet.of(Part.SHADBALA, Part.BHAVA_BALA));
        questions.put("vimsopaka", EnumSet.of(Part.VIMSOPAKA));
        return questions;
    }

    private static Map<String, String> profiles() {
        Map<String, String> profiles = new LinkedHashMap<>();
        for (Profile profile : Profile.ALL) {
            Map<String, String> own = new LinkedHashMap<>();
            ConventionRegistry.differences(Conventions.standard(), profile.conventions())
                    .forEach(one ->
                            own.put(one.id(), quoted(profile.conventions().text(one))));
            profiles.put(profile.id(), object(own));
        }
        return profiles;
    }

    private static String value(Convention<?> convention) {
        return convention
                .limits()
                .map(limits -> "{ least: " + limits.min() + ", most: " + limits.max()
                        + (limits.unit().isEmpty() ? "" : ", unit: " + quoted(limits.unit())) + " }")
                .orElseGet(() -> words(convention));
    }

    private static String words(Convention<?> convention) {
        return quoted(String.join(" ", convention.allowed()));
    }

    private static String list(Stream<String> ids) {
        return ids.map(RegistryModule::quoted).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String object(Map<String, String> members) {
        return members.entrySet().stream()
                .map(one -> one.getKey() + ": " + one.getValue())
                .collect(Collectors.joining(", ", "{ ", " }"));
    }

    /** Ids have nothing that would end a text. */
    private static String quoted(String ids) {
        return "'" + ids + "'";
    }
}
