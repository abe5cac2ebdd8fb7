/** Reads pages that are open in Playwright, Puppeteer or another client of the Chrome DevTools protocol. */

import { readFileSync } from 'node:fs';
import { read } from './read.ts';
import type { BrowserPage, CdpSession, PageOptions, Reading } from './types.ts';

/** Name of the isolated JavaScript world in which the script runs, so that scripts of the page cannot interfere. */
const WORLD = 'lectern';

/**
 * Extracts the article from an open page in its current state. The caller must first wait until the page has its
 * content.
 *
 * @throws the errors of {@link read}, {@link ElementMissing} if no element matches the selector, and the browser's
 * errors, for example for an invalid selector
 */
export async function readPage(page: BrowserPage, options: PageOptions = {}): Promise<Reading> {
  return read(await takePage(page, options.selector ?? ''), options);
}

/** Takes a snapshot in an open page, and returns the JSON that {@link read} accepts. */
async function takePage(page: BrowserPage, selector: string): Promise<string> {
  const session = await openSession(page);
  if (!session) return (await page.evaluate(`(${snapshotFunction})(${JSON.stringify(selector)})`)) as string;
  try {
    return await takeIn(session, selector);
  } finally {
    await session.detach().catch(() => {});
  }
}

/** Opens a DevTools session. Null if the browser does not support the Chrome DevTools protocol (Firefox, WebKit). */
async function openSession(page: BrowserPage): Promise<CdpSession | null> {
  try {
    if (page.createCDPSession) return await page.createCDPSession();
    return (await page.context?.().newCDPSession?.(page as never)) ?? null;
  } catch {
    return null;
  }
}

/** Maximum number of elements of a page searched for closed shadow roots: the browser has to describe every node. */
const MAX_SEARCHED = 100_000;

/** Counts elements, even if an `<img name="getElementsByTagName">` replaces `document.getElementsByTagName`. */
const COUNT_ELEMENTS = "() => Document.prototype.getElementsByTagName.call(document, '*').length";

type Send = <T>(method: string, params?: object) => Promise<T>;

interface CallResult<T> {
  result: { value: T };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

interface ProtocolNode {
  backendNodeId: number;
  shadowRootType?: string;
  children?: readonly ProtocolNode[];
  shadowRoots?: readonly ProtocolNode[];
  contentDocument?: ProtocolNode;
}

async function takeIn(session: CdpSession, selector: string): Promise<string> {
  const send: Send = async <T>(method: string, params?: object) => (await session.send(method, params)) as T;
  const { frameTree } = await send<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree');
  const { executionContextId } = await send<{ executionContextId: number }>('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: WORLD,
  });
  const call = async <T>(functionDeclaration: string, args: readonly object[]): Promise<T> => {
    const { result, exceptionDetails } = await send<CallResult<T>>('Runtime.callFunctionOn', {
      functionDeclaration,
      executionContextId,
      arguments: args,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const elements = await call<number>(COUNT_ELEMENTS, []);
  const roots = elements > MAX_SEARCHED ? [] : await closedRootsIn(send, executionContextId);
  return call(snapshotFunction, [{ value: selector }, ...roots]);
}

/** Returns the closed shadow roots of the page as arguments for `Runtime.callFunctionOn`. */
async function closedRootsIn(send: Send, executionContextId: number): Promise<{ objectId: string }[]> {
  const { root } = await send<{ root: ProtocolNode }>('DOM.getDocument', { depth: -1, pierce: true });
  const roots = await Promise.all(
    closedRoots(root).map(({ backendNodeId }) =>
      send<{ object: { objectId: string } }>('DOM.resolveNode', { backendNodeId, executionContextId }).then(
        ({ object: { objectId } }) => [{ objectId }],
        // ignore a shadow root in a frame of another site, and one that has been removed
        () => [],
      ),
    ),
  );
  return roots.flat();
}

function closedRoots(root: ProtocolNode): ProtocolNode[] {
  const found: ProtocolNode[] = [];
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.shadowRootType === 'closed') found.push(node);
    for (const child of node.children ?? []) stack.push(child);
    for (const child of node.shadowRoots ?? []) stack.push(child);
    if (node.contentDocument) stack.push(node.contentDocument);
  }
  return found;
}

/** The compiled code of `page-script.ts`, which the package contains next to this file. */
const CODE = readFileSync(new URL('./snapshot.js', import.meta.url), 'utf8');

/** Code of a function of a CSS selector ('' for the page) and closed shadow roots. It returns a `TakenPage` as JSON. */
const snapshotFunction = `(selector, ...roots) => {\n${CODE}\nreturn lecternSnapshot.take(roots, selector);\n}`;

/** Script to evaluate in any page; it does not change the page. Its result is the JSON that `read` accepts. */
export const snapshotScript = `(${snapshotFunction})('')`;
