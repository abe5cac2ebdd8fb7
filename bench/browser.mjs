// A document that runs no script and loads nothing, filled with one page after the other. Our own code runs in an
// isolated world, as a content script does, which the page's policy does not bind.
import { createServer } from 'node:http';
import { chromium } from 'playwright';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'none'; form-action 'none'",
  // an isolated page gets a clock that counts in 5 µs instead of 100
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** A browser that shows pages and runs a script of ours in them. */
export async function launchBench(executablePath, script) {
  const server = createServer((_request, response) => response.writeHead(200, HEADERS).end('<!doctype html>'));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  return {
    /** Shows a page from scratch and gives what an expression in the script's world makes of it. */
    async run(html, expression) {
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      const { frameTree } = await session.send('Page.getFrameTree');
      const frameId = frameTree.frame.id;
      await session.send('Page.setDocumentContent', { frameId, html });
      const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName: 'bench' });
      await evaluate(session, executionContextId, script);
      return evaluate(session, executionContextId, expression);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function evaluate(session, contextId, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
