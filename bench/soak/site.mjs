// Serves the pages of a soak run on a free port. Each page is generated when it is requested.
import { createServer } from 'node:http';

/**
 * Starts the server.
 *
 * @param pages for each path, the content type and a function that generates the content
 * @returns the server's address, and a function that stops the server
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
