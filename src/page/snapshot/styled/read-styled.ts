/** Reads what only style sheets express: list markers, generated text, raised or struck letters, gaps between words. */

import { attributeOf } from '../../../platform/unclobbered.ts';
import { isCountingStyle } from '../../../shared/counter-style.ts';
import { getOrMake } from '../../../shared/memoised.ts';
import { isSpaceOnly } from '../../../shared/text.ts';
import type { ListMarker, StyledMeaning, WrittenText } from '../types.ts';
import { CountedPage, Counters, countsIn, hasContent, textOfContent } from './counters.ts';
import { findGenerated } from './generated.ts';
import { readInlineSigns } from './inline-signs.ts';
import type { LiveNodes } from './live-nodes.ts';
import { readSetApart } from './set-apart.ts';

/** The marker and the text that a style sheet shows before a list item. */
interface Sign {
  style: string;
  /** Computed `content` of `::marker`. */
  marker: string;
  /** Computed `content` of `::before`; '' for none. */
  before: string;
}

/** Returns the marker and text before each visible list item, by node; without items that have the default marker. */
function findSigns(page: LiveNodes): ReadonlyMap<number, Sign> {
  const signs = new Map<number, Sign>();
  const known = new Map<string, Sign>();
  const { nodes } = page;
  for (const id of page.named('li')) {
    if (nodes.hidden[id] !== 0) continue;
    const key = `${nodes.parent[id]} ${nodes.attributes[id]?.class ?? ''}`;
    const sign = getOrMake(known, key, () => signOf(page, id));
    // `before` is read for each item, because its CSS (`content: attr(…)`) may show an attribute of the item
    if (isOfNote(page, id, sign)) signs.set(id, sign.before === '' ? sign : { ...sign, before: beforeOf(page, id) });
  }
  return signs;
}

/** Returns the marker of a list item. `textOf` converts a computed `content` into the text that the item displays. */
function markerOf(node: number, sign: Sign, textOf: (content: string) => string): ListMarker {
  const { style, marker, before } = sign;
  const isGenerated = hasContent(marker);
  const text = textOf(isGenerated ? marker : style) + textOf(before);
  return { node, style: isGenerated ? 'none' : style, text };
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

/** Returns whether a marker is unusual: generated text, an `ol` not in decimals, a `ul` with numbers or letters. */
function isOfNote({ nodes, nameOf }: LiveNodes, item: number, { style, marker, before }: Sign): boolean {
  if (before !== '' || hasContent(marker)) return true;
  const isNumbered = nameOf(nodes.parent[item] as number) === 'ol';
  if (/^["']/.test(style)) return true;
  return isNumbered ? style !== 'decimal' : isCountingStyle(style);
}

/**
 * Reads what only style sheets express, such as raised letters. This is not part of the walk over all elements, because
 * only a few elements need it.
 */
export function readStyled(page: LiveNodes): StyledMeaning {
  return {
    ...readInlineSigns(page),
    apart: readSetApart(page),
    checked: page.named('input').filter((id) => (page.elementAt(id) as HTMLInputElement).checked),
    ...readWritten(page),
  };
}

/** Reads text that style sheets generate: markers of list items, and text before or after an element's own text. */
function readWritten(page: LiveNodes): Pick<StyledMeaning, 'markers' | 'written'> {
  const signs = findSigns(page);
  const generated = findGenerated(page);
  const befores = new Map([...generated, ...signs].map(([id, { before }]) => [id, before]));
  const counts = (contents: Iterable<object>) => [...contents].some((each) => countsIn(Object.values(each).join(' ')));
  const counters = counts(signs.values()) || counts(generated.values()) ? new CountedPage(page, befores) : null;
  const markers: StyledMeaning['markers'] = [];
  const written: WrittenText[] = [];
  for (const node of [...befores.keys()].sort((a, b) => a - b)) {
    const now = counters?.upTo(node) ?? new Counters();
    const textOf = (content: string) =>
      textOfContent(content, now, (name) => attributeOf(page.elementAt(node), name) ?? '');
    const sign = signs.get(node);
    if (sign) markers.push(markerOf(node, sign, textOf));
    const { before = '', after = '' } = generated.get(node) ?? {};
    const texts = { before: textOf(before), after: textOf(after) };
    if (!isSpaceOnly(texts.before + texts.after)) {
      const isBox = texts.before !== '' && page.styleAt(node, '::before').display === 'block';
      written.push({ node, ...texts, isBox });
    }
  }
  return { markers, written };
}
