/** Blocks that no article of a site has and some algorithms keep, because they look for neither: adverts and legal lines. */
import type { Page } from '../../page/page.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { ADVERT_NAMES } from '../../vocabulary/names/adverts.ts';
import { LEGAL_NAMES } from '../../vocabulary/names/legal.ts';
import type { BlockFacts } from './blocks.ts';

/** Their boxes are close around them; wider ones say of a page that it has some. */
const MAX_BOX_LEVELS = 2;
const CALLED = calls(`${ADVERT_NAMES}|${LEGAL_NAMES}`);
const LONGEST_NAME = 300;
const ADVERT_LABEL = says('whole', 'adverts');
const RIGHTS = says('anywhere', 'rights');
/** "© The Review, 2019 – 2026"; "Copyright 2026 The Review", where the word alone is a subject and "(c)" a clause. */
const MARK = /^\W{0,3}(?:©.*\b(?:19|20)\d\d\b|(?:copyright|\(c\))\s*(?:©|\(c\)|(?:19|20)\d\d\b))/is;
/** A longer block that names rights is a text about them (words). */
const LONGEST_LINE = 80;

/** Whether a block says so itself, or its box does: nobody misses it. */
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

/** "Advertisement — boots, half price": what begins with the word alone may be about advertising. */
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
