import { toMdast } from 'hast-util-to-mdast';
import type { Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { type ConstructName, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import type { Article } from '../article/types.ts';
import { handlersFor, noteLabels } from './markdown/handlers.ts';
import { prepareForMarkdown } from './markdown/prepare.ts';
import { tidy } from './markdown/tidy.ts';
import { printableTree } from './printable.ts';

/**
 * GitHub-flavoured, with formulas as TeX between dollar signs, and notes as footnotes. The library escapes text that
 * looks like Markdown or HTML. `pictures` are new addresses of pictures, by the address in the article; other pictures
 * keep theirs.
 */
export function exportMarkdown(article: Article, pictures: ReadonlyMap<string, string> = new Map()): string {
  const tree = prepareForMarkdown(printableTree(article), article.metadata.url, pictures);
  const mdast = toMdast(tree, { document: true, handlers: handlersFor(noteLabels(tree)) });
  tidy(mdast);
  return toMarkdown(mdast, {
    extensions: [gfmToMarkdown(), mathToMarkdown(), SAFER, HIGHLIGHTS],
    bullet: '-',
    emphasis: '_',
    fences: true,
    rule: '-',
  });
}

/** As `==text==`, like note apps (Obsidian, Typora, Bear, Pandoc). `mark` elements of the page become plain text. */
const HIGHLIGHTS = {
  handlers: {
    highlight: (node: Parents, _parent: unknown, state: State, info: Info) =>
      `==${state.containerPhrasing(node as never, { ...info, before: '=', after: '=' })}==`,
  },
} as Options;

const TITLES: ConstructName[] = ['titleQuote', 'titleApostrophe'];

/**
 * Escapes characters that the library leaves as they are:
 * - The dot of "www.": parsers turn "www." into a link. The library escapes it only before a letter or digit.
 * - "{", and "%" after "{" or "<": some parsers read attributes (`# Heading {onclick=…}`, Pandoc, kramdown) or code
 * (MDX, Liquid, templates of note apps).
 * - "<", "[" and "`" in the title of a link: a parser that rejects the link's address reads the title as Markdown.
 */
const SAFER: Options = {
  unsafe: [
    {
      character: '.',
      before: '[Ww]{3}',
      inConstruct: 'phrasing',
      notInConstruct: ['autolink', 'link', 'image', 'label'],
    },
    { character: '{', inConstruct: 'phrasing' },
    ...['<', '[', '`'].map((character) => ({ character, inConstruct: TITLES })),
    // escapes "%" in "{%" and "<%". The "{" or "<" is tested in `after`, because `before` does not match escaped
    // characters.
    { character: '%', after: '(?<=[{<]%)', inConstruct: 'phrasing' },
  ],
};
