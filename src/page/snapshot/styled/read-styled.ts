import { attributeOf } from '../../../platform/unclobbered.ts';
import { isBlank } from '../blocks.ts';
import type { NodeTable, Style, StyledMeaning, WrittenText } from '../types.ts';
import { CountedPage, Counters, countsIn, textOfContent } from './counters.ts';
import { findGenerated } from './generated.ts';
import { readInlineSigns } from './inline-signs.ts';
import { findSigns, markerOf } from './list-markers.ts';
import { LiveNodes } from './live-nodes.ts';
import { readSetApart } from './set-apart.ts';

/**
 * Reads what only style sheets express, such as raised letters. Separate from the walk over all elements, because only
 * a few elements need it. `live`: the DOM node of each row.
 */
export function readStyled(
  nodes: NodeTable,
  names: readonly string[],
  styles: readonly Style[],
  live: readonly Node[],
): StyledMeaning {
  const page = new LiveNodes(nodes, names, live);
  return {
    ...readInlineSigns(page, styles),
    apart: readSetApart(page, styles),
    checked: readChecked(page),
    ...readWritten(page),
  };
}

function readChecked(page: LiveNodes): number[] {
  return page.named('input').filter((id) => (page.elementAt(id) as HTMLInputElement).checked);
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
    if (!isBlank(texts.before + texts.after)) {
      const isBox = texts.before !== '' && page.styleAt(node, '::before').display === 'block';
      written.push({ node, ...texts, isBox });
    }
  }
  return { markers, written };
}
