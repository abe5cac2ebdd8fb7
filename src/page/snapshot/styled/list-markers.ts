import { isCountingStyle } from '../../../shared/counter-style.ts';
import type { ListMarker } from '../types.ts';
import { hasContent } from './counters.ts';
import type { LiveNodes } from './live-nodes.ts';

/** The marker and the text that a style sheet shows before a list item. */
export interface Sign {
  style: string;
  /** Computed `content` of `::marker`. */
  marker: string;
  /** Computed `content` of `::before`; '' for none. */
  before: string;
}

/** By node. Items with the default marker of `ol` or `ul` are left out. */
export function findSigns(page: LiveNodes): ReadonlyMap<number, Sign> {
  const signs = new Map<number, Sign>();
  const known = new Map<string, Sign>();
  const { nodes } = page;
  for (const id of page.named('li')) {
    if (nodes.hidden[id] !== 0) continue;
    const key = `${nodes.parent[id]} ${nodes.attributes[id]?.class ?? ''}`;
    let sign = known.get(key);
    if (!sign) {
      sign = signOf(page, id);
      known.set(key, sign);
    }
    // `before` is read for each item, because `content` may show the item's attributes
    if (isOfNote(page, id, sign)) signs.set(id, sign.before === '' ? sign : { ...sign, before: beforeOf(page, id) });
  }
  return signs;
}

/** `textOf` returns the text that a computed `content` shows at the item. */
export function markerOf(node: number, sign: Sign, textOf: (content: string) => string): ListMarker {
  const { style, marker, before } = sign;
  const text = hasContent(marker) ? textOf(marker) : /^["']/.test(style) ? style.slice(1, -1) : '';
  return { node, style: hasContent(marker) ? 'none' : style, text: text + textOf(before) };
}

function signOf(page: LiveNodes, item: number): Sign {
  const { listStyleType, display } = page.styleAt(item);
  // without `display: list-item` an item has no marker
  const style = display === 'list-item' ? listStyleType : 'none';
  const marker = style === 'none' ? '' : page.styleAt(item, '::marker').content;
  return { style, marker, before: beforeOf(page, item) };
}

function beforeOf(page: LiveNodes, item: number): string {
  const { content, display } = page.styleAt(item, '::before');
  return display === 'none' || !hasContent(content) ? '' : content;
}

/** Returns whether a marker differs from the default of `ol` or `ul`. */
function isOfNote({ nodes, nameOf }: LiveNodes, item: number, { style, marker, before }: Sign): boolean {
  if (before !== '' || hasContent(marker)) return true;
  const isNumbered = nameOf(nodes.parent[item] as number) === 'ol';
  if (/^["']/.test(style)) return true;
  return isNumbered ? style !== 'decimal' : isCountingStyle(style);
}
