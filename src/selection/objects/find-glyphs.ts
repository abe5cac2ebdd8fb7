/** Pictures that stand for a letter or sign of the text. */
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../coverage.ts';
import { isInitial, restOfWord } from './initials.ts';
import type { TextObject } from './types.ts';

/** Sites draw emoji as small images; their alternative text is the character. */
const EMOJI = /^\p{Extended_Pictographic}\S{0,12}$/u;

/** Initials of which the rest of the word follows. */
export function findInitials(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  return glyphs(page, (image, alt) => (isInitial(alt.trim()) && restOfWord(page, coverage, image) ? alt.trim() : ''));
}

/** Emoji in lines of kept text. */
export function findEmoji(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  return glyphs(page, (image, alt) => (EMOJI.test(alt) && isInKeptLine(page, coverage, image) ? alt : ''));
}

function glyphs(page: Page, read: (image: number, alt: string) => string): ReadonlyMap<number, TextObject> {
  const found = new Map<number, TextObject>();
  for (const image of page.index.named('img')) {
    const alt = page.attributesOf(image).alt ?? '';
    const text = alt !== '' && page.isVisible(image) ? read(image, alt) : '';
    if (text !== '') found.set(image, { kind: 'glyph', text });
  }
  return found;
}

/** Kept text stands before it in the same box. */
function isInKeptLine(page: Page, coverage: Coverage, image: number): boolean {
  let box = image;
  while (box > 0 && !page.isBlock(box)) box = page.parentOf(box);
  for (let id = image - 1; id > box; id--) {
    if (coverage.markOf(id)) return true;
    if (page.isElement(id) && page.isBlock(id) && page.isVisible(id)) return false;
  }
  return false;
}
