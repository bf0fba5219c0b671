/** A connection to the site that can be cut, because Chromium's offline mode keeps open streams. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  baseUrl: string;
  /** Ends every connection and accepts no new one. */
  cut: () => void;
  heal: () => void;
  close: () => void;
}

export async function openLine(siteUrl: string): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // Both ends notice the close.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    [near, far].forEach(keep);
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    heal: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      destroyAll();
    },
  };
}
