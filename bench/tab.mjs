// Opens a browser with one page, in which benches run code. The code runs in an isolated world, like a content script:
// the page's content security policy does not restrict it, and it runs even if scripting is off.
import { chromium } from 'playwright';
import { isOwnHost } from './server.mjs';

const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.localhost';
const WORLD = 'lectern-bench';

/** An error or a timeout of the bench's own code in the page. The tab can still be used afterwards. */
export class InPageError extends Error {}

/** Opens a browser with one page, which runs `script` and can only reach the bench's own server. */
export async function openTab({ executablePath, script, scripting = true, viewport = { width: 1280, height: 800 } }) {
  const browser = await chromium.launch({
    executablePath,
    // provides gc(), so that measurements do not include garbage of earlier runs
    args: ['--no-sandbox', `--host-resolver-rules=${HOSTS}`, '--js-flags=--expose-gc'],
    // keeps the browser open when the user presses Ctrl-C, because the run must still save its results
    handleSIGINT: false,
  });
  const context = await browser.newContext({ viewport, javaScriptEnabled: scripting });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // rejects if the page crashes: without this, calls to the crashed page would wait forever
  const crash = new Promise((_, reject) => page.once('crash', () => reject(new Error('the page crashed'))));
  crash.catch(() => {});
  const unlessCrashed = (answer) => Promise.race([answer, crash]);
  let world = null;
  let frameId = null;
  let isVisiting = false;
  await keepFromLeaving(session, (frame) => isVisiting || frame !== frameId);

  async function openWorld() {
    frameId = (await session.send('Page.getFrameTree')).frameTree.frame.id;
    world = (await session.send('Page.createIsolatedWorld', { frameId, worldName: WORLD })).executionContextId;
    await evaluate(session, world, script);
  }

  return {
    async visit(address) {
      isVisiting = true;
      await page.goto(address, { waitUntil: 'load' }).finally(() => {
        isVisiting = false;
      });
      await openWorld();
    },
    /** Replaces the content of the open page. The script given to `openTab` stays loaded. */
    show: (html) => unlessCrashed(session.send('Page.setDocumentContent', { frameId, html })),
    /** Evaluates an expression in the isolated world of `script`. Resolves to the result; fails after `timeout` ms. */
    call: (expression, timeout) => unlessCrashed(evaluate(session, world, expression, timeout)),
    close: () => browser.close(),
  };
}

/**
 * Prevents the page from navigating by itself, which a page can do even without scripts (meta refresh), and frames from
 * loading other hosts. `mayNavigate`: returns whether the frame with this id may navigate now.
 */
async function keepFromLeaving(session, mayNavigate) {
  session.on('Fetch.requestPaused', ({ requestId, request, frameId }) => {
    const answer =
      isOwnHost(new URL(request.url).hostname) && mayNavigate(frameId)
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // ignores errors: the page may already be closed
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
