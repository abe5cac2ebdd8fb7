import type { Element } from 'hast';
import { shownSize } from '../../page/picture-size.ts';
import type { PageView } from '../../page/view.ts';
import { isInAdvert } from '../../selection/adverts.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { figureOf } from '../../selection/figures.ts';
import { findLead, type LeadCandidate } from '../../selection/lead.ts';
import { standsInKeptText } from '../../selection/surroundings.ts';
import type { Media } from '../../snapshot/types.ts';
import type { PlacedObject } from '../placed-object.ts';
import { readNoscriptImages } from './noscript-images.ts';
import { type PageImages, readImage } from './read-image.ts';
import { countAddresses } from './source.ts';

/** A picture no higher than this, in a line with text, is a part of the line (CSS pixels). */
const LINE_HEIGHT = 40;

interface FoundImage extends LeadCandidate {
  element: Element;
}

/** Pictures that belong to the kept text, and the one that leads it. */
export function findImages(page: PageView, coverage: Coverage): ReadonlyMap<number, PlacedObject> {
  const found = new Map<number, PlacedObject>();
  if (coverage.root < 0) return found;
  const others: FoundImage[] = [];
  for (const { node, element } of readImages(page)) {
    if (isInAdvert(page, coverage, node)) continue;
    const figure = figureOf(page, coverage, node);
    if (standsInKeptText(page, coverage, figure)) found.set(node, { element, place: placeOf(page, coverage, node) });
    else others.push({ node, element, figure, src: String(element.properties.src) });
  }
  const lead = findLead(page, coverage, others);
  const image = others.find(({ node }) => node === lead);
  if (image) found.set(lead, { element: image.element, place: 'block' });
  return found;
}

/** All pictures of the page, in its order. */
function readImages(page: PageView): { node: number; element: Element }[] {
  const media = page.snapshot.media.filter(({ node }) => page.nameOf(node) !== 'video');
  const images: PageImages = { areLoading: media.some(isLoadedFile), counts: countAddresses(media) };
  const read = media.flatMap((entry) => {
    const element = readImage(page, entry, images);
    return element ? [{ node: entry.node, element }] : [];
  });
  return [...read, ...readNoscriptImages(page)].sort((a, b) => a.node - b.node);
}

function isLoadedFile({ currentSrc, naturalWidth }: Media): boolean {
  return naturalWidth > 2 && !currentSrc.startsWith('data:');
}

function placeOf(page: PageView, coverage: Coverage, node: number): PlacedObject['place'] {
  const { height } = shownSize(page, node);
  const isInLine = page.styleOf(node)?.flow !== 'block' && height > 0 && height <= LINE_HEIGHT;
  return isInLine && coverage.keptIn(page.snapshot.nodes.parent[node] as number) > 0 ? 'inline' : 'block';
}
