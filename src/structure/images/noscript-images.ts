import type { Element } from 'hast';
import { declaredSize, isDeclaredTiny, isKnown, isLarge } from '../../page/picture-size.ts';
import type { PageView } from '../../page/view.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { noscriptImage, noscriptOf } from './noscript.ts';
import { declaredAddress } from './source.ts';

/** What counts visits has no such name. */
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#&]|$)/i;

/** Pictures that are only named in a `<noscript>`: their loader has not put an image beside it yet. */
export function readNoscriptImages(page: PageView): { node: number; element: Element }[] {
  const { nodes, media } = page.snapshot;
  const noscripts = page.index.named('noscript');
  if (noscripts.length === 0) return [];
  const fallbacks = new Set(media.map(({ node }) => noscriptOf(page, node)));
  const found: { node: number; element: Element }[] = [];
  for (const id of noscripts) {
    if (fallbacks.has(id)) continue;
    const element = nodes.hidden[nodes.parent[id] as number] === 0 ? readNoscript(page, id) : null;
    if (element) found.push({ node: id, element });
  }
  return found;
}

function readNoscript(page: PageView, node: number): Element | null {
  const attributes = noscriptImage(page, node);
  if (!attributes || isDeclaredTiny(attributes)) return null;
  const size = declaredSize(attributes);
  if (isKnown(size) && !isLarge(size)) return null;
  const src = absoluteUrl(declaredAddress(attributes), page.baseUrlOf(node));
  if (!IMAGE_FILE.test(src)) return null;
  const properties = { src, alt: attributes.alt?.trim() ?? '', ...(isKnown(size) ? size : {}) };
  return { type: 'element', tagName: 'img', properties, children: [] };
}
