/**
 * Page → text blocks, like Dragnet's `Blockifier` (docs/specs/dragnet.md, "Blocks"). A block goes from one start tag of
 * a few block elements to the next; end tags do not close blocks.
 *
 * Deviations: content of <template> is missing; blocks without a word are returned too and dropped by
 * `find-content.ts`.
 */
import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import type { Population } from '../../types.ts';
import { at } from '../column.ts';
import { perName } from '../population.ts';
import { walkText } from '../text-walk.ts';
import { stripSpaces } from '../white-space.ts';
import { type TagRole, tagRole } from './tag-roles.ts';
import type { TextBlock } from './text-block.ts';

const ROOT = 0;
/** White space other than a single space, so that most text needs no new string. */
const UNCOLLAPSED = /[\t-\r][\t-\r ]*| [\t-\r ]+/g;
const NOT_ASCII_SPACE = /[^\t-\r ]/;

export function blockify(snapshot: PageSnapshot, population: Population): TextBlock[] {
  const { nodes, names } = snapshot;
  const roles = perName(snapshot, tagRole);
  const blockifier = new Blockifier();
  walkText(snapshot, population, {
    enter(element) {
      if (element === ROOT) return blockifier.enterRoot();
      const name = at(nodes.name, element);
      return blockifier.enter(element, at(roles, name), at(names, name), at(nodes.parent, element));
    },
    leave(element) {
      blockifier.leave(element);
    },
    text(node) {
      blockifier.text(node, at(nodes.text, node));
    },
  });
  return blockifier.finish();
}

class Blockifier {
  private readonly blocks: TextBlock[] = [];
  private current = begin('', -1);
  /** Text since the last tag. Tags always separate tokens, comments never do. */
  private chunk = '';
  private tagCount = 1;
  private entered: number[] = [];
  /** The open link; inside it, elements are only counted. */
  private link = -1;
  /** The root's text before its first child is not read. */
  private isInRootStart = true;

  enterRoot(): true {
    this.entered.push(ROOT);
    return true;
  }

  /** Returns whether the element's content is read. */
  enter(element: number, role: TagRole, name: string, parent: number): boolean {
    this.endChunk();
    this.isInRootStart = false;
    this.tagCount++;
    if (role === 'skip') return false;
    if (this.link >= 0) return true;
    if (role === 'link') {
      this.link = element;
      return true;
    }
    if (role === 'block') {
      this.endBlock();
      this.current = begin(name, parent);
    }
    this.entered.push(element);
    return true;
  }

  leave(element: number): void {
    this.endChunk();
    if (element === this.link) this.link = -1;
  }

  text(node: number, text: string): void {
    if (this.isInRootStart) return;
    this.chunk += text;
    if (NOT_ASCII_SPACE.test(text)) this.current.nodes.push(node);
  }

  finish(): TextBlock[] {
    this.endChunk();
    this.endBlock();
    return this.blocks;
  }

  private endChunk(): void {
    if (this.chunk === '') return;
    const tokens = stripSpaces(this.chunk.replace(UNCOLLAPSED, ' '));
    this.chunk = '';
    if (tokens === '') return;
    this.current.text += withSpace(this.current.text, tokens);
    if (this.link >= 0) this.current.linkText += withSpace(this.current.linkText, tokens);
  }

  private endBlock(): void {
    if (this.current.text !== '') {
      this.current.tagCount = this.tagCount - 1; // without the tag that begins the next block
      this.current.entered = this.entered;
      this.blocks.push(this.current);
      this.entered = [];
    }
    this.tagCount = 1;
  }
}

function begin(startTag: string, parent: number): TextBlock & { nodes: number[] } {
  return { text: '', linkText: '', tagCount: 0, startTag, parent, entered: [], nodes: [] };
}

function withSpace(before: string, tokens: string): string {
  return before === '' ? tokens : ` ${tokens}`;
}
