import { pictureKey } from '../page/picture-key.ts';
import { isKnown, shownSize } from '../page/picture-size.ts';
import type { PageView } from '../page/view.ts';
import { NodeKind } from '../snapshot/types.ts';
import { type Coverage, HEAD_ROLES } from './coverage.ts';
import type { Figure } from './figures.ts';

/** A picture of the page that is not among the kept text. */
export interface LeadCandidate {
  node: number;
  src: string;
  figure: Figure;
}

/** A smaller one above the text is a portrait or a logo (CSS pixels). */
const SMALLEST_LEAD = 300;
/** Between the picture and the text stand headline, standfirst and credits, not more (characters, CSS pixels). */
const LONGEST_HEAD = 700;
const FARTHEST = 1200;
/** How far up what a picture stands in is looked at. */
const LEVELS = 12;

const NO_LEAD =
  /(?:^|[-_\s])(?:ad|ads|advert\w*|sponsor\w*|banner|logo|brand|masthead|promo\w*|related|newsletter)(?:[-_\s]|$)/i;
const OUTSIDE = new Set(['nav', 'aside', 'footer']);

/**
 * The picture above an article whose text begins in another box: the large one in the head of the article, over the
 * column of its text. The one that the page declares as its picture comes first. -1 for none.
 */
export function findLead(page: PageView, coverage: Coverage, candidates: readonly LeadCandidate[]): number {
  const text = firstBodyText(page, coverage);
  if (text < 0) return -1;
  const declared = declaredKeys(page);
  const headline = headlineBefore(page, text);
  let lead = -1;
  for (const { node, src, figure } of candidates) {
    if (figure.unit > text) break;
    const isDeclared = declared.has(pictureKey(src));
    const isInHead = (headline >= 0 && node > headline) || sharesArticle(page, node, text);
    if (!(isDeclared || isInHead) || !isOverColumn(page, coverage, node, text)) continue;
    if (isOutside(page, node) || headLength(page, coverage, figure, text) > LONGEST_HEAD) continue;
    if (isDeclared) return node;
    lead = node;
  }
  return lead;
}

/** Comments have no head: a picture above them is the article's. */
function firstBodyText(page: PageView, coverage: Coverage): number {
  const { nodes } = page.snapshot;
  for (let id = coverage.root; id < (nodes.end[coverage.root] as number); id++) {
    const role = coverage.markOf(id)?.role;
    if (role === 'comment') return -1;
    if (role && !HEAD_ROLES.has(role) && (nodes.text[id] as string).trim() !== '') return id;
  }
  return -1;
}

function declaredKeys({ snapshot }: PageView): ReadonlySet<string> {
  const names = ['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src'];
  return new Set(names.flatMap((name) => snapshot.metadata.meta[name] ?? []).map(pictureKey));
}

/** The last heading of the first level that begins before the text. -1 for none. */
function headlineBefore(page: PageView, text: number): number {
  const { nodes } = page.snapshot;
  for (let id = text; id >= 0; id--) {
    if (nodes.kind[id] === NodeKind.element && page.nameOf(id) === 'h1' && nodes.hidden[id] === 0) return id;
  }
  return -1;
}

function sharesArticle(page: PageView, node: number, text: number): boolean {
  const { nodes } = page.snapshot;
  for (let id = node, level = 0; id >= 0 && level < LEVELS; id = nodes.parent[id] as number, level++) {
    if (page.nameOf(id) === 'article') return text < (nodes.end[id] as number);
  }
  return false;
}

/** Large, above the text, and not beside it. Where nothing was laid out there is nothing to compare. */
function isOverColumn(page: PageView, coverage: Coverage, node: number, text: number): boolean {
  const { nodes } = page.snapshot;
  const size = shownSize(page, node);
  const declared = Number(page.attributesOf(node).width) || 0;
  if (!isKnown(size)) return declared === 0 || declared >= SMALLEST_LEAD;
  if (size.width < SMALLEST_LEAD) return false;
  const column = boxOf(page, coverage, text);
  if (column < 0) return true;
  const left = nodes.x[column] as number;
  const right = left + (nodes.width[column] as number);
  const bottom = (nodes.y[node] as number) + size.height;
  const overlap = Math.min(right, (nodes.x[node] as number) + size.width) - Math.max(left, nodes.x[node] as number);
  const distance = (nodes.y[column] as number) - bottom;
  return overlap * 2 > Math.min(size.width, right - left) && distance > -size.height && distance < FARTHEST;
}

/** The nearest measured box around a text node. */
function boxOf(page: PageView, { root }: Coverage, text: number): number {
  const { nodes } = page.snapshot;
  let box = nodes.parent[text] as number;
  while (box > root && (nodes.width[box] as number) === 0) box = nodes.parent[box] as number;
  return (nodes.width[box] as number) > 0 ? box : -1;
}

function isOutside(page: PageView, node: number): boolean {
  const { nodes } = page.snapshot;
  for (let id = node, level = 0; id >= 0 && level < LEVELS; id = nodes.parent[id] as number, level++) {
    const { class: className = '', id: ownId = '', href, role } = page.attributesOf(id);
    if (OUTSIDE.has(page.nameOf(id)) || role === 'navigation' || role === 'banner') return true;
    // Of what stands far up, names speak of the whole page.
    if (level < 3 && NO_LEAD.test(`${className} ${ownId}`)) return true;
    if (href !== undefined && /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/.test(href)) return true;
  }
  return false;
}

/** Characters between a figure and the text that were not kept. */
function headLength(page: PageView, coverage: Coverage, { unit, caption }: Figure, text: number): number {
  const { nodes } = page.snapshot;
  let length = 0;
  const start = Math.max(nodes.end[unit] as number, caption < 0 ? 0 : (nodes.end[caption] as number));
  for (let id = start; id < text && length <= LONGEST_HEAD; id++) {
    const isUnkept = nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0 && !coverage.markOf(id);
    if (isUnkept) length += (nodes.text[id] as string).trim().length;
  }
  return length;
}
