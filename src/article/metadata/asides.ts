import type { Page } from '../../page/page.ts';
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
export function isAside(page: Page, node: number): boolean {
  let isInFooter = false;
  for (const id of page.ancestorsOf(node, LEVELS)) {
    const name = page.nameOf(id);
    const attributes = page.attributesOf(id);
    if (WHOLE.has(name)) return isInFooter && name !== 'main';
    if (name === 'article') return OTHER_ARTICLE.test(attributes.class ?? '');
    if (ASIDE_ELEMENTS.has(name)) return true;
    // an article's own footer has its credits
    isInFooter ||= name === 'footer';
    if (isAsideName(attributes.class) || isAsideName(attributes.id)) return true;
  }
  return isInFooter;
}

function isAsideName(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value.length < 400 && ASIDE_NAME.test(value);
}
