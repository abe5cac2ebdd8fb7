/** Decides which objects are kept: those with kept text around them, and the lead picture above the text. */

import { boxOf } from '../../page/boxes.ts';
import type { Page } from '../../page/page.ts';
import { pictureKey } from '../../page/pictures/picture-address.ts';
import { isKnown, shownSize } from '../../page/pictures/pictures.ts';
import { calls } from '../../vocabulary/match.ts';
import { NO_LEAD_NAMES } from '../../vocabulary/names/objects.ts';
import { type Coverage, HEAD_ROLES } from '../coverage.ts';
import type { Figure } from './figures.ts';

/** Minimum length of a dropped text that ends the search for kept text beside a figure (characters). */
const FEW_WORDS = 40;
/** Maximum number of a figure's ancestors that are visited. Limited, because pages may nest elements very deeply. */
const MAX_NESTING = 500;
/** Number of nodes before and after a figure that are searched for text. */
const ROWS = 400;

/** Returns whether half of a figure's caption or of the nearest text is kept, or the text right around it. */
export function standsInKeptText(page: Page, coverage: Coverage, figure: Figure): boolean {
  if (isCaptionKept(coverage, figure)) return true;
  return isMostlyKept(page, coverage, figure) || isBetweenKeptText(page, coverage, figure);
}

function isCaptionKept(coverage: Coverage, { caption }: Figure): boolean {
  return caption >= 0 && coverage.keptIn(caption) > 0 && coverage.keptIn(caption) * 2 >= coverage.textIn(caption);
}

function isMostlyKept(page: Page, coverage: Coverage, { unit, caption }: Figure): boolean {
  const isBeside = caption >= 0 && !page.holds(unit, caption);
  const own = (measure: (node: number) => number) => measure(unit) + (isBeside ? measure(caption) : 0);
  const ownText = own(coverage.textIn) - own(coverage.captionsIn);
  const ownKept = own(coverage.keptIn);
  let ancestor = page.parentOf(unit);
  for (let level = 0; ancestor >= 0 && level < MAX_NESTING; level++, ancestor = page.parentOf(ancestor)) {
    const around = coverage.textIn(ancestor) - coverage.captionsIn(ancestor) - ownText;
    const kept = coverage.keptIn(ancestor) - ownKept;
    if (around > 0 || kept > 0) return kept * 2 >= around && !isBeforeBody(page, coverage, ancestor, unit);
  }
  return ownKept > 0;
}

/** Returns whether a figure is above the box with the text and outside its parent, as banners and leads are. */
function isBeforeBody(page: Page, { bodyRoot }: Coverage, ancestor: number, unit: number): boolean {
  return unit < bodyRoot && ancestor < page.parentOf(bodyRoot);
}

function isBetweenKeptText(page: Page, coverage: Coverage, { unit, caption }: Figure): boolean {
  const end = Math.max(page.endOf(unit), caption < 0 ? 0 : page.endOf(caption));
  const start = caption < 0 ? unit : Math.min(unit, caption);
  return isNextKept(page, coverage, end, 1) && isNextKept(page, coverage, start - 1, -1);
}

/** Returns whether the nearest text after (`step` 1) or before (-1) a node is kept. Skips short dropped texts. */
function isNextKept(page: Page, coverage: Coverage, from: number, step: 1 | -1): boolean {
  const { nodes } = page;
  for (let id = from, rows = 0; id >= 0 && id < nodes.size && rows < ROWS; id += step, rows++) {
    if (!page.isText(id) || !page.isVisible(id)) continue;
    if (coverage.markOf(id) && page.textOf(id).trim() !== '') return true;
    if (page.textOf(id).trim().length >= FEW_WORDS) return false;
  }
  return false;
}

/** A picture that may be the lead picture, the large one above the text of an article. */
export interface LeadCandidate {
  node: number;
  src: string;
  figure: Figure;
}

/** Minimum width of a lead picture (CSS pixels); portraits and logos are smaller. */
const SMALLEST_LEAD = 300;
/** Longest dropped text between a lead picture and the article's text (characters). */
const LONGEST_HEAD = 700;
/** Largest distance from the bottom of a lead picture down to the box with the article's text (CSS pixels). */
const FARTHEST = 1200;
/** Number of elements (a picture and its ancestors) that are checked for being a part of the site, such as a menu. */
const MAX_BOX_LEVELS = 12;

const NO_LEAD = calls(NO_LEAD_NAMES);
const OUTSIDE = new Set(['nav', 'aside', 'footer']);

/** Returns the large picture above the text's column; the one that the metadata declare, if it is there. */
export function findLead<Candidate extends LeadCandidate>(
  page: Page,
  coverage: Coverage,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const text = firstBodyText(page, coverage);
  if (text < 0) return undefined;
  const declared = declaredKeys(page);
  const headline = headlineBefore(page, text);
  let lead: Candidate | undefined;
  for (const candidate of candidates) {
    const { node, src, figure } = candidate;
    if (figure.unit > text) break;
    const isDeclared = declared.has(pictureKey(src));
    const isInHead = (headline >= 0 && node > headline) || sharesArticle(page, node, text);
    if (!(isDeclared || isInHead) || !isOverColumn(page, coverage, node, text)) continue;
    if (isOutside(page, node) || headLength(page, coverage, figure, text) > LONGEST_HEAD) continue;
    if (isDeclared) return candidate;
    lead = candidate;
  }
  return lead;
}

/** Returns the first text node of the body; -1 if comments come first: a picture above them is the article's. */
function firstBodyText(page: Page, coverage: Coverage): number {
  for (let id = coverage.root; id < page.endOf(coverage.root); id++) {
    const role = coverage.markOf(id)?.role;
    if (role === 'comment') return -1;
    if (role && !HEAD_ROLES.has(role) && page.textOf(id).trim() !== '') return id;
  }
  return -1;
}

function declaredKeys({ snapshot }: Page): ReadonlySet<string> {
  const names = ['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src'];
  return new Set(names.flatMap((name) => snapshot.metadata.meta[name] ?? []).map(pictureKey));
}

/** Returns the last visible `<h1>` before the text; -1 if there is none. */
function headlineBefore(page: Page, text: number): number {
  return page.index.named('h1').findLast((id) => id < text && page.isVisible(id)) ?? -1;
}

function sharesArticle(page: Page, node: number, text: number): boolean {
  const article = [node, ...page.ancestorsOf(node, MAX_BOX_LEVELS - 1)].find((id) => page.nameOf(id) === 'article');
  return article !== undefined && text < page.endOf(article);
}

/** Returns whether a picture is large and above the text's column. Without layout, checks only its declared width. */
function isOverColumn(page: Page, coverage: Coverage, node: number, text: number): boolean {
  const size = shownSize(page, node);
  const declared = Number(page.attributesOf(node).width) || 0;
  if (!isKnown(size)) return declared === 0 || declared >= SMALLEST_LEAD;
  if (size.width < SMALLEST_LEAD) return false;
  const column = measuredBox(page, coverage, text);
  if (column < 0) return true;
  const { left, right, top } = boxOf(page, column);
  const own = boxOf(page, node);
  const overlap = Math.min(right, own.left + size.width) - Math.max(left, own.left);
  const distance = top - (own.top + size.height);
  return overlap * 2 > Math.min(size.width, right - left) && distance > -size.height && distance < FARTHEST;
}

/** Returns the nearest box around a text node that has a measured size; -1 if there is none. */
function measuredBox(page: Page, { root }: Coverage, text: number): number {
  const { width } = page.nodes;
  let box = page.parentOf(text);
  while (box > root && width[box] === 0) box = page.parentOf(box);
  return (width[box] ?? 0) > 0 ? box : -1;
}

function isOutside(page: Page, node: number): boolean {
  for (const [level, id] of [node, ...page.ancestorsOf(node, MAX_BOX_LEVELS - 1)].entries()) {
    const { class: className = '', id: ownId = '', href, role } = page.attributesOf(id);
    if (OUTSIDE.has(page.nameOf(id)) || role === 'navigation' || role === 'banner') return true;
    // Check the class and id of the nearest ancestors only: the classes of higher ancestors describe the whole page.
    if (level < 3 && NO_LEAD.test(`${className} ${ownId}`)) return true;
    if (href !== undefined && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(href)) return true;
  }
  return false;
}

/** Returns the length of the dropped text between a figure and the article's text (characters). */
function headLength(page: Page, coverage: Coverage, { unit, caption }: Figure, text: number): number {
  let length = 0;
  const start = Math.max(page.endOf(unit), caption < 0 ? 0 : page.endOf(caption));
  for (let id = start; id < text && length <= LONGEST_HEAD; id++) {
    const isUnkept = page.isText(id) && page.isVisible(id) && !coverage.markOf(id);
    if (isUnkept) length += page.textOf(id).trim().length;
  }
  return length;
}
