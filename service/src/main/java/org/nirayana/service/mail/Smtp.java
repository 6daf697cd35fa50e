package org.nirayana.service.mail;

import io.vertx.core.Vertx;
import io.vertx.ext.mail.LoginOption;
import io.vertx.ext.mail.MailClient;
import io.vertx.ext.mail.MailConfig;
import io.vertx.ext.mail.MailMessage;
import io.vertx.ext.mail.StartTLSOptions;
import java.util.concurrent.TimeUnit;
import org.nirayana.service.config.Config;

/** The operator's mail server. */
public final class Smtp implements Carrier {
    private static final int PATIENCE_SECONDS = 30;

    private final MailClient client;
    private final String from;

    public Smtp(Vertx vertx, Config.Mail settings) {
        MailConfig config = new MailConfig()
                .setHostname(settings.smtpHost())
                .setPort(settings.smtpPort())
                .setSsl(settings.implicitTls())
                // Asked for means required: a server that does not offer it must not get the letter in the clear.
                .setStarttls(settings.startTls() ? StartTLSOptions.REQUIRED : StartTLSOptions.DISABLED)
                .setKeepAlive(false)
                .setUserAgent("nirayana");
        if (settings.smtpUser().isPresent()) {
            config.setLogin(LoginOption.REQUIRED)
                    .setUsername(settings.smtpUser().get())
                    .setPassword(settings.smtpPassword().map(secret -> secret.value()).orElse(""));
        } else {
            config.setLogin(LoginOption.DISABLED);
        }
        this.client = MailClient.create(vertx, config);
        this.from = settings.fromEmail() + " (" + settings.fromName().replaceAll("[()\\\\\\p{Cntrl}]", " ") + ")";
    }

    @Override
    public void deliver(Letter letter) throws Exception {
        MailMessage message = new MailMessage()
                .setFrom(from)
                .setTo(letter.to())
                .setSubject(letter.subject())
                .setText(letter.text());
        client.sendMail(message).toCompletionStage().toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        client.close();
    }
}
