import type { Rendered } from './rendered.ts';
import type { StyleTable } from './style-table.ts';
import type { NodeTable } from './types.ts';

const MONOSPACE = /\b(?:monospace|mono|courier|consolas|menlo|monaco)\b/i;

/**
 * Reads how the text in an element is set. Elements that hold no text are taken to be set as their parents are, until
 * text below them turns out to be set in another way.
 */
export class TextStyleReader {
  /** Class → row name → whether such elements are in monospace: the list of fonts is the dearest of all to read. */
  private readonly monospace = new Map<string, Map<number, boolean>>();

  constructor(
    private readonly nodes: NodeTable,
    private readonly styles: StyleTable,
  ) {}

  /** Reads it for an element, and for the ancestors that it may come from. */
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
    const monospace = this.isMonospace(rendered, isAsAssumed);
    rendered.isTextStyleRead = true;
    if (isAsAssumed && monospace === assumed.monospace) return;
    rendered.textStyle = this.styles.textStyleNumber({ whiteSpace, fontSize, fontWeight, fontStyle, monospace });
    this.nodes.style[rendered.id] = this.styles.intern(rendered.placement, rendered.textStyle);
  }

  private isMonospace(rendered: Rendered, isAsAssumed: boolean): boolean {
    const unknown: Rendered[] = [];
    let around = rendered.parent;
    for (; around && around.monospace === null; around = around.parent) unknown.push(around);
    let monospace = around?.monospace === true;
    for (let next = unknown.pop(); next; next = unknown.pop()) {
      monospace = this.findMonospace(next, monospace, true);
      next.monospace = monospace;
    }
    rendered.monospace = this.findMonospace(rendered, monospace, isAsAssumed);
    return rendered.monospace;
  }

  /**
   * Style sheets that give an element other fonts than its parent has name its class, or set more than the fonts.
   *
   * @param around what its parent is
   */
  private findMonospace({ computed, id, isCode, parent }: Rendered, around: boolean, isAsAssumed: boolean): boolean {
    const attributes = this.nodes.attributes[id];
    const className = attributes?.class;
    const mayHaveFonts =
      attributes?.id !== undefined || attributes?.face !== undefined || attributes?.style?.includes('font') === true;
    const isOneOfAKind = isCode || !parent?.parent || mayHaveFonts || (className === undefined && !isAsAssumed);
    if (around || isOneOfAKind) return MONOSPACE.test(computed.fontFamily);
    if (className === undefined) return false;
    const byName = this.ofClass(className);
    const name = this.nodes.name[id] as number;
    const known = byName.get(name);
    if (known !== undefined) return known;
    const monospace = MONOSPACE.test(computed.fontFamily);
    byName.set(name, monospace);
    return monospace;
  }

  private ofClass(className: string): Map<number, boolean> {
    let byName = this.monospace.get(className);
    if (!byName) {
      byName = new Map();
      this.monospace.set(className, byName);
    }
    return byName;
  }
}
