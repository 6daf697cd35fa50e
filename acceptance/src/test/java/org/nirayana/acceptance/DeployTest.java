package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1Ingress;
import io.kubernetes.client.openapi.models.V1NetworkPolicy;
import io.kubernetes.client.openapi.models.V1PodDisruptionBudget;
import io.kubernetes.client.openapi.models.V1Secret;
import io.kubernetes.client.openapi.models.V1Service;
import io.kubernetes.client.openapi.models.V2HorizontalPodAutoscaler;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Ports;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * What {@code deploy/} promises, as far as a machine without a container engine can tell: every file is read by what
 * will read it or by its published model, and the image's commands are executed on the packaged jar. The image itself is
 * not built here.
 */
class DeployTest {
    private static final Path DEPLOY = Command.ROOT.resolve("deploy");

    @TempDir
    Path folder;

    /** Refuses a manifest with a field that Kubernetes does not know, lacks a field it needs, or has one of wrong type. */
    @FunctionalInterface
    private interface Judge {
        void judge(JsonElement manifest) throws IOException;
    }

    private static final Map<String, Judge> KINDS = Map.of(
            "apps/v1 Deployment", V1Deployment::validateJsonElement,
            "networking.k8s.io/v1 Ingress", V1Ingress::validateJsonElement,
            "networking.k8s.io/v1 NetworkPolicy", V1NetworkPolicy::validateJsonElement,
            "v1 Service", V1Service::validateJsonElement,
            "v1 Secret", V1Secret::validateJsonElement,
            "policy/v1 PodDisruptionBudget", V1PodDisruptionBudget::validateJsonElement,
            "autoscaling/v2 HorizontalPodAutoscaler", V2HorizontalPodAutoscaler::validateJsonElement);

    private static JsonObject yaml(String text) {
        LoaderOptions strict = new LoaderOptions();
        strict.setAllowDuplicateKeys(false);
        Object read = new Yaml(new SafeConstructor(strict)).load(text);
        return new Gson().toJsonTree(read).getAsJsonObject();
    }

    private static JsonObject manifest(String name) throws IOException {
        JsonObject read = yaml(Files.readString(DEPLOY.resolve("kubernetes").resolve(name)));
        judge(read);
        return read;
    }

    private static void judge(JsonObject manifest) throws IOException {
        String kind = manifest.get("apiVersion").getAsString() + " "
                + manifest.get("kind").getAsString();
        assertThat(KINDS).containsKey(kind);
        KINDS.get(kind).judge(manifest);
    }

    private static JsonObject at(JsonObject from, String... path) {
        JsonElement here = from;
        for (String step : path) {
            here = step.matches("[0-9]+")
                    ? here.getAsJsonArray().get(Integer.parseInt(step))
                    : here.getAsJsonObject().get(step);
            assertThat(here).as("%s in %s", step, List.of(path)).isNotNull();
        }
        return here.getAsJsonObject();
    }

    @Test
    void kubernetesReadsEveryManifest() throws IOException {
        try (Stream<Path> files = Files.list(DEPLOY.resolve("kubernetes"))) {
            List<String> names = files.map(f -> f.getFileName().toString()).toList();
            assertThat(names).hasSize(KINDS.size()).allMatch(name -> name.endsWith(".yaml"));
            for (String name : names) {
                manifest(name);
            }
        }
    }

    @Test
    void theJudgeOfManifestsCanRefuse() throws IOException {
        String good = Files.readString(DEPLOY.resolve("kubernetes/deployment.yaml"));
        for (String bad : List.of(
                good.replace("readinessProbe:", "readynessProbe:"),
                good.replace("containers:", "container:"),
                good.replace("readOnlyRootFilesystem", "readOnlyRootFileSystem"))) {
            assertThat(bad).isNotEqualTo(good);
            assertThatThrownBy(() -> judge(yaml(bad))).isInstanceOf(RuntimeException.class);
        }
    }

    @Test
    void theManifestsFitEachOtherAndTheService() throws IOException {
        JsonObject deployment = manifest("deployment.yaml");
        JsonObject pod = at(deployment, "spec", "template", "spec");
        JsonObject container = at(pod, "containers", "0");
        JsonObject labels = at(deployment, "spec", "template", "metadata", "labels");
        assertThat(at(deployment, "spec", "selector", "matchLabels")).isEqualTo(labels);
        assertThat(at(manifest("service.yaml"), "spec", "selector")).isEqualTo(labels);
        assertThat(at(manifest("ingress.yaml"), "spec", "rules", "0", "http", "paths", "0", "backend", "service")
                        .get("name"))
                .isEqualTo(at(manifest("service.yaml"), "metadata").get("name"));
        assertThat(at(manifest("disruption-budget.yaml"), "spec", "selector", "matchLabels"))
                .isEqualTo(labels);
        assertThat(at(manifest("network-policy.yaml"), "spec", "podSelector", "matchLabels"))
                .isEqualTo(labels);
        assertThat(at(manifest("autoscaler.yaml"), "spec", "scaleTargetRef").get("name"))
                .isEqualTo(at(deployment, "metadata").get("name"));
        assertThat(at(manifest("secret.example.yaml"), "metadata").get("name"))
                .isEqualTo(at(container, "envFrom", "0", "secretRef").get("name"));

        assertThat(at(pod, "securityContext").get("runAsNonRoot").getAsBoolean())
                .isTrue();
        assertThat(pod.get("enableServiceLinks").getAsBoolean()).isFalse();
        JsonObject context = at(container, "securityContext");
        assertThat(context.get("readOnlyRootFilesystem").getAsBoolean()).isTrue();
        assertThat(context.get("allowPrivilegeEscalation").getAsBoolean()).isFalse();
        assertThat(at(container, "resources", "requests").keySet()).containsExactlyInAnyOrder("cpu", "memory");
        assertThat(at(container, "resources", "limits").keySet()).contains("memory");
        // Not ready without a database, but alive: a restart would not bring it back.
        assertThat(at(container, "readinessProbe", "httpGet").get("path").getAsString())
                .isEqualTo("/readyz");
        assertThat(at(container, "livenessProbe", "httpGet").get("path").getAsString())
                .isEqualTo("/livez");
        // The service takes up to 10 s from the signal, which comes after the pause.
        int pause =
                at(container, "lifecycle", "preStop", "sleep").get("seconds").getAsInt();
        assertThat(pod.get("terminationGracePeriodSeconds").getAsInt()).isGreaterThanOrEqualTo(pause + 10);
        // The image's user and port.
        Dockerfile image = Dockerfile.read(DEPLOY.resolve("Dockerfile"));
        assertThat(image.last("USER"))
                .startsWith(at(pod, "securityContext").get("runAsUser").getAsString() + ":");
        assertThat(image.last("EXPOSE"))
                .isEqualTo(at(container, "ports", "0").get("containerPort").getAsString());
    }

    /** Whoever may forward may name any address: no example trusts more than the proxy. */
    @Test
    void noExampleTrustsMoreThanTheProxy() throws IOException {
        JsonObject compose = yaml(Files.readString(DEPLOY.resolve("compose.yaml")));
        String proxy = at(compose, "services", "proxy", "networks", "inside")
                .get("ipv4_address")
                .getAsString();
        for (String instance : List.of("one", "two")) {
            JsonObject environment = at(compose, "services", instance, "environment");
            assertThat(environment.get("TRUSTED_PROXIES").getAsString()).isEqualTo(proxy);
            assertThat(environment.get("FORWARDED_HEADER").getAsString()).isEqualTo("X-Forwarded-For");
        }
        // Nobody knows the addresses of a cluster that is not there: what is not filled in does not start.
        Map<String, String> environment = new HashMap<>(Map.of("PORT", "0"));
        at(manifest("deployment.yaml"), "spec", "template", "spec", "containers", "0")
                .getAsJsonArray("env")
                .forEach(variable -> environment.put(
                        variable.getAsJsonObject().get("name").getAsString(),
                        variable.getAsJsonObject().get("value").getAsString()));
        assertThat(environment).containsEntry("FORWARDED_HEADER", "X-Forwarded-For");
        assertThat(refusal(environment)).contains("TRUSTED_PROXIES is 'FILL-IN");
    }

    /** The secrets of the example as they are, with nothing filled in: no pod makes a database of its own. */
    @Test
    void theEmptySecretsOfTheExampleDoNotStart() throws IOException {
        Map<String, String> environment = new HashMap<>(Map.of("PORT", "0"));
        at(manifest("secret.example.yaml"), "stringData")
                .asMap()
                .forEach((name, value) -> environment.put(name, value.getAsString()));
        assertThat(refusal(environment)).contains("DATABASE_URL is set but empty");
        assertThat(folder.resolve("data")).doesNotExist();
    }

    /** What the packaged program says when it does not start with these variables. */
    private String refusal(Map<String, String> environment) {
        Command.Result result;
        try (Command program = Command.service(folder, environment)) {
            result = program.await(Duration.ofMinutes(2));
        }
        assertThat(result.exitCode()).as(result.err()).isEqualTo(2);
        return result.err();
    }

    @Test
    void thereIsNoSecretInTheExamples() throws IOException {
        assertThat(at(manifest("secret.example.yaml"), "stringData").asMap())
                .isNotEmpty()
                .allSatisfy((name, value) -> assertThat(value.getAsString()).isEmpty());
        assertThat(Files.readAllLines(DEPLOY.resolve("env.example")))
                .contains("SECRET_KEY=")
                .allMatch(line -> line.startsWith("#") || line.matches("[A-Z_]+="));
    }

    @Test
    void composeReadsItsFile() throws IOException {
        String compose = Tools.path("docker-compose");
        Map<String, String> secrets = Map.of("POSTGRES_PASSWORD", "x", "SECRET_KEY", "y");
        Command.Result good = Command.run(DEPLOY, secrets, compose, "--file", "compose.yaml", "config", "--quiet");
        assertThat(good.exitCode()).as(good.err()).isZero();
        // Without secrets it says which and starts nothing.
        Command.Result none = Command.run(DEPLOY, Map.of(), compose, "--file", "compose.yaml", "config", "--quiet");
        assertThat(none.exitCode()).isNotZero();
        assertThat(none.err()).contains("see env.example");
        // And it can refuse.
        Path bad = folder.resolve("compose.yaml");
        Files.writeString(bad, Files.readString(DEPLOY.resolve("compose.yaml")).replace("read_only:", "readonly:"));
        assertThat(Command.run(DEPLOY, secrets, compose, "--file", bad.toString(), "config", "--quiet")
                        .exitCode())
                .isNotZero();

        JsonObject services = at(yaml(Files.readString(DEPLOY.resolve("compose.yaml"))), "services");
        for (String name : services.keySet()) {
            assertThat(at(services, name, "logging", "options").keySet()).contains("max-size", "max-file");
        }
        for (String instance : List.of("one", "two")) {
            JsonObject service = at(services, instance);
            assertThat(service.get("read_only").getAsBoolean()).isTrue();
            assertThat(at(services, "proxy", "environment").toString()).contains("\"" + instance + ":8000\"");
        }
    }

    @Test
    void theProxiesReadTheirConfigurations() throws IOException {
        Map<String, String> addresses =
                Map.of("LISTEN", "127.0.0.1:18080", "NIRAYANA_1", "127.0.0.1:18001", "NIRAYANA_2", "127.0.0.1:18002");
        Command.Result haproxy = Command.run(
                folder,
                addresses,
                Tools.path("haproxy"),
                "-c",
                "-f",
                DEPLOY.resolve("haproxy.cfg").toString());
        assertThat(haproxy.exitCode()).as(haproxy.err()).isZero();
        assertThat(haproxy.err()).doesNotContain("WARNING");
        String text = Files.readString(DEPLOY.resolve("nginx.conf.template"));
        for (Map.Entry<String, String> address : addresses.entrySet()) {
            text = text.replace("${" + address.getKey() + "}", address.getValue());
        }
        Path conf = Files.writeString(folder.resolve("nginx.conf"), text);
        Files.createDirectories(folder.resolve("logs"));
        Command.Result nginx = Command.run(
                folder,
                Map.of(),
                Tools.path("nginx"),
                "-t",
                "-p",
                folder.toString(),
                "-c",
                conf.toString(),
                "-g",
                "pid " + folder.resolve("nginx.pid") + "; error_log stderr;");
        assertThat(nginx.exitCode()).as(nginx.err()).isZero();
        assertThat(nginx.err()).doesNotContain("[warn]");
    }

    /** As the runbook installs it, but for its ports and its certificate: HTTP is sent on, and HTTPS is spoken as HTTP/2. */
    @Test
    void theSiteOfNginxSpeaksTls() throws Exception {
        Path home = Files.createDirectories(folder.resolve("site"));
        Path certificate = home.resolve("certificate.pem");
        Path key = home.resolve("key.pem");
        assertThat(Command.run(
                                home,
                                Map.of(),
                                Tools.path("openssl"),
                                "req",
                                "-x509",
                                "-newkey",
                                "rsa:2048",
                                "-nodes",
                                "-days",
                                "2",
                                "-subj",
                                "/CN=localhost",
                                "-addext",
                                "subjectAltName=DNS:localhost",
                                "-keyout",
                                key.toString(),
                                "-out",
                                certificate.toString())
                        .exitCode())
                .isZero();
        int plain = Ports.free();
        int secure = Ports.free();
        Path data = Files.createDirectories(folder.resolve("behind-nginx"));
        try (Command service = Command.service(data, Map.of("PORT", "0", "TRUSTED_PROXIES", "127.0.0.1"))) {
            String site = Files.readString(DEPLOY.resolve("nginx-site.conf.template"))
                    .replaceAll("(?m)^ *listen \\[::].*\n", "")
                    .replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
                    .replace("listen 443 ssl", "listen 127.0.0.1:" + secure + " ssl")
                    .replace("/etc/letsencrypt/live/${DOMAIN}/fullchain.pem", certificate.toString())
                    .replace("/etc/letsencrypt/live/${DOMAIN}/privkey.pem", key.toString())
                    .replace("http://127.0.0.1:8000", service.address())
                    .replace("https://$host$request_uri", "https://$host:" + secure + "$request_uri")
                    .replace("${DOMAIN}", "localhost");
            assertThat(site).doesNotContain("${");
            Path conf = Files.writeString(
                    home.resolve("nginx.conf"), "events {}\nhttp {\naccess_log off;\n" + site + "}\n");
            try (Command nginx = Command.start(
                    home,
                    Map.of(),
                    Tools.path("nginx"),
                    "-p",
                    home.toString(),
                    "-c",
                    conf.toString(),
                    "-e",
                    "stderr",
                    "-g",
                    "daemon off; pid " + home.resolve("pid") + ";")) {
                KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
                trusted.load(null, null);
                try (InputStream in = Files.newInputStream(certificate)) {
                    trusted.setCertificateEntry(
                            "localhost", CertificateFactory.getInstance("X.509").generateCertificate(in));
                }
                TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
                trust.init(trusted);
                SSLContext tls = SSLContext.getInstance("TLS");
                tls.init(null, trust.getTrustManagers(), null);
                HttpClient client = HttpClient.newBuilder().sslContext(tls).build();
                Waiting.until(Duration.ofMinutes(1), () -> isOpen(plain) && isOpen(secure));

                HttpResponse<String> sentOn = client.send(
                        HttpRequest.newBuilder(URI.create("http://localhost:" + plain + "/docs?x=1"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                assertThat(sentOn.statusCode()).isEqualTo(308);
                assertThat(sentOn.headers().firstValue("Location"))
                        .contains("https://localhost:" + secure + "/docs?x=1");
                HttpResponse<String> ready = client.send(
                        HttpRequest.newBuilder(URI.create("https://localhost:" + secure + "/readyz"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                assertThat(ready.body()).isEqualTo("{\"status\":\"ready\"}");
                assertThat(ready.version()).isEqualTo(HttpClient.Version.HTTP_2);
                // The service knows that the client came by HTTPS.
                assertThat(ready.headers().firstValue("Strict-Transport-Security"))
                        .isPresent();
                // nginx's master must end its workers itself.
                nginx.terminate();
                nginx.await(Duration.ofSeconds(30));
            }
        }
    }

    private static boolean isOpen(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException notYet) {
            return false;
        }
    }

    /** What the unit writes is for its user alone, and it has only what Java and the service need. */
    @Test
    void theUnitIsNarrow() throws IOException {
        Map<String, String> unit = new HashMap<>();
        for (String line : Files.readAllLines(DEPLOY.resolve("nirayana.service"))) {
            if (line.matches("[A-Z][A-Za-z]+=.*")) {
                String[] parts = line.split("=", 2);
                assertThat(unit.put(parts[0], parts[1])).as(line).isNull();
            } else {
                assertThat(line).matches("#.*|\\[(Unit|Service|Install)]|");
            }
        }
        assertThat(unit)
                .containsEntry("UMask", "0077")
                .containsEntry("StateDirectoryMode", "0700")
                .containsEntry("ProtectSystem", "strict")
                .containsEntry("NoNewPrivileges", "yes")
                // Whatever ends it but a stop, out of memory among that, is answered by a new start.
                .containsEntry("Restart", "on-failure")
                // The compiler of Java writes what it then executes.
                .doesNotContainKey("MemoryDenyWriteExecute");
        assertThat(unit.get("User")).isNotEqualTo("root");
        // The service takes up to 10 s to stop.
        assertThat(Integer.parseInt(unit.get("TimeoutStopSec"))).isGreaterThan(10);
    }

    @Test
    void theDockerfileIsSound() throws IOException {
        Dockerfile file = Dockerfile.read(DEPLOY.resolve("Dockerfile"));
        assertThat(file.objections(Command.ROOT)).isEmpty();
        // As the image runs them: in sh.
        StringBuilder script = new StringBuilder("#!/bin/sh\n");
        file.all("RUN").forEach(run -> script.append(run.rest()).append('\n'));
        Path written = Files.writeString(folder.resolve("run.sh"), script);
        Command.Result checked = Command.run(
                folder,
                Map.of(),
                Tools.path("shellcheck"),
                written.toString(),
                DEPLOY.resolve("healthcheck").toString());
        assertThat(checked.out()).isEmpty();
        assertThat(checked.exitCode()).isZero();
    }

    @Test
    void theLinterOfDockerfilesCanRefuse() throws IOException {
        String good = Files.readString(DEPLOY.resolve("Dockerfile"));
        Map<String, String> changes = Map.of(
                "USER 10001:10001", "USER root",
                "HEALTHCHECK", "HEALTHCHEK",
                "COPY deploy/healthcheck", "COPY deploy/nothing",
                "--from=build", "--from=elsewhere",
                "FROM eclipse-temurin:25-jre", "FROM eclipse-temurin",
                "ENTRYPOINT [\"java\"", "ENTRYPOINT java [",
                "ENV HOST", "ENV SECRET_KEY=x HOST");
        for (Map.Entry<String, String> change : changes.entrySet()) {
            assertThat(good).contains(change.getKey());
            Path bad =
                    Files.writeString(folder.resolve("Dockerfile"), good.replace(change.getKey(), change.getValue()));
            assertThat(Dockerfile.read(bad).objections(Command.ROOT))
                    .as(change.getValue())
                    .isNotEmpty();
        }
    }

    /** The image has a newer Java than the oldest that the tests run on; there the archive is made with variants alone, since it takes long. */
    private static final boolean OF_THE_IMAGE = Runtime.version().feature() >= 25;

    private static final boolean WITH_ARCHIVE = OF_THE_IMAGE || Proof.withVariants();

    /** The image's own commands on the packaged jar: archive, start, health check, stop; nothing written but data and temp. */
    @Test
    @Tag(Variant.WIDER)
    void theImagesCommandsWork() throws Exception {
        Dockerfile file = Dockerfile.read(DEPLOY.resolve("Dockerfile"));
        Path app = Files.createDirectories(folder.resolve("app"));
        Path data = Files.createDirectories(folder.resolve("data"));
        Path temp = Files.createDirectories(folder.resolve("tmp"));
        Files.copy(Command.JAR, app.resolve("nirayana.jar"));
        Files.copy(DEPLOY.resolve("healthcheck"), app.resolve("healthcheck"));
        Files.writeString(app.resolve("java.options"), here(Files.readString(DEPLOY.resolve("java.options"))));
        Files.setPosixFilePermissions(app.resolve("healthcheck"), PosixFilePermissions.fromString("rwxr-xr-x"));
        String making = file.last("RUN").replaceAll(" && .*", "");
        assertThat(making).contains("Rehearsal");
        if (WITH_ARCHIVE) {
            // The newer archive also keeps what the second compiler wants to know; the older holds classes alone.
            String java = Command.JAVA + (OF_THE_IMAGE ? " " : " " + String.join(" ", Command.SHORT_LIVED) + " ");
            Command.Result made =
                    Command.run(folder, Map.of(), "sh", "-c", here(making).replaceFirst("^java ", java));
            assertThat(made.exitCode()).as(made.err()).isZero();
        }

        List<String> start = new ArrayList<>(Dockerfile.words(file.last("ENTRYPOINT")).stream()
                .map(this::here)
                .filter(word -> !word.isEmpty())
                .toList());
        assertThat(start.get(0)).isEqualTo("java");
        start.set(0, Command.JAVA.toString());
        start.add(1, "-Djava.io.tmpdir=" + temp);
        // An archive that does not fit would be passed over in silence: here it must be used.
        if (WITH_ARCHIVE) {
            start.add(1, OF_THE_IMAGE ? "-XX:AOTMode=on" : "-Xshare:on");
        }
        Map<String, String> environment = new HashMap<>(file.environment());
        // A free port of this machine alone, a folder instead of the volume; the rest is as in the image.
        environment.put("HOST", "127.0.0.1");
        environment.put("PORT", "0");
        environment.put("DATA_DIR", data.toString());
        List<String> command = asOrdinaryUser(file.last("USER"));
        command.addAll(start);
        try (Command service = Command.start(Path.of("/"), environment, command.toArray(String[]::new))) {
            String port = service.address().replaceAll(".*:", "");
            String check = here(Dockerfile.words(file.last("HEALTHCHECK")).get(0));
            // Docker asks several times too.
            Waiting.until(
                    Duration.ofSeconds(30),
                    () -> Command.run(folder, Map.of("PORT", port), check).exitCode() == 0);
            assertThat(Command.run(folder, Map.of("PORT", "1"), check).exitCode())
                    .isNotZero();
            service.terminate();
            assertThat(service.await(Duration.ofSeconds(30)).exitCode()).isEqualTo(143);
            assertThat(service.errLines()).isNotEmpty().allSatisfy(line -> assertThat(line)
                    .startsWith("{\"time\":"));
        }
    }

    /** A word of the image as it is said here: its paths below the test's folder, and options this Java knows. */
    private String here(String word) {
        String moved = word.replace("/app/", folder.resolve("app") + "/");
        if (OF_THE_IMAGE) {
            return moved;
        }
        if (!WITH_ARCHIVE) {
            moved = moved.replaceAll("-XX:AOTCache=\\S+", "");
        }
        // The archive by its older name.
        return moved.replace("-XX:AOTCacheOutput=", "-XX:ArchiveClassesAtExit=")
                .replace("-XX:AOTCache=", "-XX:SharedArchiveFile=")
                .replace("-Xlog:aot=off", "-Xlog:class+path=off")
                .replace("--sun-misc-unsafe-memory-access=allow", "");
    }

    /** Who may not write outside what belongs to them, when this runs as root. */
    private List<String> asOrdinaryUser(String user) throws IOException {
        if (!"root".equals(System.getProperty("user.name"))) {
            return new ArrayList<>();
        }
        String[] ids = user.split(":", 2);
        // The way to the temporary folder, as the image's own folders are open.
        assertThat(Command.run(
                                folder,
                                Map.of(),
                                "chmod",
                                "a+rx",
                                folder.toString(),
                                folder.resolve("app").toString())
                        .exitCode())
                .isZero();
        assertThat(Command.run(folder, Map.of(), "chown", "-R", user, "data", "tmp")
                        .exitCode())
                .isZero();
        return new ArrayList<>(List.of("setpriv", "--reuid", ids[0], "--regid", ids[1], "--clear-groups"));
    }
}
