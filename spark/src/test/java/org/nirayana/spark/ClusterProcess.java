package org.nirayana.spark;

import java.io.IOException;
import java.util.Arrays;
import org.apache.spark.deploy.SparkSubmit;
import org.apache.spark.deploy.master.Master;
import org.apache.spark.deploy.worker.Worker;

/**
 * A master or a worker of a real cluster, or what {@code spark-submit} starts, in a process of its own that ends with the one that started it: when that one is gone, in
 * whatever way, nothing holds its standard input open any more.
 */
public final class ClusterProcess {
    private ClusterProcess() {}

    public static void main(String[] args) {
        Thread watch = new Thread(
                () -> {
                    try {
                        while (System.in.read() >= 0) {
                            // Nothing is ever said.
                        }
                    } catch (IOException gone) {
                        // As good as the end.
                    }
                    Runtime.getRuntime().halt(0);
                },
                "end-with-parent");
        watch.setDaemon(true);
        watch.start();
        String[] rest = Arrays.copyOfRange(args, 1, args.length);
        switch (args[0]) {
            case "master" -> Master.main(rest);
            case "worker" -> Worker.main(rest);
            case "submit" -> SparkSubmit.main(rest);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
