package org.nirayana;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What programs that use the library can name: every type, constructor, method and field of exported packages that is public or
 * protected, as sorted lines. By reflection, so that both Javas of the tests say the same of the same classes.
 */
final class PublicApi {
    private static final String DOOR = "org.nirayana";

    /** Every object has these; that one has its own breaks nobody. */
    private static final Set<String> OF_EVERY_OBJECT =
            Set.of("boolean equals(Object)", "int hashCode()", "String toString()");

    private PublicApi() {}

    /** The lines by the name of their module, of the module of the door and of all that it brings along. */
    static SortedMap<String, List<String>> lines() throws IOException, ClassNotFoundException {
        Map<String, URL> known = new TreeMap<>();
        for (URL found : Collections.list(PublicApi.class.getClassLoader().getResources("module-info.class"))) {
            String module = descriptor(found).name();
            if (module.startsWith(DOOR)) {
                known.putIfAbsent(module, found);
            }
        }
        SortedMap<String, List<String>> lines = new TreeMap<>();
        add(DOOR, known, lines);
        return lines;
    }

    private static void add(String module, Map<String, URL> known, Map<String, List<String>> lines)
            throws IOException, ClassNotFoundException {
        if (lines.containsKey(module)) {
            return;
        }
        URL info = known.get(module);
        ModuleDescriptor descriptor = descriptor(info);
        lines.put(module, lines(descriptor, info));
        for (ModuleDescriptor.Requires required : descriptor.requires()) {
            if (known.containsKey(required.name())) {
                add(required.name(), known, lines);
            }
        }
    }

    private static ModuleDescriptor descriptor(URL info) throws IOException {
        try (InputStream in = info.openStream()) {
            return ModuleDescriptor.read(in);
        }
    }

    private static List<String> lines(ModuleDescriptor module, URL info) throws IOException, ClassNotFoundException {
        if (info.openConnection() instanceof JarURLConnection jar) {
            try (FileSystem inside = FileSystems.newFileSystem(
                    Path.of(URI.create(jar.getJarFileURL().toString())))) {
                return lines(module, inside.getPath("/"));
            }
        }
        return lines(module, Path.of(URI.create(info.toString())).getParent());
    }

    private static List<String> lines(ModuleDescriptor module, Path root) throws IOException, ClassNotFoundException {
        SortedSet<String> exported = module.exports().stream()
                .filter(export -> !export.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> lines = new ArrayList<>();
        for (String name : exported) {
            for (Class<?> type : types(root, name)) {
                lines.add(header(type));
                members(type).forEach(member -> lines.add("  " + member));
            }
        }
        return lines;
    }

    /** The types of a package that others can name, in the order of their names. */
    private static List<Class<?>> types(Path root, String name) throws IOException, ClassNotFoundException {
        List<String> names;
        try (Stream<Path> files = Files.list(root.resolve(name.replace('.', '/')))) {
            names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
                    .map(file -> name + "." + file.substring(0, file.length() - ".class".length()))
                    .sorted()
                    .toList();
        }
        List<Class<?>> types = new ArrayList<>();
        for (String found : names) {
            Class<?> type = Class.forName(found, false, PublicApi.class.getClassLoader());
            if (isReachable(type)) {
                types.add(type);
            }
        }
        return types;
    }

    private static boolean isReachable(Class<?> type) {
        return !type.isAnonymousClass()
                && !type.isLocalClass()
                && isVisible(type.getModifiers())
                && (type.getEnclosingClass() == null || isReachable(type.getEnclosingClass()));
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String header(Class<?> type) {
        String kind = type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        int modifiers = type.getModifiers();
        if (type.isInterface()) {
            modifiers &= ~(Modifier.ABSTRACT | Modifier.STATIC);
        } else if (type.isEnum() || type.isRecord()) {
            // Whether a constant has a body of its own is nobody's business.
            modifiers &= ~(Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL);
        }
        StringBuilder line = new StringBuilder(modifiers(modifiers));
        if (type.isSealed() && !type.isEnum()) {
            line.append("sealed ");
        }
        line.append(kind).append(' ').append(type.getName()).append(variables(type));
        Type parent = type.getGenericSuperclass();
        if (parent != null && parent != Object.class && !type.isEnum() && !type.isRecord()) {
            line.append(" extends ").append(name(parent));
        }
        if (type.getInterfaces().length > 0) {
            line.append(type.isInterface() ? " extends " : " implements ").append(names(type.getGenericInterfaces()));
        }
        return line.toString();
    }

    /** Also those that a type has from one that nobody else can name. */
    private static SortedSet<String> members(Class<?> type) {
        SortedSet<String> members = new TreeSet<>();
        for (Constructor<?> made : type.getDeclaredConstructors()) {
            if (isVisible(made.getModifiers()) && !made.isSynthetic()) {
                members.add(modifiers(made.getModifiers()) + variables(made) + "new("
                        + names(made.getGenericParameterTypes()) + ")" + exceptions(made.getGenericExceptionTypes()));
            }
        }
        addMembers(type, members);
        OF_EVERY_OBJECT.forEach(always -> members.removeIf(member -> member.endsWith(always)));
        return members;
    }

    private static void addMembers(Class<?> type, SortedSet<String> members) {
        for (Field field : type.getDeclaredFields()) {
            if (isVisible(field.getModifiers()) && !field.isSynthetic()) {
                members.add(modifiers(field.getModifiers()) + name(field.getGenericType()) + " " + field.getName());
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            if (isVisible(method.getModifiers()) && !method.isSynthetic()) {
                members.add(modifiers(method.getModifiers() & Modifier.methodModifiers() & ~Modifier.SYNCHRONIZED)
                        + (method.isDefault() ? "default " : "") + variables(method)
                        + name(method.getGenericReturnType()) + " " + method.getName() + "("
                        + names(method.getGenericParameterTypes()) + ")"
                        + exceptions(method.getGenericExceptionTypes()));
            }
        }
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .filter(parent -> !isReachable(parent))
                .forEach(parent -> addMembers(parent, members));
    }

    /** Without {@code public}, which is usual here. */
    private static String modifiers(int modifiers) {
        String words = Modifier.toString(modifiers & ~(Modifier.PUBLIC | Modifier.STRICT));
        return words.isEmpty() ? "" : words + " ";
    }

    private static String variables(GenericDeclaration declared) {
        if (declared.getTypeParameters().length == 0) {
            return "";
        }
        String variables = Arrays.stream(declared.getTypeParameters())
                .map(PublicApi::variable)
                .collect(Collectors.joining(", ", "<", ">"));
        return declared instanceof Class ? variables : variables + " ";
    }

    private static String variable(TypeVariable<?> variable) {
        String bounds = Arrays.stream(variable.getBounds())
                .filter(bound -> bound != Object.class)
                .map(PublicApi::name)
                .collect(Collectors.joining(" & "));
        return bounds.isEmpty() ? variable.getName() : variable.getName() + " extends " + bounds;
    }

    private static String exceptions(Type[] thrown) {
        return thrown.length == 0 ? "" : " throws " + names(thrown);
    }

    private static String names(Type[] types) {
        return Arrays.stream(types).map(PublicApi::name).collect(Collectors.joining(", "));
    }

    private static String name(Type type) {
        return type.getTypeName().replaceAll("\\bjava\\.lang\\.(?=[A-Z])", "");
    }
}
