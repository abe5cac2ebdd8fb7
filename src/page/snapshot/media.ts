import { intact } from '../../platform/unclobbered.ts';
import { drawingAddress } from './drawing.ts';
import type { Media } from './types.ts';

/** SVG pictures. In Firefox, an SVG without a declared size has no natural width even after loading. */
const SIZELESS = /\.svg(?:[?#]|$)|^data:image\/svg/i;

/** Minimum size of a drawing that is copied (CSS pixels); a smaller one is an icon. */
const SMALLEST_DRAWING = { width: 120, height: 80 };
/** Maximum number of drawings copied per page. Copying is slow, and a page with more uses them as decoration. */
const MOST_DRAWINGS = 12;
/** Maximum size of a canvas that is copied (pixels). */
const MOST_CANVAS_PIXELS = 2_000_000;

/** Selector of formulas rendered by MathJax or KaTeX, which are read separately. */
const FORMULA = 'mjx-container, .MathJax, .MathJax_SVG, .katex';

/** Size of an element's box (CSS pixels). */
interface Box {
  width: number;
  height: number;
}

export class MediaReader {
  private drawings = 0;

  /** Reads a picture, player or drawing; returns null for other elements. */
  read(element: Element, node: number, view: Window, box: Box): Media | null {
    switch (element.localName) {
      case 'img':
        return readImage(element as HTMLImageElement, node);
      case 'video': {
        const { currentSrc, videoWidth, videoHeight } = element as HTMLVideoElement;
        return { node, currentSrc, naturalWidth: videoWidth, naturalHeight: videoHeight, broken: false };
      }
      case 'svg':
        return isDrawing(element, box) ? this.copy(node, box, () => copySvg(element, view, box)) : null;
      case 'canvas':
        return isLargeEnough(box) ? this.copy(node, box, () => copyCanvas(element as HTMLCanvasElement)) : null;
      default:
        return null;
    }
  }

  private copy(node: number, { width, height }: Box, make: () => string): Media | null {
    if (++this.drawings > MOST_DRAWINGS) return null;
    const currentSrc = make();
    return currentSrc === '' ? null : { node, currentSrc, naturalWidth: width, naturalHeight: height, broken: false };
  }
}

/** Returns the background picture of an element with `role="img"`; null if it has none. */
export function readBackground(node: number, { backgroundImage }: CSSStyleDeclaration): Media | null {
  const currentSrc = /^url\("([^"]+)"\)/.exec(backgroundImage)?.[1];
  return currentSrc ? { node, currentSrc, naturalWidth: 0, naturalHeight: 0, broken: false } : null;
}

function readImage({ currentSrc, naturalWidth, naturalHeight, complete }: HTMLImageElement, node: number): Media {
  const isThere = naturalWidth > 0 || (complete && SIZELESS.test(currentSrc));
  const broken = complete && !isThere && currentSrc !== '';
  return { node, currentSrc: isThere ? currentSrc : '', naturalWidth, naturalHeight, broken };
}

/** Content and not decoration: large, visible to screen readers, no formula; and named, with text or in a figure. */
function isDrawing(svg: Element, box: Box): boolean {
  if (!isLargeEnough(box) || svg.getAttribute('aria-hidden') === 'true') return false;
  const isNamed =
    svg.hasAttribute('aria-label') ||
    svg.hasAttribute('aria-labelledby') ||
    /^(?:img|graphics)/.test(svg.getAttribute('role') ?? '');
  if (!isNamed && !svg.closest('figure') && !svg.querySelector(':scope > title, text')) return false;
  return svg.closest(FORMULA) === null;
}

function isLargeEnough({ width, height }: Box): boolean {
  return width >= SMALLEST_DRAWING.width && height >= SMALLEST_DRAWING.height;
}

function copySvg(svg: Element, view: Window, { width, height }: Box): string {
  return drawingAddress(svg, view, Math.round(width), Math.round(height));
}

function copyCanvas(canvas: HTMLCanvasElement): string {
  const { width, height, ownerDocument } = canvas;
  if (width * height === 0 || width * height > MOST_CANVAS_PIXELS) return '';
  const blank = Object.assign(intact(ownerDocument).createElement('canvas'), { width, height });
  try {
    const address = canvas.toDataURL();
    // equal to a blank canvas: the canvas is empty, or its content is only on the graphics card and cannot be read
    return address === blank.toDataURL() ? '' : address;
  } catch {
    // SecurityError: the canvas contains a picture of another site
    return '';
  }
}
