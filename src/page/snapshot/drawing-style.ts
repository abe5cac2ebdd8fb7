import { parentElementOf } from '../../platform/unclobbered.ts';

/** Writes the appearance of SVG shapes as declarations that do not depend on the page's style sheets. */

/** Inherited properties: written where they differ from the parent's. */
const INHERITED = (
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin ' +
  'font-family font-size font-weight font-style text-anchor visibility'
).split(' ');
/** Properties that are not inherited, with their initial values: written where they differ from these. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'dominant-baseline': 'auto',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
/** At most this many ancestors are searched for a background. */
const MAX_GROUND_LEVELS = 20;

/** Returns the declarations for an element; all inherited ones for the outermost. null for an element that is not drawn. */
export function appearanceOf(element: Element, view: Window, isOutermost: true): string;
export function appearanceOf(element: Element, view: Window, isOutermost: false): string | null;
export function appearanceOf(element: Element, view: Window, isOutermost: boolean): string | null {
  const computed = view.getComputedStyle(element);
  if (!isOutermost && computed.display === 'none') return isDefinition(element) ? '' : null;
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

/** Whether an element is not drawn in place, but used by elements that are. */
function isDefinition(element: Element): boolean {
  return element.closest('defs, symbol, clipPath, mask, marker, pattern, linearGradient, radialGradient') !== null;
}

/** Returns the background colour of a drawing; on another background its lines could be invisible. */
export function groundUnder(svg: Element, view: Window): string {
  let element: Element | null = svg;
  for (let level = 0; element && level < MAX_GROUND_LEVELS; level++, element = parentElementOf(element)) {
    const { backgroundColor } = view.getComputedStyle(element);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}
