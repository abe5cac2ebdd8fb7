import type { Page } from '../../page/page.ts';
import { absoluteUrl, withoutHash } from '../../shared/url.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { ASIDE_NAMES, OTHER_ARTICLE_NAMES } from '../../vocabulary/names/related.ts';
import { authorGrade } from './author-marks.ts';

/** What pages call the parts in which other texts are named, with their authors and dates. */
const ASIDE_NAME = calls(ASIDE_NAMES);
/** Comments and teasers are articles in the sense of HTML. */
const OTHER_ARTICLE = holds(OTHER_ARTICLE_NAMES);
const ASIDE_ELEMENTS = new Set(['nav', 'aside', 'blockquote', 'dialog']);
/** The bodies of pages are called by everything that is in them. */
const WHOLE = new Set(['html', 'body', 'main']);
/** So far up names are asked for. */
const MAX_NAME_LEVELS = 10;

/** True for what stands in comments, navigation, and lists of other texts, by what the page calls them. */
export function isAside(page: Page, node: number): boolean {
  let isInFooter = false;
  for (const id of page.ancestorsOf(node, MAX_NAME_LEVELS)) {
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

/** The heading of a card is among the first nodes of its link. */
const MAX_CARD_NODES = 60;

/**
 * True for what stands beside a heading in one link with it: the link leads to another text, and what is said there is
 * said of that. Links to authors are called by a heading as well.
 */
export function isInCard(page: Page, node: number): boolean {
  const around = page.ancestorsOf(node, MAX_NAME_LEVELS);
  const link = around.find((id) => page.nameOf(id) === 'a');
  if (link === undefined || authorGrade('a', page.attributesOf(link)) !== null || !leadsAway(page, link)) return false;
  if (around.some((id) => isHeading(page, id))) return false;
  const end = Math.min(page.endOf(link), link + MAX_CARD_NODES);
  for (let id = link + 1; id < end; id++) if (isHeading(page, id)) return true;
  return false;
}

function leadsAway(page: Page, link: number): boolean {
  const { href = '#' } = page.attributesOf(link);
  const { url, metadata } = page.snapshot;
  const target = withoutHash(absoluteUrl(href, page.baseUrlOf(0)));
  return !href.startsWith('#') && target !== withoutHash(url) && target !== metadata.canonicalUrl;
}

const isHeading = (page: Page, node: number) => /^h[1-6]$/.test(page.nameOf(node));

function isAsideName(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value.length < 400 && ASIDE_NAME.test(value);
}
