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
 * The article as GitHub-flavoured Markdown, formulas as TeX between dollars, notes as footnotes. Text that looks like
 * Markdown or HTML is escaped by the library.
 *
 * @param pictures addresses of pictures that stand beside the Markdown, by their address in the article; others keep theirs
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

/** As note takers write them (Obsidian, Typora, Bear, pandoc's `mark`); what a page has marked itself is plain. */
const HIGHLIGHTS = {
  handlers: {
    highlight: (node: Parents, _parent: unknown, state: State, info: Info) =>
      `==${state.containerPhrasing(node as never, { ...info, before: '=', after: '=' })}==`,
  },
} as Options;

const TITLES: ConstructName[] = ['titleQuote', 'titleApostrophe'];

/**
 * What begins an address for readers of Markdown would take the backslashes after it for parts of the address. The
 * library only escapes what a letter or digit follows. And braces are text in Markdown, but attributes to some of its
 * readers (`# Heading {onclick=…}`, Pandoc, kramdown), code to others (MDX, Liquid, templates of note takers). And where
 * an address is refused, all of a link is read as text, with its title.
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
    // looking back from behind it: what has a condition before it is not escaped where that is escaped itself
    { character: '%', after: '(?<=[{<]%)', inConstruct: 'phrasing' },
  ],
};
