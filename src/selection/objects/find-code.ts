/** Finds blocks of code: preformatted text in a fixed-width font, in any markup. */
import type { Page } from '../../page/page.ts';
import { findCodeBoxes } from '../code/boxes.ts';
import { codeFrameOf } from '../code/code-frame.ts';
import { codeText } from '../code/code-text.ts';
import { findGutters } from '../code/gutters.ts';
import { declaredLanguage } from '../code/language.ts';
import { codeTally } from '../code/tally.ts';
import type { Coverage } from '../coverage.ts';
import type { FoundObject } from './types.ts';

/**
 * Returns the code blocks in the kept text, by element. The value is null for an element beside code that is dropped,
 * such as line numbers or a button.
 */
export function findCode(page: Page, coverage: Coverage, isCut: boolean): ReadonlyMap<number, FoundObject> {
  const found = new Map<number, FoundObject>();
  const tally = () => codeTally(page);
  const blocks = findCodeBoxes(page, coverage, tally).map((box) => ({
    box,
    text: codeText(page, coverage, box, isCut),
  }));
  const gutters = findGutters(page, tally, blocks);
  for (const { box, text } of blocks) {
    if (gutters.has(box.node)) found.set(box.node, null);
    if (gutters.has(box.node) || text === '') continue;
    const { leftOut, language } = codeFrameOf(page, coverage, tally(), box);
    for (const node of leftOut) found.set(node, null);
    found.set(box.node, {
      kind: 'code',
      text,
      language: declaredLanguage(page, box.lines) || language,
    });
  }
  return found;
}
