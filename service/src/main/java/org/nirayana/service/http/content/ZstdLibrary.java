package org.nirayana.service.http.content;

import com.github.luben.zstd.util.Native;
import java.util.Map;
import org.nirayana.service.log.Log;

/**
 * The native library of Zstandard. It is unpacked and loaded beside the start, and until then, or where that is not possible,
 * answers are compressed by gzip.
 */
public final class ZstdLibrary {
    private static volatile boolean loaded;

    private ZstdLibrary() {}

    static boolean isLoaded() {
        return loaded;
    }

    /** Begins to load it; nobody waits. */
    public static void loadInBackground() {
        if (loaded) {
            return;
        }
        Thread thread = new Thread(ZstdLibrary::load, "zstd");
        thread.setDaemon(true);
        thread.start();
    }

    private static void load() {
        try {
            Native.load();
            loaded = true;
        } catch (RuntimeException | LinkageError unusable) {
            Log.named("http")
                    .info(
                            "Zstandard's library cannot be loaded; answers are compressed by gzip",
                            Map.of("reason", unusable.getClass().getName()));
        }
    }
}
