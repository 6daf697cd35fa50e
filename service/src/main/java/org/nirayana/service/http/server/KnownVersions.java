package org.nirayana.service.http.server;

import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;

/**
 * Takes a request of another version of HTTP for one that cannot be read, so that it is refused as all others are: Vert.x by
 * itself answers it without headers and without a body.
 */
@ChannelHandler.Sharable
final class KnownVersions extends ChannelInboundHandlerAdapter {
    static final KnownVersions INSTANCE = new KnownVersions();

    /** The request is of a version that is not spoken here. */
    static final class UnknownVersion extends Exception {
        private static final long serialVersionUID = 1L;

        UnknownVersion() {
            super("unknown version of HTTP", null, false, false);
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest request
                && request.decoderResult().isSuccess()
                && !request.protocolVersion().equals(HttpVersion.HTTP_1_1)
                && !request.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
            request.setDecoderResult(DecoderResult.failure(new UnknownVersion()));
            request.setProtocolVersion(HttpVersion.HTTP_1_1);
        }
        context.fireChannelRead(message);
    }
}
