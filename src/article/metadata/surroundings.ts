/** Where on the page something stands: beside the article, or around its headline. */
import { foldForComparison } from '../../shared/text.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import { blockAt, type Line, lineOf, linesFrom } from './lines.ts';

/** What pages call the parts in which other texts are named, with their authors and dates. */
const ASIDE_NAME =
  /(?:^|[\s_-])(?:comments?|comment-?list|commentlist|respond|replies|disqus|related|recommend\w*|recirc\w*|read-?next|up-?next|more-?(?:from|posts|stories|articles)|teasers?|side-?bar|popular|trending|latest|recent|newsletter|(?:site|page|global)-?footer|site-?header|nav|navigation|menu|promo|carousel|swiper|slider|cookie\w*|testimonials?|reviews?-?list)(?:$|[\s_-])/i;
/** Comments and teasers are articles in the sense of HTML. */
const OTHER_ARTICLE = /comment|teaser|preview|(?:^|[\s_-])card/i;
const ASIDE_ELEMENTS = new Set(['nav', 'aside', 'blockquote', 'dialog']);
/** The bodies of pages are called by everything that is in them. */
const WHOLE = new Set(['html', 'body', 'main']);
/** So far up names are asked for. */
const LEVELS = 10;

/** True for what stands in comments, navigation, and lists of other texts, by what the page calls them. */
export function isAside({ nodes, names }: PageSnapshot, node: number): boolean {
  let isInFooter = false;
  let id = nodes.parent[node] as number;
  for (let level = 0; id >= 0 && level < LEVELS; level++, id = nodes.parent[id] as number) {
    const name = names[nodes.name[id] as number] as string;
    const attributes = nodes.attributes[id];
    if (WHOLE.has(name)) return isInFooter && name !== 'main';
    if (name === 'article') return OTHER_ARTICLE.test(attributes?.class ?? '');
    if (ASIDE_ELEMENTS.has(name)) return true;
    // an article's own footer has its credits
    isInFooter ||= name === 'footer';
    if (attributes && (isAsideName(attributes.class) || isAsideName(attributes.id))) return true;
  }
  return isInFooter;
}

function isAsideName(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value.length < 400 && ASIDE_NAME.test(value);
}

/** The first visible text that is the same as a headline; -1 where none is. */
export function findText({ nodes }: PageSnapshot, text: string): number {
  const wanted = foldForComparison(text);
  if (wanted === '') return -1;
  return nodes.text.findIndex((value, node) => {
    const isLike = Math.abs(value.length - text.length) < text.length && nodes.hidden[node] === 0;
    return isLike && value !== '' && foldForComparison(value) === wanted;
  });
}

/** A line near the headline; `distance` counts the lines from it, and is negative above. */
export interface NearLine extends Line {
  distance: number;
}

const LINES_ABOVE = 8;
const LINES_BELOW = 16;

/** The lines around a node: first those below it, then those above, each from the nearest on. */
export function linesAround(snapshot: PageSnapshot, node: number): NearLine[] {
  const block = blockAt(snapshot, node);
  if (block < 0) return [];
  const own = lineOf(snapshot, block);
  const below = beforeText(linesFrom(snapshot, block, 1, LINES_BELOW))
    .map((line, index) => ({ ...line, distance: index + 1 }))
    .filter((line) => !isCaption(snapshot, line.node));
  const above = linesFrom(snapshot, block, -1, LINES_ABOVE).map((line, index) => ({ ...line, distance: -index - 1 }));
  return [...(own ? [{ ...own, distance: 0 }] : []), ...below, ...above];
}

/** Who is named there made the picture. */
function isCaption({ nodes, names }: PageSnapshot, text: number): boolean {
  const parent = nodes.parent[text] as number;
  return [parent, nodes.parent[parent] ?? -1].some((node) => names[nodes.name[node] as number] === 'figcaption');
}

/** After so many paragraphs nobody looks for who wrote them; credits may stand below a standfirst or two. */
const MOST_PARAGRAPHS = 3;
const PARAGRAPH = 200;

function beforeText(lines: readonly Line[]): readonly Line[] {
  const paragraphs = lines.filter(({ text }) => text.length >= PARAGRAPH);
  const last = paragraphs[MOST_PARAGRAPHS - 1];
  return last ? lines.slice(0, lines.indexOf(last)) : lines;
}
