/** Labels of buttons that show more of the text, such as "Read more", in the web's most common languages. */
import { patternWith, says } from '../../vocabulary/match.ts';

/** Longest label (characters); a longer text is a sentence or headline. */
const LONGEST_LABEL = 40;

const SHOWS_MORE = says('start', 'showMore');
const MORE = says('whole', 'more');
const COUNTED = patternWith('anywhere', 'answers', (words) => new RegExp(`^\\d+\\s?(?:${words})`));

/** Returns whether a label says that there is more text, such as "Read more". */
export function promisesMore(label: string): boolean {
  const text = label
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/^[\s.…›»▼▾+↓⌄[(]+|(?<![\s.…›»▼▾+↓⌄→>\])])[\s.…›»▼▾+↓⌄→>\])]+$/g, '');
  if (text === '' || text.length > LONGEST_LABEL) return false;
  return SHOWS_MORE.test(text) || MORE.test(text) || COUNTED(text).test(text);
}
