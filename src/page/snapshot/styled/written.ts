/** Reads generated content: markers of list items, and text before and after the text of other elements. */
import { attributeOf } from '../../../platform/unclobbered.ts';
import { isBlank } from '../blank.ts';
import type { StyledMeaning, WrittenText } from '../types.ts';
import { CountedPage } from './counted-page.ts';
import { Counters, countsIn, textOfContent } from './counters.ts';
import { findGenerated } from './generated.ts';
import { findSigns, markerOf } from './list-markers.ts';
import type { LiveNodes } from './live-nodes.ts';

export function readWritten(page: LiveNodes): Pick<StyledMeaning, 'markers' | 'written'> {
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
