/**
 * Page → text blocks: a stream of start tags, text and end tags, cut at every tag that is not on a short list of inline
 * tags (BoilerpipeHTMLContentHandler; specs/boilerpipe.md b1).
 */
import type { PageSnapshot } from '../../../snapshot/types.ts';
import type { Population } from '../../types.ts';
import { at } from '../column.ts';
import { perName } from '../population.ts';
import { walkText } from '../text-walk.ts';
import { stripSpaces } from '../white-space.ts';
import { javaTrim, whiteToSpace } from './java-text.ts';
import { type TagAction, tagAction } from './tag-actions.ts';
import { countWords, LINK_END, LINK_START, type TextBlock, type TextDocument, type WordCounts } from './text-block.ts';

export function segment(snapshot: PageSnapshot, population: Population): TextDocument {
  const { nodes, names, metadata } = snapshot;
  const actions = perName(snapshot, tagAction);
  const nameOf = (element: number): number => at(nodes.name, element);
  const segmenter = new Segmenter(names.indexOf('title'));
  walkText(snapshot, population, {
    enter(element) {
      segmenter.start(at(actions, nameOf(element)), nameOf(element));
      return true;
    },
    leave(element) {
      segmenter.end(at(actions, nameOf(element)));
    },
    text(node) {
      segmenter.text(node, at(nodes.text, node));
    },
  });
  const document = segmenter.finish();
  // The title element is not rendered, but it is still the title.
  return population === 'source' ? document : { ...document, title: javaTrim(metadata.title) || null };
}

/** The state machine. Levels and label stacks are left out: no filter of version 1.2 asks for them. */
class Segmenter {
  private readonly blocks: TextBlock[] = [];
  private title: string | null = null;
  /** Text of the block being built; `counted` also holds link markers. */
  private visible = '';
  private counted = '';
  private nodes: number[] = [];
  /** The last thing appended was white space. Not reset when a block is emitted. */
  private endsInSpace = false;
  private boundaryPending = false;
  private inBody = 0;
  private inLink = 0;
  private inIgnored = 0;
  /** Inside a link while counting words; lives on from block to block. */
  private countingLink = false;
  private lastStarted = -1;

  constructor(private readonly titleName: number) {}

  start(action: TagAction, name: number): void {
    if (action === 'ignore') this.inIgnored++;
    else if (action === 'link') this.startLink();
    else if (action === 'inline-with-space') this.addSpace();
    else if (action === 'body') {
      this.emit();
      this.inBody++;
    }
    // No block is emitted yet: the boundary waits for the next text or end tag.
    if (action === 'ignore' || action === 'block') this.boundaryPending = true;
    this.lastStarted = name;
  }

  end(action: TagAction): void {
    if (action === 'ignore') this.inIgnored--;
    else if (action === 'link') this.endLink();
    else if (action === 'inline-with-space') this.addSpace();
    else if (action === 'body') {
      this.emit();
      this.inBody--;
    }
    if (action === 'ignore' || action === 'block') this.boundaryPending = true;
    if (this.boundaryPending) this.emit(); // and the boundary stays pending until the next text
  }

  text(node: number, raw: string): void {
    if (this.boundaryPending) {
      this.emit();
      this.boundaryPending = false;
    }
    if (this.inIgnored > 0 || raw === '') return;
    const text = whiteToSpace(raw);
    const core = stripSpaces(text);
    if (text.startsWith(' ')) this.addSpace();
    if (core === '') return;
    this.append(core);
    this.nodes.push(node);
    this.endsInSpace = text.endsWith(' ');
    if (this.endsInSpace) this.append(' ');
  }

  finish(): TextDocument {
    this.emit();
    return { title: this.title, blocks: this.blocks, removed: [] };
  }

  private startLink(): void {
    this.inLink++;
    if (this.inLink > 1) this.endLink(); // a link in a link: the parser never closed the first
    if (this.inIgnored === 0) this.addMarker(LINK_START);
  }

  private endLink(): void {
    this.inLink--;
    if (this.inLink === 0 && this.inIgnored === 0) this.addMarker(LINK_END);
  }

  private addMarker(marker: string): void {
    this.addSpace();
    this.counted += `${marker} `;
    this.endsInSpace = true;
  }

  private addSpace(): void {
    if (this.endsInSpace) return;
    this.append(' ');
    this.endsInSpace = true;
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

  private emit(): void {
    if (this.inBody === 0) {
      this.emitOutsideBody();
      return;
    }
    // Null, too, when all text was invisible separators.
    const counts = this.nodes.length === 0 ? null : countWords(this.counted, this.countingLink);
    if (counts) this.emitBlock(counts);
    else this.skipEmpty();
  }

  private emitOutsideBody(): void {
    if (this.lastStarted === this.titleName) this.title = javaTrim(this.counted) || this.title;
    this.clear();
  }

  /**
   * emitBlock, steps 2 and 4, with no text gathered. Link markers stay in front of the next block's text. Only the last
   * one matters there, so the others go, or pages of linked images would cost the square of their number.
   */
  private skipEmpty(): void {
    const start = this.counted.lastIndexOf(LINK_START);
    const end = this.counted.lastIndexOf(LINK_END);
    this.clear();
    if (start < 0 && end < 0) return;
    this.countingLink = start > end;
    this.counted = `${start > end ? LINK_START : LINK_END} `;
  }

  private emitBlock(counts: WordCounts): void {
    const { inLink, ...numbers } = counts;
    this.countingLink = inLink;
    const number = this.blocks.length;
    const decision = { step: 'Segmentation', reason: 'no filter took it up' };
    this.blocks.push({
      text: javaTrim(this.visible),
      ...numbers,
      start: number,
      end: number,
      isContent: false,
      isTitle: false,
      isEnd: false,
      isMaybe: false,
      pieces: [{ nodes: this.nodes, isTitle: false, decision }],
    });
    this.clear();
  }
}
