package org.nirayana.service.mail;

/** A plain-text mail to one recipient. */
public record MailMessage(String to, String subject, String text) {}
