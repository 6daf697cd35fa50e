package org.nirayana.service.mail;

/** Delivers one letter, or throws; it may take its time. */
public interface MailTransport extends AutoCloseable {
    void deliver(MailMessage letter) throws Exception;

    @Override
    void close();
}
