// Serves the pages of a run on a free port: each shape under its id, made on request.
import { createServer } from 'node:http';

/**
 * Starts the server.
 *
 * @param pages path → a function that makes the response, and its type
 * @returns its address, and a function that stops it
 */
export async function startSite(pages) {
  const server = createServer((request, response) => {
    const found = pages.get(new URL(request.url ?? '/', 'http://site').pathname);
    if (!found) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': found.type }).end(found.make());
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
