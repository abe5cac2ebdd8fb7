// A browser with one page. The bench's code runs in an isolated world, like a content script: the page's policy does
// not apply to it, and it runs even with scripting off.
import { chromium } from 'playwright';
import { isOwnHost } from './server.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
const WORLD = 'lectern-bench';

/** An error or a timeout of the bench's own code in the page; the tab is still usable. */
export class InPageError extends Error {}

/** Opens a browser whose page runs `script` and can reach only the bench's own server. */
export async function openTab({ executablePath, script, scripting = true, viewport = { width: 1280, height: 800 } }) {
  const browser = await chromium.launch({
    executablePath,
    // gc(), so that measurements do not pay for earlier garbage
    args: ['--no-sandbox', `--host-resolver-rules=${HOSTS}`, '--js-flags=--expose-gc'],
    // Ctrl-C must not close the browser: the run still saves its results
    handleSIGINT: false,
  });
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripting });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // a call to a crashed page would never settle
  const crash = new Promise((_, reject) => page.once('crash', () => reject(new Error('the page crashed'))));
  crash.catch(() => {});
  const unlessCrashed = (answer) => Promise.race([answer, crash]);
  await keepFromLeaving(session);
  let world = null;
  let frameId = null;

  async function openWorld() {
    frameId = (await session.send('Page.getFrameTree')).frameTree.frame.id;
    world = (await session.send('Page.createIsolatedWorld', { frameId, worldName: WORLD })).executionContextId;
    await evaluate(session, world, script);
  }

  return {
    /** Loads an address, with a new world. */
    async visit(address) {
      await page.goto(address, { waitUntil: 'load' });
      await openWorld();
    },
    /** Replaces the content of the open page; the world stays, with its compiled code. */
    show: (html) => unlessCrashed(session.send('Page.setDocumentContent', { frameId, html })),
    /** Evaluates an expression in the script's world and awaits its promise; stops it after `timeout` (ms). */
    call: (expression, timeout) => unlessCrashed(evaluate(session, world, expression, timeout)),
    close: () => browser.close(),
  };
}

/** Blocks navigation to other hosts, which needs no script (meta refresh): the browser then stays on the page. */
async function keepFromLeaving(session) {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = isOwnHost(new URL(request.url).hostname)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // the request may have ended with its page
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
}

async function evaluate(session, contextId, expression, timeout) {
  const limit = timeout === undefined ? {} : { timeout };
  const answer = await session
    .send('Runtime.evaluate', { expression, contextId, returnByValue: true, awaitPromise: true, ...limit })
    .catch((error) => {
      if (!/Execution was terminated/.test(error.message)) throw error;
      throw new InPageError(`took longer than ${timeout / 1000} s`);
    });
  const { result, exceptionDetails } = answer;
  if (exceptionDetails) throw new InPageError(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
