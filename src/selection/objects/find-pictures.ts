import type { Page } from '../../page/page.ts';
import { shownSize } from '../../page/pictures/picture-size.ts';
import { picturesOf } from '../../page/pictures/pictures.ts';
import type { Picture } from '../../page/pictures/types.ts';
import type { Coverage } from '../coverage.ts';
import { isInAdvert, isLogoAtEnd } from './adverts.ts';
import { figureOf } from './figures.ts';
import { standsInKeptText } from './in-kept-text.ts';
import { findLead, type LeadCandidate } from './lead.ts';
import type { TextObject } from './types.ts';

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
  const leading = findLead(page, coverage, candidates);
  const lead = candidates.find(({ node }) => node === leading);
  if (lead && !found.has(leading)) found.set(lead.node, { kind: 'picture', picture: lead.picture, isInLine: false });
  return found;
}

/** Whether a picture is part of a line of text: it is small, and in a box with kept text besides its own caption. */
function standsInLine(page: Page, coverage: Coverage, node: number, caption: number): boolean {
  const { height } = shownSize(page, node);
  if (page.isBlock(node) || height === 0 || height > LINE_HEIGHT) return false;
  const box = page.parentOf(node);
  const captioned = caption >= 0 && page.holds(box, caption) ? coverage.keptIn(caption) : 0;
  return coverage.keptIn(box) > captioned;
}
