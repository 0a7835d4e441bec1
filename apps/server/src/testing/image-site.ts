import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Server, createServer } from 'node:https';
import { type RemoteFilesOptions, createRemoteFiles } from '../platform/media/remote-files';
import { certificate, key } from './image-site-certificate';

const loopback = '127.0.0.1';

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The site has no port.');
  return address.port;
};

/** Serves images of another site over TLS on this machine. */
export async function startImageSite(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer({ key, cert: certificate }, respond);
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
  return {
    /** Address of a file there. */
    url: (path: string, host = 'pictures.example') => `https://${host}:${portOf(server)}${path}`,
    /**
     * Fetches as in production, but allows this machine's address, trusts the site's certificate and resolves every name here.
     * @param addressOf resolves names to other addresses
     */
    files: (
      options: RemoteFilesOptions = {},
      addressOf: (host: string) => string = () => loopback,
    ) =>
      createRemoteFiles({
        ca: certificate,
        mayConnect: (address) => address === loopback,
        resolve: (host, _options, done) => done(null, [{ address: addressOf(host), family: 4 }]),
        ...options,
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type ImageSite = Awaited<ReturnType<typeof startImageSite>>;
