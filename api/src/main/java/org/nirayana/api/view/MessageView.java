package org.nirayana.api.view;

/** An answer that only says that it is done. */
public record MessageView(String message) {}
