// The pages of a run, on a free port: each shape under its id, made when it is asked for.
import { createServer } from 'node:http';

/**
 * Starts the server.
 *
 * @param pages path → what is sent: a function that makes it, and its type
 * @returns where it is, and how to end it
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
