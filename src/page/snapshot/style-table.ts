import { getOrMake } from '../../shared/memoised.ts';
import type { Flow, Style } from './types.ts';

type Placement = Pick<Style, 'display' | 'flow' | 'position' | 'float'>;

export type Face = 'text' | 'monospace' | 'icons';

export interface StyleRow {
  whiteSpace: string;
  fontSize: string;
  fontWeight: string;
  fontStyle: string;
  face: Face;
}

/** Factor that combines the numbers of a placement and a text style into one. No page has this many text styles. */
const PAIR = 2 ** 20;

/**
 * Numbers the distinct styles of a page; thousands of elements share a few dozen. A style consists of the placement of
 * the box and the style of its text. The two have separate numbers, because they are read at different times.
 */
export class StyleTable {
  readonly styles: Style[] = [];
  private readonly placements: Placement[] = [];
  private readonly textStyles: StyleRow[] = [];
  private readonly placementNumbers = new Map<string, number>();
  private readonly textStyleNumbers = new Map<string, number>();
  private readonly indices = new Map<number, number>();

  placementNumber(display: string, position: string, float: string): number {
    // a short key is faster, and most elements are neither positioned nor floated
    const isPlain = position === 'static' && float === 'none';
    const key = isPlain ? display : `${display}|${position}|${float}`;
    const number = () => this.placements.push({ display, flow: flowOf(display), position, float }) - 1;
    return getOrMake(this.placementNumbers, key, number);
  }

  textStyleNumber(textStyle: StyleRow): number {
    const key = Object.values(textStyle).join('|');
    return getOrMake(this.textStyleNumbers, key, () => this.textStyles.push(textStyle) - 1);
  }

  textStyleOf(number: number): StyleRow {
    return this.textStyles[number] as StyleRow;
  }

  intern(placement: number, textStyle: number): number {
    const pair = placement * PAIR + textStyle;
    const style = () => styleOf(this.placements[placement] as Placement, this.textStyleOf(textStyle));
    return getOrMake(this.indices, pair, () => this.styles.push(style()) - 1);
  }
}

function styleOf(placement: Placement, { whiteSpace, fontSize, fontWeight, fontStyle, face }: StyleRow): Style {
  return {
    ...placement,
    whiteSpace,
    fontSize: Number.parseFloat(fontSize) || 0,
    fontWeight: Number(fontWeight) || 400,
    italic: fontStyle !== 'normal',
    monospace: face === 'monospace',
    ...(face === 'icons' && { icons: true }),
  };
}

const INLINE = new Set(['inline', 'ruby', 'ruby-base', 'ruby-text', 'ruby-base-container', 'ruby-text-container']);

/** Returns how a box with this `display` takes part in its parent's layout (CSS Display 3, section 2). */
export function flowOf(display: string): Flow {
  if (display === 'block' || display === 'none' || display === 'contents') return display;
  if (INLINE.has(display)) return 'inline';
  // `math` is MathML's inline box; its content never breaks the line around it
  if (display.startsWith('inline-') || display.endsWith('math')) return 'atomic';
  return 'block';
}
