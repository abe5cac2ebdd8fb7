/** The blocks (paragraphs) of the live page that are tinted as kept or left out during a check of the article. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { decide } from '../../article/corrections/corrector.ts';
import { facet, type Page } from '../../page/page.ts';
import { message } from '../../platform/wording/message.ts';
import { type LastWord, visibleBlocks } from '../../selection/trace.ts';
import { shortened } from '../../shared/text.ts';
import { labelOf } from '../algorithms.ts';
import { textOfBlock } from '../pieces-of.ts';
import { pixels } from '../place-beside.ts';
import type { Scene } from '../scene.ts';
import { CARD_ID } from './BlockCard.tsx';
import { type Comparison, comparisonOf } from './comparison.ts';

/** A block of the live page, drawn as a box. `row`: its index among the page's visible blocks. */
export interface DrawnBlock extends PageBlock {
  readonly row: number;
  readonly box: DOMRect;
  /** Accessible name, such as "Kept: the first words". */
  readonly label: string;
}

export interface PageCommands {
  press(row: number): void;
  /** Called when the pointer or the keyboard focus moves to a block. */
  point(row: number): void;
  key(event: KeyboardEvent): void;
  wheel(event: WheelEvent): void;
  /** Scrolls the page by a distance (CSS pixels). */
  scroll(by: number): void;
}

interface PageLayerProps {
  blocks: readonly DrawnBlock[];
  /** `row` of the block from which the arrow keys move; -1 for none. */
  current: number;
  /** The part of the page under the pointer, while the user chooses which part contains the article; otherwise null. */
  part: { box: DOMRect; words: string } | null;
  isChoosing: boolean;
  commands: PageCommands;
  children: ComponentChildren;
}

/** Draws a box over each block of the live page that is in the window. */
export function PageLayer({ blocks, current, part, isChoosing, commands, children }: PageLayerProps) {
  const layer = useRef<HTMLElement>(null);
  useLayoutEffect(() => layer.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const at = layer.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (current >= 0 && at && at.getRootNode() instanceof ShadowRoot) at.focus({ preventScroll: true });
  }, [current, blocks.some(({ row }) => row === current)]);
  return (
    <section
      class={isChoosing ? 'live-page choosing' : 'live-page'}
      aria-label={message('xrayTitle')}
      tabIndex={-1}
      ref={layer}
      onKeyDown={commands.key}
      onWheel={commands.wheel}
      onPointerMove={dragging(commands.scroll)}
    >
      {blocks.map(({ row, box, isKept, differs, label }) => (
        <button
          key={row}
          type="button"
          class={`live-block ${isKept ? 'kept' : 'left'} ${differs ? 'differs' : ''}`}
          style={pixels(box)}
          data-row={row}
          aria-pressed={isKept}
          aria-label={label}
          aria-describedby={CARD_ID}
          tabIndex={row === current ? 0 : -1}
          onPointerEnter={() => commands.point(row)}
          onFocus={() => commands.point(row)}
          onClick={() => commands.press(row)}
        />
      ))}
      {children}
      {part && (
        <div class="live-part" style={pixels(part.box)}>
          <span>{part.words}</span>
        </div>
      )}
    </section>
  );
}

/** Scrolls the live page when the user drags on a touch screen, because the reader over it receives all touches. */
function dragging(drag: (by: number) => void) {
  return ({ pointerType, movementY, buttons }: PointerEvent) => {
    if (pointerType === 'touch' && buttons > 0) drag(-movementY);
  };
}

/** Maximum length of the quoted text in a block's label (characters). */
const LABEL_CHARACTERS = 60;

export interface PageBlock {
  /** Visible text nodes, ascending. */
  readonly texts: readonly number[];
  readonly isKept: boolean;
  /** Whether the other algorithm of the comparison decides differently about this block. */
  readonly differs: boolean;
}

interface Known {
  readonly inHead: ReadonlySet<number>;
  readonly comparison: Comparison['differences'] | undefined;
  readonly blocks: readonly PageBlock[];
}

const known = new WeakMap<object, Known>();

/** Returns the visible text nodes of each visible block, in page order. */
export const textsOfBlocks = facet((page: Page) => [...visibleBlocks(page).values()]);

/** Returns the first text node of each block that the reader shows in the article's head or notes, not in its text. */
export function headOf({ shown }: Scene, words: readonly LastWord[]): ReadonlySet<number> {
  const marked = new Set(shown.marks.map(({ node }) => node));
  return new Set(words.filter(({ isKept, node }) => isKept && !marked.has(node)).map(({ node }) => node));
}

export function pageBlocks(scene: Scene, inHead: ReadonlySet<number>): readonly PageBlock[] {
  const { page, shown, work } = scene;
  const comparison = comparisonOf(scene)?.differences;
  const found = known.get(shown.kept);
  if (found?.inHead === inHead && found.comparison === comparison) return found.blocks;
  const { removed } = decide(work.corrections.done);
  const kept = new Set([...shown.marks.map(({ node }) => node), ...[...inHead].filter((node) => !removed.has(node))]);
  const different = new Set(comparison?.flatMap(({ nodes }) => nodes));
  const blocks = textsOfBlocks(page).map((texts) => ({
    texts,
    isKept: texts.some((node) => kept.has(node)),
    differs: texts.some((node) => different.has(node)),
  }));
  known.set(shown.kept, { inHead, comparison, blocks });
  return blocks;
}

/** Returns a block's label, such as "Left out, different in Readability: the first words". */
export function blockLabel({ page, work }: Scene, { texts, isKept, differs }: PageBlock): string {
  const state = message(isKept ? 'xrayKept' : 'xrayLeftOut');
  const partner = labelOf(work.checking?.partner ?? '');
  return message(
    'labelAndWords',
    differs ? message('twoFacts', state, message('checkDiffers', partner)) : state,
    shortened(textOfBlock(page, texts[0] ?? -1), LABEL_CHARACTERS),
  );
}
