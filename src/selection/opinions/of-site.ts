/**
 * Recognises adverts and legal lines. They are never part of an article, but some algorithms keep them because they do
 * not check for them.
 */
import type { Page } from '../../page/page.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { ADVERT_NAMES } from '../../vocabulary/names/adverts.ts';
import { LEGAL_NAMES } from '../../vocabulary/names/parts.ts';
import type { BlockFacts } from './blocks.ts';

/**
 * Maximum number of ancestors to check for a class or id; a larger box may be named after an advert somewhere in it.
 */
const MAX_BOX_LEVELS = 2;
const CALLED = calls(`${ADVERT_NAMES}|${LEGAL_NAMES}`);
const LONGEST_NAME = 300;
const ADVERT_LABEL = says('whole', 'adverts');
const RIGHTS = says('anywhere', 'rights');
/**
 * Matches "© The Review, 2019 – 2026" and "Copyright 2026 The Review". A year is required: without it, "copyright" may
 * be the topic of a text, and "(c)" the number of a clause.
 */
const MARK = /^\W{0,3}(?:©.*\b(?:19|20)\d\d\b|(?:copyright|\(c\))\s*(?:©|\(c\)|(?:19|20)\d\d\b))/is;
/** Longest legal line (words). A longer block is a text about rights. */
const LONGEST_LINE = 80;

/** Whether a block is an advert or legal line, by its text or the name of its box. */
export function isOfSite(page: Page, facts: BlockFacts): boolean {
  const [first = 0] = facts.texts;
  const isCalled = (box: number) => {
    const { class: name = '', id = '' } = page.attributesOf(box);
    return CALLED.test(`${name} ${id}`.slice(0, LONGEST_NAME));
  };
  return (
    isLabelled(page.textOf(first)) || isLegal(page, facts) || page.ancestorsOf(first, MAX_BOX_LEVELS).some(isCalled)
  );
}

/**
 * Whether a text is labelled as an advert: "Advertisement — boots, half price". Without a separator after the label, it
 * may be a text about advertising.
 */
function isLabelled(text: string): boolean {
  const [label = ''] = text.slice(0, LONGEST_NAME).split(/[—–:|·-]/);
  return ADVERT_LABEL.test(label.trim());
}

function isLegal(page: Page, { texts, words }: BlockFacts): boolean {
  if (words > LONGEST_LINE) return false;
  const line = texts
    .map((text) => page.textOf(text))
    .join('')
    .trim();
  return MARK.test(line) || RIGHTS.test(line);
}
