import type { PageSnapshot } from '../../snapshot/types.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { ASIDE_NAMES, OTHER_ARTICLE_NAMES } from '../../vocabulary/names/related.ts';

/** What pages call the parts in which other texts are named, with their authors and dates. */
const ASIDE_NAME = calls(ASIDE_NAMES);
/** Comments and teasers are articles in the sense of HTML. */
const OTHER_ARTICLE = holds(OTHER_ARTICLE_NAMES);
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
