import { parentElementOf } from '../../platform/unclobbered.ts';

/** How shapes of a drawing are painted, in words that hold without the page's style sheets. */

/** Handed down: said where it is not as in the element around. */
const INHERITED = (
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin ' +
  'font-family font-size font-weight font-style text-anchor visibility'
).split(' ');
/** Of the element alone: said where it is not this. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'dominant-baseline': 'auto',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
/** How far up the ground of a drawing is looked for. */
const MAX_GROUND_LEVELS = 20;

/** Declarations for an element; all that is handed down where there is nothing around it. null for what is not drawn. */
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

/** Never drawn where they stand, but used by what is. */
function isDefinition(element: Element): boolean {
  return element.closest('defs, symbol, clipPath, mask, marker, pattern, linearGradient, radialGradient') !== null;
}

/** The colour that a drawing stands on: on another ground its lines might not be seen. */
export function groundUnder(svg: Element, view: Window): string {
  let element: Element | null = svg;
  for (let level = 0; element && level < MAX_GROUND_LEVELS; level++, element = parentElementOf(element)) {
    const { backgroundColor } = view.getComputedStyle(element);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}
