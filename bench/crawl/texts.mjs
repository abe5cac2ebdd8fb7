// Makes the texts of different tools comparable with the ground truths, which only contain the article's body.
import { parseFragment } from 'parse5';

const INLINE = new Set(
  'a abbr b bdi bdo big cite code data dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var'.split(
    ' ',
  ),
);
const HIDDEN = new Set(['script', 'style', 'template', 'noscript']);

/** Returns the text of an HTML fragment, in which every element that is not inline is on its own line. */
export function plainText(html) {
  const parts = [];
  const stack = [parseFragment(html)];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') parts.push(node);
    else if (node.nodeName === '#text') parts.push(node.value);
    else if (!HIDDEN.has(node.nodeName)) {
      const edge = INLINE.has(node.nodeName) || node.nodeName === '#document-fragment' ? '' : '\n';
      parts.push(edge);
      stack.push(edge, ...(node.childNodes ?? []).toReversed());
    }
  }
  return parts.join('');
}

/** Longest first paragraph that counts as the article's date if there are no authors (characters). */
const DATE_LENGTH = 40;

/**
 * Returns the article's text from one line of output of `lectern`. Leaves out the headline, authors and date at the
 * beginning of the text.
 */
export function withoutHead({ text, title, byline, published, updated }) {
  const blocks = text.split('\n\n');
  if (title !== '') blocks.shift();
  const [credits = ''] = blocks;
  const isDate = `${published}${updated}` !== '' && credits.length <= DATE_LENGTH && /\d{4}/.test(credits);
  if (byline === '' ? isDate : credits.startsWith(byline)) blocks.shift();
  return blocks.join('\n\n');
}
