/** Renders small pages in a real browser for unit tests. */
import { type LivePage, type TakeOptions, takeSnapshot } from '../src/page/snapshot/take.ts';
import { NodeKind, type PageSnapshot } from '../src/page/snapshot/types.ts';

/** Renders HTML in a frame with real layout (1280 × 800). Returns its document. */
export async function renderPage(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed; inset:0; width:1280px; height:800px; border:0';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  return frame.contentDocument as Document;
}

/** Removes all pages that `renderPage` added. */
export function removePages(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

export async function snapshotPage(html: string, options?: TakeOptions): Promise<LivePage> {
  return takeSnapshot(await renderPage(html), options);
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
