package org.nirayana.service.mail;

/** Delivers one letter, or throws; it may take its time. */
public interface Carrier extends AutoCloseable {
    void deliver(Letter letter) throws Exception;

    @Override
    void close();
}
