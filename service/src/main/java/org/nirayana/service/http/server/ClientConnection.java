package org.nirayana.service.http.server;

import org.nirayana.service.http.message.Peer;

/** What is known of a connection for as long as it lasts; used on its event loop alone. */
record ClientConnection(Deadline deadline, Peer.Connected end) {}
