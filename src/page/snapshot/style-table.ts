import type { Flow, Style } from './types.ts';

type Placement = Pick<Style, 'display' | 'flow' | 'position' | 'float'>;

/** What sort of font text is set in. */
export type Face = 'text' | 'monospace' | 'icons';

/** How text is set, in the words of the browser. */
export interface StyleRow {
  whiteSpace: string;
  fontSize: string;
  fontWeight: string;
  fontStyle: string;
  face: Face;
}

/** More text styles than a page can have, so that two numbers make one. */
const PAIR = 2 ** 20;

/**
 * Interns computed styles: pages have thousands of elements and some dozens of distinct styles. A style has two parts
 * with numbers of their own, since they are read at different times: where the box goes, and how its text is set.
 */
export class StyleTable {
  readonly styles: Style[] = [];
  private readonly placements: Placement[] = [];
  private readonly textStyles: StyleRow[] = [];
  private readonly placementNumbers = new Map<string, number>();
  private readonly textStyleNumbers = new Map<string, number>();
  private readonly indices = new Map<number, number>();

  /** Number of a placement. */
  placementNumber(display: string, position: string, float: string): number {
    // nearly all; joining strings is slower than all else here
    const isPlain = position === 'static' && float === 'none';
    const key = isPlain ? display : `${display}|${position}|${float}`;
    let number = this.placementNumbers.get(key);
    if (number === undefined) {
      number = this.placements.push({ display, flow: flowOf(display), position, float }) - 1;
      this.placementNumbers.set(key, number);
    }
    return number;
  }

  /** Number of a text style. */
  textStyleNumber(textStyle: StyleRow): number {
    const key = Object.values(textStyle).join('|');
    let number = this.textStyleNumbers.get(key);
    if (number === undefined) {
      number = this.textStyles.push(textStyle) - 1;
      this.textStyleNumbers.set(key, number);
    }
    return number;
  }

  textStyleOf(number: number): StyleRow {
    return this.textStyles[number] as StyleRow;
  }

  /** Index of the style that has this placement and text style. */
  intern(placement: number, textStyle: number): number {
    const pair = placement * PAIR + textStyle;
    let index = this.indices.get(pair);
    if (index === undefined) {
      index = this.styles.push(styleOf(this.placements[placement] as Placement, this.textStyleOf(textStyle))) - 1;
      this.indices.set(pair, index);
    }
    return index;
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

/** Computed `display` → part in the parent's layout (CSS Display 3, section 2). */
export function flowOf(display: string): Flow {
  if (display === 'block' || display === 'none' || display === 'contents') return display;
  if (INLINE.has(display)) return 'inline';
  // `math` is the inline form of MathML's outermost box; what stands inside never breaks the line it is in.
  if (display.startsWith('inline-') || display.endsWith('math')) return 'atomic';
  return 'block';
}
