/** Code blocks: what shows text as typed in a fixed-width face, by whatever markup, as `<pre><code>`. */
import type { Element } from 'hast';
import type { PageView } from '../../page/view.ts';
import type { Coverage } from '../../selection/coverage.ts';
import type { Found } from '../placed-object.ts';
import { type CodeBox, findCodeBoxes } from './boxes.ts';
import { codeText } from './code-text.ts';
import { findGutters } from './gutters.ts';
import { declaredLanguage } from './language.ts';
import { surroundingsOf } from './surroundings.ts';
import { type CodeTally, tallyCode } from './tally.ts';

/** The code blocks of the kept text; null for what stands around them and is no code. */
export function findCode(page: PageView, coverage: Coverage): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>();
  let known: CodeTally | undefined;
  const tally = () => {
    known ??= tallyCode(page);
    return known;
  };
  const blocks = findCodeBoxes(page, coverage, tally).map((box) => ({
    box,
    text: codeText(page, coverage, tally(), box),
  }));
  const gutters = findGutters(page, tally, blocks);
  for (const { box, text } of blocks) {
    if (gutters.has(box.node)) found.set(box.node, null);
    if (gutters.has(box.node) || text === '') continue;
    const { leftOut, language } = surroundingsOf(page, coverage, tally(), box);
    for (const node of leftOut) found.set(node, null);
    const element = codeBlock(firstKept(page, coverage, box), declaredLanguage(page, box.lines) || language, text);
    found.set(box.node, { element, place: 'block' });
  }
  return found;
}

function codeBlock(place: number, language: string, text: string): Element {
  const properties = language === '' ? {} : { className: [`language-${language}`] };
  const children = [{ type: 'text' as const, value: text }];
  return {
    type: 'element',
    tagName: 'pre',
    properties: { dataNode: String(place) },
    children: [{ type: 'element', tagName: 'code', properties, children }],
  };
}

function firstKept(page: PageView, coverage: Coverage, { node }: CodeBox): number {
  const end = page.snapshot.nodes.end[node] as number;
  let id = node;
  while (id < end && !coverage.markOf(id)) id++;
  return id;
}
