/**
 * Writes an SVG, as displayed, as the address of a picture. In an `<img>` an SVG runs no scripts and loads nothing.
 * Writes it element by element with the computed styles, because the page's style sheets do not apply there.
 */
import { intact } from '../../platform/unclobbered.ts';
import { appearanceOf, groundUnder } from './drawing-style.ts';

/** Largest drawing (elements, characters). Larger ones are detailed maps, which are slow everywhere. */
const MOST_ELEMENTS = 1500;
const MAX_DRAWING_CHARACTERS = 400_000;

const LEFT_OUT = new Set('script style foreignObject iframe audio video canvas metadata'.split(' '));
/** Attributes that are written separately, or useless without scripts and style sheets. */
const PASSED_OVER: ReadonlySet<string> = new Set(['class', 'style', 'xmlns', 'href']);
const SIZE: ReadonlySet<string> = new Set([...PASSED_OVER, 'width', 'height']);
const NAME = /^[A-Za-z][\w-]*$/;

/** Returns a `data:` address; '' for a drawing that needs elements outside it or is too large. */
export function drawingAddress(svg: Element, view: Window, width: number, height: number): string {
  const parts = [openingTag(svg, view, width, height)];
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

/** Returns the node after a node's subtree, and closes the elements that end there. */
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

function openingTag(svg: Element, view: Window, width: number, height: number): string {
  const viewBox = svg.getAttribute('viewBox') ? '' : ` viewBox="0 0 ${width} ${height}"`;
  const style = `${appearanceOf(svg, view, true)}background:${groundUnder(svg, view)}`;
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${viewBox}`;
  return `<svg ${size}${attributesOf(svg, SIZE)} style="${escaped(style)}">`;
}

/** For a drawing whose shapes are elsewhere on the page. */
const NEEDS_MORE = 'needs more';

/** Returns the opening tag of a shape; null for elements that are left out with their content. */
function shapeTag(element: Element, view: Window): string | null {
  const { localName } = element;
  if (LEFT_OUT.has(localName) || !NAME.test(localName)) return null;
  const href = hrefOf(element);
  if (localName === 'use' && (!href.startsWith('#') || !isInside(element, href))) return NEEDS_MORE;
  const style = appearanceOf(element, view, false);
  if (style === null) return null;
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

/** Escapes text for XML, which allows no control characters and no lone surrogates. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
