/**
 * Reads from the browser how elements are displayed. One read takes about as long as all other work for an element, so
 * boxes are measured only if they contain text or may hide content, and text styles only read for elements with text.
 */

import { boxOf } from '../../platform/unclobbered.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import type { ElementTraits } from './element-facts.ts';
import { MediaReader, readBackground } from './media.ts';
import {
  type BorderBox,
  cutsOverflow,
  type Frame,
  isClippedAway,
  isOffScreen,
  isOutOfFlow,
  isTiny,
  type Rendered,
  type Viewport,
} from './rendered.ts';
import { flowOf, type StyleTable } from './style-table.ts';
import { TextStyleReader } from './text-style-reader.ts';
import { Hidden, type Media, type NodeTable } from './types.ts';

/** Text that begins at least this many CSS pixels left of the page is hidden on purpose. */
const AWAY = 900;

export class Rendering {
  readonly media: Media[] = [];
  private readonly textStyles: TextStyleReader;
  private readonly mediaReader = new MediaReader();

  constructor(
    private readonly nodes: NodeTable,
    private readonly styles: StyleTable,
    private readonly page: Viewport,
  ) {
    this.textStyles = new TextStyleReader(nodes, styles);
  }

  /**
   * Reads how an element is displayed. `parent`: its parent in the flat tree; null for a root. `inherited`: why
   * something else, such as a hidden parent, hides it (a `Hidden` value); 0 for none.
   */
  open(
    element: Element,
    id: number,
    { isReplaced, isCode }: ElementTraits,
    frame: Frame,
    parent: Rendered | null,
    inherited: number,
  ): Rendered {
    const computed = frame.view.getComputedStyle(element);
    const { display } = computed;
    const flow = flowOf(display);
    const isBox = flow === 'block' || flow === 'atomic';
    // An inline element is recorded as `static` and not floated, because floated, `absolute` or `fixed` elements are
    // always blocks. Other positions, such as `relative`, are ignored.
    const position = isBox ? computed.position : 'static';
    const placement = this.styles.placementNumber(display, position, isBox ? computed.cssFloat : 'none');
    const rendered: Rendered = {
      element,
      id,
      frame,
      parent,
      computed,
      flow,
      position,
      isReplaced,
      isCode,
      placement,
      textStyle: parent ? parent.textStyle : -1,
      isTextStyleRead: false,
      face: null,
      isMeasured: false,
      hasText: false,
      hidden: 0,
      hiddenText: 0,
      hiddenContent: -1,
      box: parent?.box ?? null,
      container: parent?.container ?? null,
    };
    if (parent) this.nodes.style[id] = this.styles.intern(placement, parent.textStyle);
    // read before the child elements: inside code, their fonts are compared with the font of the code itself
    if (!parent || isCode) this.textStyles.read(rendered);
    if (isReplaced) this.readReplaced(rendered);
    else if (this.nodes.attributes[id]?.role === 'img') this.readDeclaredPicture(rendered);
    rendered.hidden = this.hiddenCodeOf(rendered, inherited);
    if (isBox && rendered.hidden === 0) rendered.box = rendered;
    if (flow === 'block' && rendered.hidden === 0) rendered.container = rendered;
    return rendered;
  }

  /** Reads the text style, measures the boxes around the text, and records why the text is hidden (if it is). */
  readText(rendered: Rendered, text: string, isVisible: boolean): void {
    const isBlankText = isSpaceOnly(text);
    // white space with a line end only indents the source and is not displayed
    if (isBlankText && text.includes('\n')) return;
    if (!rendered.isTextStyleRead) this.textStyles.read(rendered);
    if (isBlankText) return;
    rendered.hasText = true;
    const { box, container } = rendered;
    if (!isVisible) return;
    if (box && !box.isMeasured) this.measure(box);
    if (container && !container.isMeasured) this.measure(container);
    rendered.hiddenText = this.hiddenTextCode(rendered);
  }

  private hiddenTextCode({ container, textStyle }: Rendered): number {
    if (this.styles.textStyleOf(textStyle).fontSize === '0px') return Hidden.zeroSize;
    if (!container) return 0;
    if (container.hiddenContent < 0) container.hiddenContent = this.hiddenContentCode(container);
    return container.hiddenContent;
  }

  /** Returns why all text in a block is hidden (it begins far left of the page, or is scaled to nothing); 0 if not. */
  private hiddenContentCode(container: Rendered): number {
    const box = this.boxOf(container);
    if ((box.width === 0 || box.height === 0) && isScaledAway(container)) return Hidden.zeroSize;
    const { textIndent, direction } = container.computed;
    const isIndentedAway = Number.parseFloat(textIndent) <= -AWAY;
    return isIndentedAway || (direction === 'ltr' && beginsLeftOf(box, this.page)) ? Hidden.offScreen : 0;
  }

  /**
   * Returns whether `content-visibility: hidden` makes the browser skip the layout of an element's content. Reads the
   * style only of elements with attributes, because style sheets rarely select others.
   */
  skipsContent({ computed, flow, id }: Rendered): boolean {
    return flow !== 'inline' && this.nodes.attributes[id] !== null && computed.contentVisibility === 'hidden';
  }

  private readReplaced(rendered: Rendered): void {
    if (rendered.flow !== 'none') this.measure(rendered);
    const { element, id, frame } = rendered;
    const media = this.mediaReader.read(element, id, frame.view, this.boxOf(rendered));
    if (media) this.media.push(media);
  }

  /** Reads the picture of a box with `role="img"`: its background image. */
  private readDeclaredPicture(rendered: Rendered): void {
    const media = readBackground(rendered.id, rendered.computed);
    if (!media) return;
    this.measure(rendered);
    this.media.push(media);
  }

  private hiddenCodeOf(rendered: Rendered, inherited: number): number {
    if (rendered.flow === 'none') return Hidden.notRendered;
    // In a box with `visibility: hidden`, an element may be visible again, so its own style decides.
    if (inherited === 0 || inherited === Hidden.visibility) return this.ownHiddenCode(rendered);
    if (inherited !== Hidden.zeroSize || !isOutOfFlow(rendered)) return inherited;
    // a positioned box may be displayed outside an ancestor of zero size
    return this.ownHiddenCode(rendered) === 0 && !isTiny(this.boxOf(rendered)) ? 0 : inherited;
  }

  private ownHiddenCode(rendered: Rendered): number {
    const { computed, flow, isReplaced } = rendered;
    if (computed.visibility !== 'visible') return Hidden.visibility;
    if (isOutOfFlow(rendered)) return this.positionedHiddenCode(rendered);
    const isBox = flow === 'block' || flow === 'atomic' || isReplaced;
    return isBox && cutsOverflow(computed) && isTiny(this.boxOf(rendered)) ? Hidden.zeroSize : 0;
  }

  /**
   * Returns why an absolutely positioned or fixed box is hidden; 0 if it is visible. A transparent or clipped box of
   * this kind is a closed menu or text for screen readers. In the normal flow, such a box counts as visible, because it
   * probably appears when the user scrolls.
   */
  private positionedHiddenCode(rendered: Rendered): number {
    const { computed, element, position } = rendered;
    if (computed.opacity === '0') return Hidden.transparent;
    if (isClippedAway(computed)) return Hidden.clipped;
    const box = this.boxOf(rendered);
    if (!isTiny(box)) {
      // a fixed box does not scroll with its frame
      const shown = position === 'fixed' ? boxOf(element) : box;
      return isOffScreen(shown, position, this.page) ? Hidden.offScreen : 0;
    }
    if (!cutsOverflow(computed)) return 0;
    return box.width > 0 && box.height > 0 ? Hidden.clipped : Hidden.zeroSize;
  }

  private boxOf(rendered: Rendered): BorderBox {
    const { nodes, page } = this;
    const { id } = rendered;
    if (!rendered.isMeasured) this.measure(rendered);
    return {
      x: (nodes.x[id] as number) - page.scrollX,
      y: (nodes.y[id] as number) - page.scrollY,
      width: nodes.width[id] as number,
      height: nodes.height[id] as number,
    };
  }

  private measure(rendered: Rendered): void {
    const { nodes, page } = this;
    const { element, id, frame } = rendered;
    const { x, y, width, height } = boxOf(element);
    rendered.isMeasured = true;
    nodes.x[id] = x + frame.x + page.scrollX;
    nodes.y[id] = y + frame.y + page.scrollY;
    nodes.width[id] = width;
    nodes.height[id] = height;
  }
}

/** Returns whether a box begins far left of the page but ends on it, for example because of a negative margin. */
function beginsLeftOf({ x, width }: BorderBox, { scrollX }: Viewport): boolean {
  return x + scrollX <= -AWAY && x + scrollX + width > 0;
}

/** Matches a transformation matrix that scales the width or the height to nothing. */
const FLATTENED = /^matrix(?:3d\(0, 0, 0, 0,|\(0, 0,|\([^,]+, [^,]+, 0, 0,)/;

function isScaledAway(rendered: Rendered): boolean {
  for (let around: Rendered | null = rendered; around; around = around.parent) {
    const { transform, scale } = around.computed;
    if (/^0\b(?!\.)/.test(scale) || FLATTENED.test(transform)) return true;
  }
  return false;
}
