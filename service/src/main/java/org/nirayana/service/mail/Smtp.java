package org.nirayana.service.mail;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Properties;
import org.nirayana.service.config.Config;

/** The operator's mail server. */
public final class Smtp implements MailTransport {
    private static final String TIMEOUT_MILLISECONDS = "10000";

    private final Config.Mail settings;
    private final Session session;
    private final String protocol;

    public Smtp(Config.Mail settings) {
        this.settings = settings;
        this.protocol = settings.implicitTls() ? "smtps" : "smtp";
        Properties properties = new Properties();
        String prefix = "mail." + protocol + ".";
        properties.setProperty(prefix + "connectiontimeout", TIMEOUT_MILLISECONDS);
        properties.setProperty(prefix + "timeout", TIMEOUT_MILLISECONDS);
        properties.setProperty(prefix + "writetimeout", TIMEOUT_MILLISECONDS);
        properties.setProperty(prefix + "ssl.checkserveridentity", "true");
        properties.setProperty(prefix + "starttls.enable", String.valueOf(settings.startTls()));
        // Asked for means required: a server that does not offer it must not get the letter in the clear.
        properties.setProperty(prefix + "starttls.required", String.valueOf(settings.startTls()));
        properties.setProperty(
                prefix + "auth", String.valueOf(settings.smtpUser().isPresent()));
        this.session = Session.getInstance(properties);
    }

    @Override
    public void deliver(MailMessage letter) throws MessagingException, UnsupportedEncodingException {
        MimeMessage message = new MimeMessage(session);
        message.setFrom(new InternetAddress(settings.fromEmail(), settings.fromName(), StandardCharsets.UTF_8.name()));
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to(), true));
        message.setSubject(letter.subject(), StandardCharsets.UTF_8.name());
        message.setText(letter.text(), StandardCharsets.UTF_8.name());
        message.setHeader("Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
        message.saveChanges();
        try (Transport transport = session.getTransport(protocol)) {
            transport.connect(
                    settings.smtpHost(),
                    settings.smtpPort(),
                    settings.smtpUser().orElse(null),
                    settings.smtpPassword().map(secret -> secret.value()).orElse(null));
            transport.sendMessage(message, message.getAllRecipients());
        }
    }

    @Override
    public void close() {
        // Every letter has a connection of its own; nothing stays open.
    }
}
