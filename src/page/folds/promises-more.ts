/** Labels of buttons that show more of the text, such as "Read more", in the web's most common languages. */

import { memoised } from '../../shared/memoised.ts';
import { patternWith, says } from '../../vocabulary/match.ts';
import { facet, type Page } from '../page.ts';
import { lineOf } from '../texts.ts';

/** Longest label of a button that shows more text (characters); a longer label is a sentence or headline. */
const LONGEST_LABEL = 40;

const SHOWS_MORE = says('start', 'showMore');
const MORE = says('whole', 'more');
/** Digits in labels such as "12 answers": Western, Arabic, Persian, Devanagari and Bengali. */
const DIGITS = '[0-9٠-٩۰-۹०-९০-৯]+';
const COUNTED = patternWith('anywhere', 'answers', (words) => new RegExp(`^${DIGITS}\\s?(?:${words})`));

export function promisesMore(label: string): boolean {
  const text = label
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/^[\s.…›»▼▾+↓⌄[(]+|(?<![\s.…›»▼▾+↓⌄→>\])])[\s.…›»▼▾+↓⌄→>\])]+$/g, '');
  if (text === '' || text.length > LONGEST_LABEL) return false;
  return SHOWS_MORE.test(text) || MORE.test(text) || COUNTED(text).test(text);
}

/** Stores for each control whether its label promises more text, because this is needed several times per control. */
const promises = facet((page) => memoised((control: number) => promisesMore(labelOf(page, control))));

export const promisesMoreAt = (page: Page, control: number): boolean => promises(page)(control);

/** Maximum size of a control: characters of visible text, and nodes. Larger elements are content, not controls. */
const LONGEST_CONTROL_LABEL = 300;
const MAX_CONTROL_NODES = 200;

/** Returns the label of a control in one line; '' if the element is too large to be a control. */
export function labelOf(page: Page, control: number): string {
  return lineOf(page, control, LONGEST_CONTROL_LABEL, MAX_CONTROL_NODES) ?? '';
}
