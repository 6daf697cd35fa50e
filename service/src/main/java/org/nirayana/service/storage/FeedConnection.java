package org.nirayana.service.storage;

import java.sql.Connection;
import java.sql.SQLException;

/** A connection that can sleep until another instance may have changed something. */
public interface FeedConnection extends AutoCloseable {

    Connection connection();

    /** Sleeps until a change is announced or the time is over, whichever is first. */
    void await(int milliseconds) throws SQLException, InterruptedException;

    @Override
    void close();
}
