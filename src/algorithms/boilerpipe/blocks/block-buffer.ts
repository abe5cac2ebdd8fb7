/** The text block being built: the two buffers of BoilerpipeHTMLContentHandler (docs/specs/boilerpipe.md, "Events"). */
import { stripSpaces } from '../../steps/white-space.ts';
import { javaTrim, whiteToSpace } from './java-text.ts';
import type { BoilerpipeBlock } from './text-block.ts';
import { countWords, LINK_END, LINK_START } from './word-counts.ts';

export class BlockBuffer {
  /** `counted` also holds link markers. */
  private visible = '';
  private counted = '';
  private nodes: number[] = [];
  /** Level of the first visible text. Only a finished block unsets it, so that a title hands its own on. */
  private level: number | null = null;
  /** The last thing appended was white space. Not reset when a block is finished. */
  private endsInSpace = false;
  /** Inside a link while counting words; lives on from block to block. */
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

  /** Outside the body: the text makes no block. */
  discard(): string {
    const text = javaTrim(this.counted);
    this.clear();
    return text;
  }

  /** "Finishing a block". Null when there was nothing to read, or only invisible separators in a link: these wait. */
  finish(number: number, labels: number): BoilerpipeBlock | null {
    const counts = this.nodes.length === 0 ? null : countWords(this.counted, this.countingLink);
    if (!counts) {
      this.dropMarkers();
      return null;
    }
    // Written out: objects made by spreading the counts into them cost the whole chain half its speed.
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
   * "Finishing a block", steps 2 and 4: nothing to count. Link markers stay in front of the next block's text. Only the
   * last one matters there, so the others go, or pages of linked images would cost the square of their number.
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
