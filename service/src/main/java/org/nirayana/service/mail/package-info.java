/**
 * Mail that leaves the service.
 *
 * <p>{@link org.nirayana.service.mail.MailQueue} takes a {@link org.nirayana.service.mail.MailMessage} and returns at once; a
 * thread of its own delivers, so no answer ever waits for a mail server, and how long delivery takes says nothing about
 * whether a message was written at all. {@link org.nirayana.service.mail.Smtp} speaks to the server the operator named.
 *
 * <p>A message that cannot be delivered is logged without its recipient and its text. What may not live here: what is
 * written in a message and to whom.
 */
package org.nirayana.service.mail;
