import { getOrMake, memoised } from '../../shared/memoised.ts';
import type { Rendered } from './rendered.ts';
import type { Face, StyleTable } from './style-table.ts';
import type { NodeTable } from './types.ts';

const MONOSPACE = /\b(?:monospace|mono|courier|consolas|menlo|monaco)\b/i;
/** Matches a list of fonts that begins with an icon font. */
export const ICON_FONT = /^[^,]*(?:icon|icomoon|awesome|material symbols)/i;

/** Assumes that an element has its parent's text style; asks the browser only when text is found in the element. */
export class TextStyleReader {
  /** Caches kinds of font by class and by number of the tag name, because the font is the slowest property to read. */
  private readonly ofClass = memoised((_className: string) => new Map<number, Face>());

  constructor(
    private readonly nodes: NodeTable,
    private readonly styles: StyleTable,
  ) {}

  /**
   * Reads an element's text style, which was assumed to be the parent's. If it differs, the parent's own style may be
   * only assumed too, so reads that as well, and so on up the tree.
   */
  read(rendered: Rendered): void {
    let current: Rendered | null = rendered;
    while (current && !current.isTextStyleRead) {
      const assumed: number = current.textStyle;
      this.readOwn(current);
      current = current.textStyle === assumed ? null : current.parent;
    }
  }

  private readOwn(rendered: Rendered): void {
    const { computed, textStyle } = rendered;
    const { whiteSpace, fontSize, fontWeight, fontStyle } = computed;
    const assumed = textStyle < 0 ? null : this.styles.textStyleOf(textStyle);
    const isAsAssumed =
      assumed !== null &&
      assumed.fontSize === fontSize &&
      assumed.fontWeight === fontWeight &&
      assumed.fontStyle === fontStyle &&
      assumed.whiteSpace === whiteSpace;
    const face = this.faceOf(rendered, isAsAssumed);
    rendered.isTextStyleRead = true;
    if (isAsAssumed && face === assumed.face) return;
    rendered.textStyle = this.styles.textStyleNumber({ whiteSpace, fontSize, fontWeight, fontStyle, face });
    this.nodes.style[rendered.id] = this.styles.intern(rendered.placement, rendered.textStyle);
  }

  private faceOf(rendered: Rendered, isAsAssumed: boolean): Face {
    const unknown: Rendered[] = [];
    let around = rendered.parent;
    for (; around && around.face === null; around = around.parent) unknown.push(around);
    let face = around?.face ?? 'text';
    for (let next = unknown.pop(); next; next = unknown.pop()) {
      face = this.findFace(next, face, true);
      next.face = face;
    }
    rendered.face = this.findFace(rendered, face, isAsAssumed);
    return rendered.face;
  }

  /**
   * Returns the kind of an element's font. Assumes that elements with the same name and class have the same font, and
   * that an element without a class has its parent's (`around`) if the rest of its text style is (`isAsAssumed`).
   */
  private findFace({ computed, id, isCode, parent }: Rendered, around: Face, isAsAssumed: boolean): Face {
    const attributes = this.nodes.attributes[id];
    const className = attributes?.class;
    const mayHaveFonts =
      attributes?.id !== undefined || attributes?.face !== undefined || attributes?.style?.includes('font') === true;
    const isOneOfAKind = isCode || !parent?.parent || mayHaveFonts || (className === undefined && !isAsAssumed);
    if (around !== 'text' || isOneOfAKind) return faceFrom(computed.fontFamily);
    if (className === undefined) return 'text';
    const byName = this.ofClass(className);
    return getOrMake(byName, this.nodes.name[id] as number, () => faceFrom(computed.fontFamily));
  }
}

function faceFrom(families: string): Face {
  return MONOSPACE.test(families) ? 'monospace' : ICON_FONT.test(families) ? 'icons' : 'text';
}
