/** Labels of buttons that show more of the same text, in the most common languages of the web. */
import { patternWith, says } from '../../vocabulary/match.ts';

/** Longest label (characters); longer ones are sentences or headlines. */
const LONGEST_LABEL = 40;

const SHOWS_MORE = says('start', 'showMore');
const MORE = says('whole', 'more');
const COUNTED = patternWith('anywhere', 'answers', (words) => new RegExp(`^\\d+\\s?(?:${words})`));

/** Whether a label promises more of the text beside it. */
export function promisesMore(label: string): boolean {
  const text = label
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/^[\s.…›»▼▾+↓⌄[(]+|(?<![\s.…›»▼▾+↓⌄→>\])])[\s.…›»▼▾+↓⌄→>\])]+$/g, '');
  if (text === '' || text.length > LONGEST_LABEL) return false;
  return SHOWS_MORE.test(text) || MORE.test(text) || COUNTED(text).test(text);
}
