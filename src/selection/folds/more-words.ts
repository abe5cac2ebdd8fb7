/** What buttons that show more of the same text say, in the languages of most of the web. */
import { alternation, once, says } from '../../vocabulary/match.ts';

/** Longer labels are sentences or headlines. */
const LONGEST_LABEL = 40;

const SHOWS_MORE = says('start', 'showMore');
const MORE = says('whole', 'more');
const COUNTED = once(() => new RegExp(`^\\d+\\s?(?:${alternation('answers')})`));

/** Whether a label promises more of the text that it stands at. */
export function promisesMore(label: string): boolean {
  const text = label
    .toLowerCase()
    .replace(/[\s ]+/g, ' ')
    .replace(/^[\s.…›»▼▾+↓⌄[(]+|[\s.…›»▼▾+↓⌄→>\])]+$/g, '');
  return (
    text !== '' && text.length <= LONGEST_LABEL && [SHOWS_MORE, MORE, COUNTED()].some((phrase) => phrase.test(text))
  );
}
