import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { type Picture, picturesOf, shownSize } from '../../page/pictures/pictures.ts';
import { hasLetter } from '../../shared/letters.ts';
import { holds } from '../../vocabulary/match.ts';
import { ICON_FONT_NAMES } from '../../vocabulary/names/objects.ts';
import type { Coverage } from '../coverage.ts';
import { tablePart } from '../tables.ts';
import type { TextObject } from '../types.ts';
import { isInAdvert, isLogoAtEnd } from './adverts.ts';
import { figureOf } from './figures.ts';
import { findLead, type LeadCandidate, standsInKeptText } from './kept-objects.ts';

/** Largest height of a picture that is part of a line of text (CSS pixels). */
const LINE_HEIGHT = 40;

interface Candidate extends LeadCandidate {
  picture: Picture;
}

/** Returns the pictures in the kept text, and the lead picture (the large one above the text). */
export function findPictures(page: Page, coverage: Coverage): ReadonlyMap<number, TextObject> {
  const found = new Map<number, TextObject>();
  if (coverage.root < 0) return found;
  const candidates: Candidate[] = [];
  for (const { node, picture } of picturesOf(page)) {
    const figure = figureOf(page, coverage, node);
    if (isInAdvert(page, coverage, node) || isLogoAtEnd(page, coverage, node, figure)) continue;
    const isInLine = standsInLine(page, coverage, node, figure.caption);
    if (standsInKeptText(page, coverage, figure)) found.set(node, { kind: 'picture', picture, isInLine });
    candidates.push({ node, picture, figure, src: picture.src });
  }
  // The lead picture may already be in `found`, because its caption is kept.
  const lead = findLead(page, coverage, candidates);
  if (lead && !found.has(lead.node)) found.set(lead.node, { kind: 'picture', picture: lead.picture, isInLine: false });
  return found;
}

/** Returns whether a picture is small, and its parent also contains kept text that is not its caption. */
function standsInLine(page: Page, coverage: Coverage, node: number, caption: number): boolean {
  const { height } = shownSize(page, node);
  if (page.isBlock(node) || height === 0 || height > LINE_HEIGHT) return false;
  const box = page.parentOf(node);
  const captioned = caption >= 0 && page.holds(box, caption) ? coverage.keptIn(caption) : 0;
  return coverage.keptIn(box) > captioned;
}

const ICON_FONT = holds(ICON_FONT_NAMES);
/** Matches a character in Unicode's private use areas, which icon fonts use. */
const PRIVATE = String.raw`[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}]`;
const SIGNS = new RegExp(PRIVATE, 'gu');
const BEFORE = new RegExp(`^\\s*${PRIVATE}\\s+`, 'u');
const BEHIND = new RegExp(`\\s${PRIVATE}\\s*$`, 'u');
/** Matches the name of an icon, such as "arrow_back". Some icon fonts show this word as the icon. */
const PICTURE_NAME = /^\s*[a-z][a-z0-9_]+\s*$/;
/** Maximum number of different private-use characters in an icon; more are words in an unusual writing system. */
const MOST_SIGNS = 4;

/** Removes icons from the kept texts (marks): texts that are only an icon, and single icons before or after words. */
export function withoutIcons(page: Page, marks: readonly Mark[], isObject: (node: number) => boolean): readonly Mark[] {
  let hasIcons = false;
  const rest = marks.flatMap((mark, index): Mark[] => {
    const text = page.textOf(mark.node);
    const isName = PICTURE_NAME.test(text);
    if ((!isName && text.search(SIGNS) < 0) || page.styleOf(mark.node)?.monospace || isObject(mark.node)) return [mark];
    const hasWords = text.replace(SIGNS, '').trim() !== '';
    const isGone = isName ? isInIconElement(page, mark.node) : !hasWords && isIcon(page, marks, index);
    const start = hasWords ? text.length - text.replace(BEFORE, '').length : 0;
    const end = hasWords ? text.replace(BEHIND, '').length : text.length;
    if (!isGone && end - start === text.length) return [mark];
    hasIcons = true;
    return isGone ? [] : [{ ...mark, start: Math.max(start, mark.start ?? 0), end: Math.min(end, mark.end ?? end) }];
  });
  return hasIcons ? rest : marks;
}

/** Returns whether an icon's name is alone in an element for icons. False in table cells, where it means "yes". */
function isInIconElement(page: Page, node: number): boolean {
  const element = page.parentOf(node);
  const isIconFont = (text: number) => page.styleOf(text)?.icons === true;
  if (page.endOf(element) > element + 2 || tablePart(page, page.parentOf(element)) === 'td') return false;
  return page.index.isCalled(element, ICON_FONT) || (isIconFont(node) && !isIconFont(page.parentOf(element)));
}

/** Returns whether private-use characters are an icon, not letters of a writing system that Unicode lacks. */
function isIcon(page: Page, marks: readonly Mark[], index: number): boolean {
  const { node } = marks[index] as Mark;
  const isLetter = (step: 1 | -1) => {
    const { node: other = -1 } = marks[index + step] ?? {};
    return (
      page.blockOf(other) === page.blockOf(node) &&
      hasLetter(Array.from(page.textOf(other)).at(step > 0 ? 0 : -1) ?? '')
    );
  };
  if (page.styleOf(node)?.icons) return true;
  return new Set(page.textOf(node).trim()).size <= MOST_SIGNS && !(isLetter(-1) && isLetter(1));
}
