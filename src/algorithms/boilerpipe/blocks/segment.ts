/**
 * Page → text blocks: a stream of start tags, text and end tags, cut at every tag that is not on a short list of inline
 * tags (BoilerpipeHTMLContentHandler; docs/specs/boilerpipe.md, "Segmentation").
 */
import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import { at } from '../../steps/column.ts';
import { perName } from '../../steps/population.ts';
import { walkText } from '../../steps/text-walk.ts';
import type { Population } from '../../types.ts';
import { BlockBuffer } from './block-buffer.ts';
import { javaTrim } from './java-text.ts';
import { Label } from './labels.ts';
import { countsAsLevel, cutsBlocks, type TagAction, tagAction } from './tag-actions.ts';
import type { BoilerpipeBlock, TextDocument } from './text-block.ts';
import { LINK_END, LINK_START } from './word-counts.ts';

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

/** The state machine. The original's stack of labels is two counters here, because only the labels' union is used. */
class Segmenter {
  private readonly blocks: BoilerpipeBlock[] = [];
  private readonly buffer = new BlockBuffer();
  private title: string | null = null;
  /** Nesting depth without inline elements. */
  private level = 0;
  private boundaryPending = false;
  private inBody = 0;
  private inLink = 0;
  private inIgnored = 0;
  private inListItem = 0;
  private inHeading = 0;
  private lastStarted = -1;

  constructor(private readonly titleName: number) {}

  start(action: TagAction, name: number): void {
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
    // No block is emitted yet; the boundary takes effect at the next text or end tag.
    if (cutsBlocks(action)) this.boundaryPending = true;
    this.lastStarted = name;
  }

  end(action: TagAction): void {
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
    // The ending block still has the label.
    if (action === 'list-item') this.inListItem--;
    else if (action === 'heading') this.inHeading--;
  }

  text(node: number, text: string): void {
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
    if (this.inLink > 1) this.endLink(); // a link in a link: the parser never closed the first
    if (this.inIgnored === 0) this.buffer.addLinkMarker(LINK_START);
  }

  private endLink(): void {
    this.inLink--;
    if (this.inLink === 0 && this.inIgnored === 0) this.buffer.addLinkMarker(LINK_END);
  }

  private emit(): void {
    if (this.inBody === 0) {
      const text = this.buffer.discard();
      if (this.lastStarted === this.titleName) this.title = text || this.title;
      return;
    }
    const block = this.buffer.finish(this.blocks.length, this.openLabels());
    if (block) this.blocks.push(block);
  }

  private openLabels(): number {
    return (this.inListItem > 0 ? Label.listItem : 0) | (this.inHeading > 0 ? Label.heading : 0);
  }
}
