/**
 * Collects the text of one block in two buffers, as boilerpipe's BoilerpipeHTMLContentHandler does
 * (docs/specs/boilerpipe.md, "Events").
 */
import { stripSpaces } from '../../steps/python-text.ts';
import { javaTrim, whiteToSpace } from './java-text.ts';
import type { BoilerpipeBlock } from './text-block.ts';
import { countWords, LINK_END, LINK_START } from './word-counts.ts';

export class BlockBuffer {
  /** `visible` is the block's text. `counted`, in which words are counted, also has markers at the ends of links. */
  private visible = '';
  private counted = '';
  private nodes: number[] = [];
  /**
   * Nesting level of the block's first text that is not blank. `discard` does not reset it, so the first block gets the
   * level of the page's title, as in the original.
   */
  private level: number | null = null;
  /** Whether the last appended character was white space. Finishing a block does not reset this. */
  private endsInSpace = false;
  /** Whether the text so far ends inside a link. Kept for the next block, because the link can continue there. */
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

  /** Returns the collected text, which is outside the body and belongs to no block. It may be the page's title. */
  discard(): string {
    const text = javaTrim(this.counted);
    this.clear();
    return text;
  }

  /**
   * Returns the finished block; null if the block has no text, or only invisible separators (U+2063) in a link, which
   * then become part of the next block (docs/specs/boilerpipe.md, "Finishing a block").
   */
  finish(number: number, labels: number): BoilerpipeBlock | null {
    const counts = this.nodes.length === 0 ? null : countWords(this.counted, this.countingLink);
    if (!counts) {
      this.dropMarkers();
      return null;
    }
    // copied one by one: spreading `counts` into the new object would double the algorithm's running time
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
   * Drops the markers of links without text (docs/specs/boilerpipe.md, "Finishing a block", steps 2 and 4). Keeps the
   * last marker, because it affects the next block. Keeping all markers would take quadratic time on pages with many
   * linked images.
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
