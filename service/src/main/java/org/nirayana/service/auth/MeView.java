package org.nirayana.service.auth;

/** The user that a token belongs to. */
public record MeView(long id, String username, String email, String name, boolean isSuperuser, boolean isActive) {}
