import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Prepares a server to be closed without cutting off requests and without waiting for connections that carry none.
 * @returns closes it: running requests may take `graceMs` milliseconds, then they lose their connection
 */
export function prepareClose(app: FastifyInstance, stop: AbortController): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    // A connection that was busy when the stop began is idle only now.
    if (stop.signal.aborted) setImmediate(() => app.server.closeIdleConnections());
    done();
  });

  return async (graceMs) => {
    stop.abort();
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
    try {
      const closed = app.close();
      // Browsers open connections ahead of need, and Node does not count those among the idle ones.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await closed;
    } finally {
      clearTimeout(cut);
    }
  };
}
