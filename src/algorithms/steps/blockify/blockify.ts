/**
 * Cuts a page into text blocks as Dragnet's `Blockifier` does (docs/specs/dragnet.md, "Blocks"). A block begins at the
 * start tag of certain elements and ends at the next such tag. Blocks without a word are returned; `findContent` drops
 * them.
 */

import type { PageSnapshot } from '../../../page/snapshot/types.ts';
import { at } from '../../../shared/column.ts';
import { hasLetterOrDigit } from '../../../shared/letters.ts';
import { groupNames } from '../../../shared/lists.ts';
import type { Population, TraceEntry } from '../../types.ts';
import { walkText } from '../population.ts';
import { stripSpaces } from '../python-text.ts';
import type { FoundMarks, Verdict } from '../selection.ts';

const ROOT = 0;
/** Runs of white space that must be replaced by one space. Single spaces do not match, so most text is not copied. */
const UNCOLLAPSED = /[\t-\r][\t-\r ]*| [\t-\r ]+/g;
const NOT_ASCII_SPACE = /[^\t-\r ]/;

export function blockify(snapshot: PageSnapshot, population: Population): TextBlock[] {
  const blockifier = new Blockifier(snapshot.nodes.parent);
  walkText(snapshot, population, (name) => ({ name, role: ROLE_OF.get(name) ?? 'inline' }), blockifier);
  return blockifier.finish();
}

interface Tag {
  readonly name: string;
  readonly role: TagRole;
}

class Blockifier {
  private readonly blocks: TextBlock[] = [];
  private current = begin('', -1);
  /** Text since the last tag. Tags separate tokens (words); comments do not. */
  private chunk = '';
  private tagCount = 1;
  private entered: number[] = [];
  /** Node id of the link being read, or -1. Elements inside a link are counted as tags, but do not begin a block. */
  private link = -1;
  /** Whether the walk is before the first child element of the root. Text there is not read, as in Dragnet. */
  private isInRootStart = true;

  constructor(private readonly parents: readonly number[]) {}

  enter({ name, role }: Tag, element: number): boolean {
    if (element === ROOT) {
      this.entered.push(ROOT);
      return true;
    }
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
      this.current = begin(name, at(this.parents, element));
    }
    this.entered.push(element);
    return true;
  }

  leave(_tag: Tag, element: number): void {
    this.endChunk();
    if (element === this.link) this.link = -1;
  }

  text(text: string, node: number): void {
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

/** What a tag does to the current block (docs/specs/dragnet.md, "Blocks"). */
type TagRole = 'skip' | 'block' | 'link' | 'inline';

const ROLE_OF: ReadonlyMap<string, TagRole> = groupNames<Exclude<TagRole, 'inline'>>({
  // Elements that are skipped with their content. The original program has "fram" by mistake and therefore reads
  // `frame`.
  skip:
    'applet area base basefont bdo button caption fieldset fram frameset iframe img input legend link menu meta ' +
    'noframes noscript object optgroup option param script select style textarea var xmp like like-box plusone svg math',
  block: 'h1 h2 h3 h4 h5 h6 p div table map',
  link: 'a',
});

/** The text between two block tags, as Dragnet cuts a page (docs/specs/dragnet.md, "Blocks"). */
export interface TextBlock {
  /** Tokens (words) joined by one space. The text of a result consists of these texts, one per line. */
  text: string;
  /** Tokens inside links, joined by one space. */
  linkText: string;
  /** Number of start tags, including the block's own; one fewer (as in Dragnet) if the page ends in this block. */
  tagCount: number;
  /** Name of the element that begins the block; '' for text before the first such element. */
  startTag: string;
  /** Node id of the parent of the element that begins the block (Dragnet rates the block by it), or -1. */
  parent: number;
  /** Elements that start after the end of the previous block and before the end of this block. */
  entered: readonly number[];
  nodes: readonly number[];
}

type BlockRule = (blocks: readonly TextBlock[]) => readonly Verdict[];

/** Finds content by a rule. Blocks without a word are dropped first (docs/specs/dragnet.md, "Blocks", step 6). */
export function findContent(cut: readonly TextBlock[], step: string, rule: BlockRule): FoundMarks {
  const blocks = cut.filter(({ text }) => hasLetterOrDigit(text));
  const verdicts = new Map(rule(blocks).map((verdict, i) => [at(blocks, i), verdict]));
  const content = blocks.filter((block) => verdicts.get(block)?.isContent);
  return {
    marks: content.flatMap(({ nodes }) => nodes.map((node) => ({ node, role: 'body' as const }))),
    text: content.map(({ text }) => text).join('\n'),
    trace: cut.map((block): TraceEntry => {
      const { isContent: kept, reason } = verdicts.get(block) ?? WORDLESS;
      return { step: verdicts.has(block) ? step : 'hasWord', node: block.nodes[0] ?? 0, kept, reason };
    }),
  };
}

const WORDLESS: Verdict = { isContent: false, reason: 'neither a letter nor a digit in it' };
