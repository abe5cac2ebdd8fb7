/** Cuts a page into text blocks, which end at all but a few inline tags (docs/specs/boilerpipe.md, "Segmentation"). */

import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import { groupNames } from '../../../shared/lists.ts';
import { walkText } from '../../steps/population.ts';
import { stripSpaces } from '../../steps/python-text.ts';
import type { Population } from '../../types.ts';
import { javaTrim, whiteToSpace } from './java-text.ts';
import { type BoilerpipeBlock, Label, type TextDocument } from './text-block.ts';
import { countWords, LINK_END, LINK_START } from './word-counts.ts';

/** Effect of a tag on text blocks (boilerpipe's DefaultTagActionMap; docs/specs/boilerpipe.md, "Tag actions"). */
type TagAction = 'ignore' | 'link' | 'body' | 'inline' | 'inline-with-space' | 'list-item' | 'heading' | 'block';

const ACTION_OF: ReadonlyMap<string, TagAction> = groupNames<Exclude<TagAction, 'block'>>({
  ignore: 'style script option object embed applet link noscript',
  link: 'a',
  body: 'body',
  inline: 'strike u b i em strong span sup code tt sub var font',
  'inline-with-space': 'abbr acronym',
  // Only the filters of boilerpipe 2.0 use the labels of list items and headings; those of version 1.2 ignore them.
  'list-item': 'li',
  heading: 'h1 h2 h3',
});

/** Returns whether a tag ends the current text block. False for `body`, because `enter` and `leave` handle that tag. */
function cutsBlocks(action: TagAction): boolean {
  return action === 'block' || action === 'list-item' || action === 'heading' || action === 'ignore';
}

function countsAsLevel(action: TagAction): boolean {
  return action !== 'inline' && action !== 'inline-with-space';
}

export function segment(snapshot: PageSnapshot, population: Population): TextDocument {
  const segmenter = new Segmenter();
  walkText(snapshot, population, (name) => ({ name, action: ACTION_OF.get(name) ?? 'block' }), segmenter);
  const document = segmenter.finish();
  // adds the title, with which the filters compare blocks; `walkText` leaves it out, because pages do not display it
  return population === 'source' ? document : { ...document, title: javaTrim(snapshot.metadata.title) || null };
}

interface Tag {
  readonly name: string;
  readonly action: TagAction;
}

/** Builds the blocks from start tags, texts and end tags. A block gets the labels of all open elements. */
class Segmenter {
  private readonly blocks: BoilerpipeBlock[] = [];
  private readonly buffer = new BlockBuffer();
  private title: string | null = null;
  /** Nesting depth, not counting inline elements. */
  private level = 0;
  private boundaryPending = false;
  private inBody = 0;
  private inLink = 0;
  private inIgnored = 0;
  private inListItem = 0;
  private inHeading = 0;
  /** Tag name of the last element that started. If it is `title`, text outside the body is the title of the page. */
  private lastStarted = '';

  enter({ name, action }: Tag): true {
    if (countsAsLevel(action)) this.level++;
    if (action === 'ignore') this.inIgnored++;
    else if (action === 'link') this.startLink();
    else if (action === 'inline-with-space') this.buffer.addSpace();
    else if (action === 'list-item') this.inListItem++;
    else if (action === 'heading') this.inHeading++;
    else if (action === 'body') {
      this.emit();
      this.inBody++;
    }
    // a start tag does not emit the block yet: the block ends at the next text or end tag
    if (cutsBlocks(action)) this.boundaryPending = true;
    this.lastStarted = name;
    return true;
  }

  leave({ action }: Tag): void {
    if (action === 'ignore') this.inIgnored--;
    else if (action === 'link') this.endLink();
    else if (action === 'inline-with-space') this.buffer.addSpace();
    else if (action === 'body') {
      this.emit();
      this.inBody--;
    }
    if (countsAsLevel(action)) this.level--;
    if (cutsBlocks(action)) this.boundaryPending = true;
    if (this.boundaryPending) this.emit(); // the boundary stays pending until the next text
    if (action === 'list-item') this.inListItem--;
    else if (action === 'heading') this.inHeading--;
  }

  text(text: string, node: number): void {
    if (this.boundaryPending) {
      this.emit();
      this.boundaryPending = false;
    }
    if (this.inIgnored === 0) this.buffer.addText(node, text, this.level);
  }

  finish(): TextDocument {
    this.emit();
    return { title: this.title, blocks: this.blocks, removed: [] };
  }

  private startLink(): void {
    this.inLink++;
    if (this.inLink > 1) this.endLink(); // a nested link ends the outer one
    if (this.inIgnored === 0) this.buffer.addLinkMarker(LINK_START);
  }

  private endLink(): void {
    this.inLink--;
    if (this.inLink === 0 && this.inIgnored === 0) this.buffer.addLinkMarker(LINK_END);
  }

  private emit(): void {
    if (this.inBody === 0) {
      const text = this.buffer.discard();
      if (this.lastStarted === 'title') this.title = text || this.title;
      return;
    }
    const block = this.buffer.finish(this.blocks.length, this.openLabels());
    if (block) this.blocks.push(block);
  }

  private openLabels(): number {
    return (this.inListItem > 0 ? Label.listItem : 0) | (this.inHeading > 0 ? Label.heading : 0);
  }
}

/** Collects the text of one block in two buffers (docs/specs/boilerpipe.md, "Events"). */
class BlockBuffer {
  /** The block's text. `counted` is the same text with a marker before and after each link, to count linked words. */
  private visible = '';
  private counted = '';
  private nodes: number[] = [];
  /**
   * Nesting level of the block's first text that is not blank. Text in the title element also sets this field. Only a
   * finished block resets it, so the first block gets the level of that text, as in boilerpipe.
   */
  private level: number | null = null;
  /** Whether the last appended character was white space. A new block does not reset this, as in boilerpipe. */
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
   * Returns the finished block; null if it has no text, or only invisible separators (U+2063) in a link, which then
   * become the start of the next block, as in boilerpipe (docs/specs/boilerpipe.md, "Finishing a block").
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
   * Empties `counted` except for the last link marker, which tells whether the next block starts in a link. Keeping all
   * markers would take quadratic time on pages with many linked images.
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
