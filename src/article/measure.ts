import type { Root, RootContent } from 'hast';
import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { countWords } from '../shared/count-words.ts';

export function countTreeWords(tree: Root, language: string): number {
  return tree.children.reduce((sum, child) => sum + countWords(spacedText(child), language), 0);
}

const BLOCKS = new Set(
  'li p td th tr dt dd h1 h2 h3 h4 h5 h6 ul ol table blockquote pre figcaption caption summary br'.split(' '),
);

/** Returns the text with spaces between blocks, so that their words are not joined. */
function spacedText(node: RootContent): string {
  if (node.type === 'text') return node.value;
  // ruby annotations are not counted: they only give the pronunciation of a word
  if (node.type !== 'element' || node.tagName === 'rt' || node.tagName === 'rp') return '';
  const text = node.children.map(spacedText).join('');
  return BLOCKS.has(node.tagName) ? ` ${text} ` : text;
}

/** Counts the words in `marks` (parts of text nodes). A word that the page splits into several elements counts once. */
export function countMarkedWords(page: Page, marks: readonly Mark[], language: string): number {
  let text = '';
  let block = -1;
  for (const { node, start, end } of marks) {
    if (page.blockOf(node) !== block) text += '\n';
    block = page.blockOf(node);
    text += page.textOf(node).slice(start, end);
  }
  return countWords(text, language);
}
