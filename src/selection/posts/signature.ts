/** Lines that say who and when in one element, as old blogs sign comments: "Comment by Ada — June 3, 2009 @ 4:12 pm". */
import { facet, type Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';

const LONGEST = 120;
const MOST_NODES = 20;
const SIGNATURE = /^(.{2,60}?)\s+[—–|-]\s+(\D{0,20}\d.*)$/;

export interface Signature {
  name: string;
  when: string;
}

/** null for an element that is none. */
export function signatureOf(page: Page, cite: number): Signature | null {
  const [, signed = '', when = ''] = SIGNATURE.exec(lineOf(page, cite, LONGEST, MOST_NODES) ?? '') ?? [];
  if (when === '') return null;
  const opening = openingOf(page);
  return { name: signed.startsWith(opening) ? signed.slice(opening.length).trim() : signed, when };
}

/** What stands before the names: those that are links show where they begin. */
const openingOf = facet((page: Page): string => {
  const cite = page.index.named('cite').find((id) => page.isText(id + 1) && page.nameOf(id + 2) === 'a');
  return cite === undefined ? '' : page.textOf(cite + 1).trim();
});
