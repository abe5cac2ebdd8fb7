/** The text block being built: the two buffers of BoilerpipeHTMLContentHandler (docs/specs/boilerpipe.md, "Events"). */
import { stripSpaces } from '../../steps/white-space.ts';
import { javaTrim, whiteToSpace } from './java-text.ts';
import type { BoilerpipeBlock } from './text-block.ts';
import { countWords, LINK_END, LINK_START } from './word-counts.ts';

export class BlockBuffer {
  /** Text without link markers; `counted` has them. */
  private visible = '';
  private counted = '';
  private nodes: number[] = [];
  /** Level of the first visible text. Only a finished block resets it, so that a title passes its level on. */
  private level: number | null = null;
  /** Whether the last appended character was white space. Not reset when a block is finished. */
  private endsInSpace = false;
  /** Whether counting is inside a link; continues from block to block. */
  private countingLink = false;

  addText(node: number, raw: string, level: number): void {
    const text = whiteToSpace(raw);
    const core = stripSpaces(text);
    if (text.startsWith(' ')) this.addSpace();
    if (core === '') return;
    this.level ??= level;
    this.append(core);
    this.nodes.push(node);
    this.endsInSpace = text.endsWith(' ');
    if (this.endsInSpace) this.append(' ');
  }

  addSpace(): void {
    if (this.endsInSpace) return;
    this.append(' ');
    this.endsInSpace = true;
  }

  addLinkMarker(marker: typeof LINK_START | typeof LINK_END): void {
    this.addSpace();
    this.counted += `${marker} `;
    this.endsInSpace = true;
  }

  /** Discards the text outside the body, which makes no block. */
  discard(): string {
    const text = javaTrim(this.counted);
    this.clear();
    return text;
  }

  /**
   * "Finishing a block". Returns null if the text is blank or only invisible separators in a link, which stay for
   * later.
   */
  finish(number: number, labels: number): BoilerpipeBlock | null {
    const counts = this.nodes.length === 0 ? null : countWords(this.counted, this.countingLink);
    if (!counts) {
      this.dropMarkers();
      return null;
    }
    // Listed one by one: spreading the counts into objects halves the speed of the whole chain.
    const { words, linkedWords, wrappedWords, lines, inLink } = counts;
    this.countingLink = inLink;
    const decision = { step: 'Segmentation', reason: 'no filter took it up' };
    const block: BoilerpipeBlock = {
      text: javaTrim(this.visible),
      words,
      linkedWords,
      wrappedWords,
      lines,
      start: number,
      end: number,
      tagLevel: this.level ?? 0,
      labels,
      isContent: false,
      pieces: [{ nodes: this.nodes, isTitle: false, decision }],
    };
    this.clear();
    this.level = null;
    return block;
  }

  /**
   * "Finishing a block", steps 2 and 4: nothing to count. Link markers stay before the next block's text. Only the last
   * one matters there, so the others are dropped, or pages of linked images would cost the square of their number.
   */
  private dropMarkers(): void {
    const start = this.counted.lastIndexOf(LINK_START);
    const end = this.counted.lastIndexOf(LINK_END);
    if (start === end) this.counted = '';
    else this.counted = `${start > end ? LINK_START : LINK_END} `;
  }

  private append(text: string): void {
    this.visible += text;
    this.counted += text;
  }

  private clear(): void {
    this.visible = '';
    this.counted = '';
    this.nodes = [];
  }
}
