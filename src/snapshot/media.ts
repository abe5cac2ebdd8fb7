import type { Media } from './types.ts';

/** Drawings without a size of their own have no natural width in Firefox although they are there. */
const SIZELESS = /\.svg(?:[?#]|$)|^data:image\/svg/i;

/** What a picture or video has loaded; null for other elements. */
export function readMedia(element: Element, node: number): Media | null {
  if (element.localName === 'img') {
    const { currentSrc, naturalWidth, naturalHeight, complete } = element as HTMLImageElement;
    const isThere = naturalWidth > 0 || (complete && SIZELESS.test(currentSrc));
    const broken = complete && !isThere && currentSrc !== '';
    return { node, currentSrc: isThere ? currentSrc : '', naturalWidth, naturalHeight, broken };
  }
  if (element.localName === 'video') {
    const { currentSrc, videoWidth, videoHeight } = element as HTMLVideoElement;
    return { node, currentSrc, naturalWidth: videoWidth, naturalHeight: videoHeight, broken: false };
  }
  return null;
}
