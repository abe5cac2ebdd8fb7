import { facet, type Page } from '../page.ts';
import type { Media } from '../snapshot/types.ts';
import { readNoscriptPictures } from './noscript-pictures.ts';
import { type PagePictures, readPicture } from './read-picture.ts';
import { countAddresses } from './source.ts';
import type { PlacedPicture } from './types.ts';

/** All pictures of a page, in page order. */
export const picturesOf = facet((page: Page): readonly PlacedPicture[] => {
  const media = page.snapshot.media.filter(({ node }) => page.nameOf(node) !== 'video');
  const others: PagePictures = { areLoading: media.some(isLoadedFile), counts: countAddresses(media) };
  const read = media.flatMap((entry) => {
    const picture = readPicture(page, entry, others);
    return picture ? [{ node: entry.node, picture }] : [];
  });
  return [...read, ...readNoscriptPictures(page)].sort((a, b) => a.node - b.node);
});

function isLoadedFile({ currentSrc, naturalWidth }: Media): boolean {
  return naturalWidth > 2 && !currentSrc.startsWith('data:');
}
