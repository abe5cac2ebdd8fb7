/** Renders small pages in a real browser for unit tests. */
import { type LivePage, type TakeOptions, takeSnapshot } from '../src/page/snapshot/take.ts';
import { NodeKind, type PageSnapshot } from '../src/page/snapshot/types.ts';

/** Frames whose page was removed. They are used again, because a new frame takes ten times as long as its page. */
const free: HTMLIFrameElement[] = [];

/**
 * Matches pages that need their own frame: those that load something, and those that leave something behind in their
 * frame, such as variables or a content security policy.
 */
const NEEDS_OWN_FRAME = /<script|<i?frame|<link|http-equiv|shadowrootmode|\bsrc|url\(|poster|\bdata=/i;

/** Renders HTML in a frame with real layout (1280 × 800 by default). Returns its document. */
export async function renderPage(html: string, width = 1280): Promise<Document> {
  return NEEDS_OWN_FRAME.test(html) ? renderAlone(html, width) : renderInUsedFrame(html, width);
}

async function renderAlone(html: string, width: number): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.style.cssText = styleOf(width);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

function renderInUsedFrame(html: string, width: number): Document {
  const used = free.pop();
  const frame = used?.isConnected ? used : document.createElement('iframe');
  frame.style.cssText = styleOf(width);
  if (frame !== used) document.body.append(frame);
  frame.dataset.reusable = '';
  const page = frame.contentDocument as Document;
  page.open();
  page.write(html);
  page.close();
  return page;
}

const styleOf = (width: number) => `position:fixed; inset:0; width:${width}px; height:800px; border:0`;

/** Removes all pages that `renderPage` added. */
export function removePages(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.dataset.reusable === undefined) frame.remove();
    else if (!free.includes(frame)) putAway(frame);
  }
}

function putAway(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument as Document;
  frame.style.display = 'none';
  page.replaceChildren();
  page.adoptedStyleSheets = [];
  free.push(frame);
}

export async function snapshotPage(html: string, options?: TakeOptions): Promise<LivePage> {
  const { snapshot, nodes } = takeSnapshot(await renderPage(html), options);
  return { snapshot: atOwnAddress(snapshot), nodes };
}

/** Replaces the URL of the page: its frame has the URL of the window around it, which looks like that of a home page. */
function atOwnAddress(snapshot: PageSnapshot): PageSnapshot {
  const url = `${location.origin}/page`;
  const [top, ...others] = snapshot.documents;
  return { ...snapshot, url, documents: top ? [{ ...top, url }, ...others] : [] };
}

/** Returns the text of each block, trimmed and with white space collapsed. */
export function blockTexts({ nodes, blocks }: PageSnapshot): string[] {
  const texts = Array.from({ length: blocks.size }, () => '');
  for (let id = 0; id < nodes.size; id++) {
    const block = nodes.block[id] as number;
    if (block >= 0) texts[block] = `${texts[block]}${nodes.text[id]}`;
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Returns the id of the text node with this trimmed text; -1 if there is none. */
export function textNode({ nodes }: PageSnapshot, text: string): number {
  return nodes.text.findIndex((value, id) => nodes.kind[id] === NodeKind.text && value.trim() === text);
}
