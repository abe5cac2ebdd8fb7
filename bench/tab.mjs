// A browser with one page. Our code runs in a world of its own in it, as a content script does: the page's policy does
// not bind it, and where scripting is off it runs all the same.
import { chromium } from 'playwright';
import { isOwnHost } from './server.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
const WORLD = 'lectern-bench';

/** Our own code threw in the page, or was stopped there: the page is still good. */
export class InPageError extends Error {}

/** Opens a browser whose page runs `script` and reaches nothing but our own server. */
export async function openTab({ executablePath, script, scripting = true, viewport = { width: 1280, height: 800 } }) {
  const browser = await chromium.launch({
    executablePath,
    // gc() for measurements that must not pay for what others left behind
    args: ['--no-sandbox', `--host-resolver-rules=${HOSTS}`, '--js-flags=--expose-gc'],
    // who interrupts a run gets what was read until then
    handleSIGINT: false,
  });
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripting });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // a crashed page never answers
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
    /** Loads an address, with a world that is new. */
    async visit(address) {
      await page.goto(address, { waitUntil: 'load' });
      await openWorld();
    },
    /** Replaces the content of the page that is open; the world stays, and with it what was compiled. */
    show: (html) => unlessCrashed(session.send('Page.setDocumentContent', { frameId, html })),
    /** What an expression gives in the script's world, a promise awaited; it is stopped after `timeout` milliseconds. */
    call: (expression, timeout) => unlessCrashed(evaluate(session, world, expression, timeout)),
    close: () => browser.close(),
  };
}

/** Pages may send the browser elsewhere without a script (meta refresh); the answer is that nothing happens. */
async function keepFromLeaving(session) {
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = isOwnHost(new URL(request.url).hostname)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // the request may be gone with its page
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
