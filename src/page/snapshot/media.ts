/** Reads pictures and players, and copies drawings (SVG and canvas) into pictures. */

import { intact, parentElementOf } from '../../platform/unclobbered.ts';
import type { BorderBox } from './rendered.ts';
import type { Media } from './types.ts';

type Size = Pick<BorderBox, 'width' | 'height'>;

/** Maximum number of elements in a drawing. Larger drawings are detailed maps, which are slow to display. */
const MOST_ELEMENTS = 1500;
/** Maximum length of the copied markup (characters). */
const MAX_DRAWING_CHARACTERS = 400_000;

const LEFT_OUT = new Set('script style foreignObject iframe audio video canvas metadata'.split(' '));
/** Attributes not copied as they are. `class` has no effect without style sheets; the others are written separately. */
const PASSED_OVER: ReadonlySet<string> = new Set(['class', 'style', 'xmlns', 'href']);
const SIZE: ReadonlySet<string> = new Set([...PASSED_OVER, 'width', 'height', 'viewBox']);
const NAME = /^[A-Za-z][\w-]*$/;

/**
 * Copies an SVG into a picture with a `data:` address. In an `<img>`, an SVG runs no scripts and loads nothing. The
 * page's style sheets do not apply in an `<img>` either, so each element of the copy gets its computed style. Returns
 * '' if the SVG is too large or uses shapes elsewhere on the page.
 */
function drawingAddress(svg: Element, view: Window, size: Size): string {
  const parts = [openingTag(svg, view, size)];
  let elements = 0;
  let length = 0;
  let node: Node = svg.firstChild ?? svg;
  while (node !== svg) {
    const tag = node.nodeType === 1 ? shapeTag(node as Element, view) : null;
    if (tag === NEEDS_MORE || ++elements > MOST_ELEMENTS || length > MAX_DRAWING_CHARACTERS) return '';
    const part = tag ?? (node.nodeType === 3 ? escaped((node as Text).data) : '');
    parts.push(part);
    length += part.length;
    if (tag && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    if (tag) parts.push(`</${(node as Element).localName}>`);
    node = nextAfter(node, svg, parts);
  }
  parts.push('</svg>');
  return `data:image/svg+xml,${encodeURIComponent(parts.join(''))}`;
}

/** Returns the node after the subtree of `node`, or `svg`; adds closing tags of elements in between to `parts`. */
function nextAfter(node: Node, svg: Element, parts: string[]): Node {
  let last = node;
  while (!last.nextSibling) {
    const parent = last.parentNode;
    if (!parent || parent === svg) return svg;
    parts.push(`</${(parent as Element).localName}>`);
    last = parent;
  }
  return last.nextSibling;
}

function openingTag(svg: Element, view: Window, box: Size): string {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const viewBox = escaped(svg.getAttribute('viewBox') || `0 0 ${width} ${height}`);
  const style = `${appearanceOf(svg, view, true)}background:${groundUnder(svg, view)}`;
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg ${size}${attributesOf(svg, SIZE)} style="${escaped(style)}">`;
}

/** Returned for a shape that refers to a shape elsewhere on the page, so that the drawing cannot be copied. */
const NEEDS_MORE = 'needs more';

/**
 * Returns the opening tag of a shape's copy; null if the shape and everything in it is left out; {@link NEEDS_MORE} if
 * the drawing cannot be copied.
 */
function shapeTag(element: Element, view: Window): string | null {
  const { localName } = element;
  if (LEFT_OUT.has(localName) || !NAME.test(localName)) return null;
  const href = hrefOf(element);
  if (localName === 'use' && (!href.startsWith('#') || !isInside(element, href))) return NEEDS_MORE;
  const isHidden = view.getComputedStyle(element).display === 'none';
  if (isHidden && !isDefinition(element)) return null;
  const style = isHidden ? '' : appearanceOf(element, view, false);
  const link = localName !== 'a' && /^(?:#|data:image\/)/.test(href) ? ` href="${escaped(href)}"` : '';
  return `<${localName}${attributesOf(element)}${link}${style === '' ? '' : ` style="${escaped(style)}"`}>`;
}

function isInside(element: Element, href: string): boolean {
  const svg = (element as SVGElement).ownerSVGElement;
  const target = intact(element.getRootNode() as Document | ShadowRoot).getElementById?.(href.slice(1));
  return Boolean(svg && target && svg.contains(target));
}

function hrefOf(element: Element): string {
  return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
}

function attributesOf(element: Element, passedOver: ReadonlySet<string> = PASSED_OVER): string {
  let written = '';
  for (const name of element.getAttributeNames()) {
    if (!NAME.test(name) || name.startsWith('on') || passedOver.has(name)) continue;
    written += ` ${name}="${escaped(element.getAttribute(name) ?? '')}"`;
  }
  return written;
}

/** Escapes text for XML. Removes control characters and unpaired surrogates, which XML does not allow. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Inherited CSS properties. A shape's copy gets the properties whose values differ from the parent's values. */
const INHERITED = (
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin ' +
  'font-family font-size font-weight font-style text-anchor visibility'
).split(' ');
/** CSS properties that are not inherited, with their initial values. A shape's copy gets those with another value. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'dominant-baseline': 'auto',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
/** Number of elements (a drawing and its ancestors) that are searched for a background color. */
const MAX_GROUND_LEVELS = 20;

/** Returns the `style` attribute of an element's copy. The outermost element gets all inherited properties. */
function appearanceOf(element: Element, view: Window, isOutermost: boolean): string {
  const computed = view.getComputedStyle(element);
  const around = isOutermost || !element.parentElement ? null : view.getComputedStyle(element.parentElement);
  let declarations = '';
  for (const name of INHERITED) {
    const value = computed.getPropertyValue(name);
    if (value !== '' && value !== around?.getPropertyValue(name)) declarations += `${name}:${value};`;
  }
  for (const [name, initial] of Object.entries(OWN)) {
    const value = computed.getPropertyValue(name);
    if (value !== '' && value !== initial) declarations += `${name}:${value};`;
  }
  return declarations;
}

/** Returns whether an element is a definition, such as a gradient: drawn only where other elements refer to it. */
function isDefinition(element: Element): boolean {
  return element.closest('defs, symbol, clipPath, mask, marker, pattern, linearGradient, radialGradient') !== null;
}

/** Returns the background color behind a drawing. On another background, the drawing's lines could be invisible. */
function groundUnder(svg: Element, view: Window): string {
  let element: Element | null = svg;
  for (let level = 0; element && level < MAX_GROUND_LEVELS; level++, element = parentElementOf(element)) {
    const { backgroundColor } = view.getComputedStyle(element);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** Matches SVG pictures. In Firefox, one without a declared size has a natural width of 0 even after loading. */
const SIZELESS = /\.svg(?:[?#]|$)|^data:image\/svg/i;

/** Minimum size of a drawing that is copied (CSS pixels); a smaller one is an icon. */
const SMALLEST_DRAWING = { width: 120, height: 80 };
/** Maximum number of drawings copied per page. Copying is slow, and a page with more uses them as decoration. */
const MOST_DRAWINGS = 12;
/** Maximum number of attempts to copy a drawing. An empty canvas cannot be copied, but the attempt takes time too. */
const MOST_ATTEMPTS = 48;
/** Maximum area of a canvas that is copied (pixels: width times height). Larger copies take much time and memory. */
const MOST_CANVAS_PIXELS = 2_000_000;

/** Selector of formulas rendered by MathJax or KaTeX, which are read separately. */
const FORMULA = 'mjx-container, .MathJax, .MathJax_SVG, .katex';

export class MediaReader {
  private drawings = 0;
  private attempts = 0;

  read(element: Element, node: number, view: Window, box: Size): Media | null {
    switch (element.localName) {
      case 'img':
        return readImage(element as HTMLImageElement, node);
      case 'video': {
        const { currentSrc, videoWidth, videoHeight } = element as HTMLVideoElement;
        return { node, currentSrc, naturalWidth: videoWidth, naturalHeight: videoHeight, broken: false };
      }
      case 'svg':
        return isDrawing(element, box) ? this.copy(node, box, () => drawingAddress(element, view, box)) : null;
      case 'canvas':
        return isLargeEnough(box) ? this.copy(node, box, () => copyCanvas(element as HTMLCanvasElement)) : null;
      default:
        return null;
    }
  }

  private copy(node: number, { width, height }: Size, make: () => string): Media | null {
    if (this.drawings === MOST_DRAWINGS || ++this.attempts > MOST_ATTEMPTS) return null;
    const currentSrc = make();
    if (currentSrc === '') return null;
    this.drawings++;
    return { node, currentSrc, naturalWidth: width, naturalHeight: height, broken: false };
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

/**
 * Returns whether an SVG is content and not decoration: it must be large, visible to screen readers, and not a formula;
 * it must also have a name, contain text or be in a figure.
 */
function isDrawing(svg: Element, box: Size): boolean {
  if (!isLargeEnough(box) || svg.getAttribute('aria-hidden') === 'true') return false;
  const isNamed =
    svg.hasAttribute('aria-label') ||
    svg.hasAttribute('aria-labelledby') ||
    /^(?:img|graphics)/.test(svg.getAttribute('role') ?? '');
  if (!isNamed && !svg.closest('figure') && !svg.querySelector(':scope > title, text')) return false;
  return svg.closest(FORMULA) === null;
}

function isLargeEnough({ width, height }: Size): boolean {
  return width >= SMALLEST_DRAWING.width && height >= SMALLEST_DRAWING.height;
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
