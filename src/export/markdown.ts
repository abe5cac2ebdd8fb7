import { toMdast } from 'hast-util-to-mdast';
import type { Parents } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { type ConstructName, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import type { Article } from '../article/types.ts';
import { handlersFor } from './markdown/handlers.ts';
import { noteLabels } from './markdown/notes.ts';
import { prepareForMarkdown } from './markdown/prepare.ts';
import { tidy } from './markdown/tidy.ts';
import { printableTree } from './printable.ts';

/**
 * Returns the article as GitHub-flavoured Markdown, formulas as TeX between dollars, notes as footnotes. The library
 * escapes text that looks like Markdown or HTML.
 *
 * @param pictures addresses of picture files saved with the Markdown, by their address in the article; others keep theirs
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

/** The user's highlights, as note apps write them (Obsidian, Typora, Bear, pandoc's `mark`). The page's own marks become plain text. */
const HIGHLIGHTS = {
  handlers: {
    highlight: (node: Parents, _parent: unknown, state: State, info: Info) =>
      `==${state.containerPhrasing(node as never, { ...info, before: '=', after: '=' })}==`,
  },
} as Options;

const TITLES: ConstructName[] = ['titleQuote', 'titleApostrophe'];

/**
 * Additional escapes. After a bare address ("www."), parsers would read backslashes as a part of it, and the library only
 * escapes it before a letter or digit. Braces are text in Markdown, but attributes in some parsers (`# Heading
 * {onclick=…}`, Pandoc, kramdown), and code in others (MDX, Liquid, templates of note apps). If a parser rejects an
 * address, it reads the whole link as text, with its title.
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
    // A lookbehind in `after`, because a `before` condition does not match if the character before is itself escaped.
    { character: '%', after: '(?<=[{<]%)', inConstruct: 'phrasing' },
  ],
};
