import type { PageView } from '../../page/view.ts';
import type { Attributes } from '../../snapshot/types.ts';
import { NodeKind } from '../../snapshot/types.ts';

/** How far around an image its fallback is looked for (elements up, rows to either side). */
const LEVELS = 3;
const ROWS = 60;

/** A loader's fallback is no longer; pages are (characters). */
const LONGEST = 20_000;

const IMAGE = /<img\s([^>]+)>/i;
const ATTRIBUTE = /([^\s"'=<>/]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/**
 * Attributes of the image in a `<noscript>`: what lazy loaders leave for browsers without scripts. Where scripts run
 * its content is text; only the values are read from it, and nothing of it becomes markup.
 */
export function noscriptImage(page: PageView, noscript: number): Attributes | null {
  const { nodes } = page.snapshot;
  const child = noscript + 1;
  if (child >= (nodes.end[noscript] as number) || nodes.kind[child] !== NodeKind.text) return null;
  const image = IMAGE.exec((nodes.text[child] as string).slice(0, LONGEST))?.[1];
  if (!image) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of image.matchAll(ATTRIBUTE)) {
    attributes[name.toLowerCase()] ??= (double ?? single ?? bare ?? '').replace(/&(?:amp|#0?38);/g, '&');
  }
  return attributes;
}

/** The `<noscript>` that belongs to an image: behind it or before it, with no other image and no text between. */
export function noscriptOf(page: PageView, image: number): number {
  const { nodes } = page.snapshot;
  if (page.index.named('noscript').length === 0) return -1;
  let box = image;
  for (let level = 0; level < LEVELS && (nodes.parent[box] as number) >= 0; level++) box = nodes.parent[box] as number;
  const last = Math.min(nodes.end[box] as number, image + ROWS);
  for (let id = nodes.end[image] as number; id < last; id++) {
    if (isNoscript(page, id)) return id;
    if (separates(page, id)) break;
  }
  for (let id = image - 1; id > Math.max(box, image - ROWS); id--) {
    if (isNoscript(page, id)) return id;
    if (separates(page, id)) break;
  }
  return -1;
}

function isNoscript(page: PageView, id: number): boolean {
  return page.snapshot.nodes.kind[id] === NodeKind.element && page.nameOf(id) === 'noscript';
}

function separates(page: PageView, id: number): boolean {
  const { nodes } = page.snapshot;
  if (nodes.kind[id] === NodeKind.element) return page.nameOf(id) === 'img';
  if (nodes.kind[id] !== NodeKind.text || isNoscript(page, nodes.parent[id] as number)) return false;
  return (nodes.text[id] as string).trim() !== '';
}
