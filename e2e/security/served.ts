/** Serves exports to a browser, and records all other requests. */
import { createServer } from 'node:http';

export interface Served {
  url: string;
  /** Requested paths, except the paths of the served pages. */
  asked: string[];
  close(): void;
}

/**
 * Starts the server on a free port.
 *
 * @param pages content and media type of each page, by its path
 */
export async function serve(pages: ReadonlyMap<string, { type: string; body: string | Uint8Array }>): Promise<Served> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) asked.push(request.url ?? '');
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
