import { PAGE_ELEMENTS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { absoluteUrl, withoutHash } from '../../shared/url.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { ASIDE_NAMES, OTHER_ARTICLE_NAMES } from '../../vocabulary/names/parts.ts';
import { authorGrade } from './author-marks.ts';

const ASIDE_NAME = calls(ASIDE_NAMES);
const OTHER_ARTICLE = holds(OTHER_ARTICLE_NAMES);
const ASIDE_ELEMENTS = new Set(['nav', 'aside', 'blockquote', 'dialog']);
/** Number of ancestors of a node whose classes, ids and tags are searched. */
const MAX_NAME_LEVELS = 10;

/** Returns whether a node is in comments, navigation or other articles, by its ancestors' tags, classes and ids. */
export function isAside(page: Page, node: number): boolean {
  let isInFooter = false;
  for (const id of page.ancestorsOf(node, MAX_NAME_LEVELS)) {
    const name = page.nameOf(id);
    const attributes = page.attributesOf(id);
    if (PAGE_ELEMENTS.has(name)) return isInFooter && name !== 'main';
    if (name === 'article') return OTHER_ARTICLE.test(attributes.class ?? '');
    if (ASIDE_ELEMENTS.has(name)) return true;
    // only a footer outside of articles is an aside; the footer of an article may contain its author and date
    isInFooter ||= name === 'footer';
    if (isAsideName(attributes.class) || isAsideName(attributes.id)) return true;
  }
  return isInFooter;
}

/** Returns whether a node is beside a heading in a card (a link to another page). False in a link to an author. */
export function isInCard(page: Page, node: number): boolean {
  const around = page.ancestorsOf(node, MAX_NAME_LEVELS);
  const link = around.find((id) => page.nameOf(id) === 'a');
  if (link === undefined || authorGrade('a', page.attributesOf(link)) !== null || !leadsAway(page, link)) return false;
  if (around.some((id) => isHeading(page, id))) return false;
  const end = Math.min(page.endOf(link), link + 60);
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
