import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../wording/message.ts';
import type { Box } from './live-boxes.ts';

/** A block in the window, as it is drawn. */
export interface DrawnBlock {
  readonly row: number;
  readonly box: Box;
  readonly isKept: boolean;
  readonly isUnsure: boolean;
  /** "Kept: the first words". */
  readonly label: string;
}

export interface XrayCommands {
  toggle(row: number): void;
  /** The pointer or the focus is on it. */
  point(row: number): void;
  choosePart(): void;
  key(event: KeyboardEvent): void;
  wheel(event: WheelEvent): void;
  drag(by: number): void;
  undo(): void;
  partMode(): void;
  end(): void;
}

interface XrayLayerProps {
  blocks: readonly DrawnBlock[];
  /** The row that the arrow keys stand at, or -1. */
  current: number;
  /** The part under the pointer while one is chosen; null otherwise. */
  part: { box: Box; words: string } | null;
  isChoosing: boolean;
  canUndo: boolean;
  /** Why the block under the pointer is here or not, or what can be done. */
  hint: string;
  commands: XrayCommands;
}

/** Over the live page: a box for every block in the window, and a bar that says what the tints mean. */
export function XrayLayer({ blocks, current, part, isChoosing, canUndo, hint, commands }: XrayLayerProps) {
  const layer = useRef<HTMLElement>(null);
  useLayoutEffect(() => layer.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const at = layer.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (current >= 0 && at && at.getRootNode() instanceof ShadowRoot) at.focus({ preventScroll: true });
  }, [current, blocks.some(({ row }) => row === current)]);
  return (
    <section
      class={isChoosing ? 'xray choosing' : 'xray'}
      aria-label={message('xrayTitle')}
      tabIndex={-1}
      ref={layer}
      onKeyDown={commands.key}
      onWheel={commands.wheel}
      onPointerMove={dragging(commands.drag)}
    >
      {blocks.map((block) => (
        <BlockBox
          key={block.row}
          {...block}
          isCurrent={block.row === current}
          isChoosing={isChoosing}
          commands={commands}
        />
      ))}
      {part && (
        <div class="xray-part" style={styleOf(part.box)}>
          <span>{part.words}</span>
        </div>
      )}
      <Bar isChoosing={isChoosing} canUndo={canUndo} commands={commands}>
        {hint}
      </Bar>
    </section>
  );
}

interface BlockBoxProps extends DrawnBlock {
  isCurrent: boolean;
  isChoosing: boolean;
  commands: XrayCommands;
}

function BlockBox({ row, box, isKept, isUnsure, label, isCurrent, isChoosing, commands }: BlockBoxProps) {
  return (
    <button
      type="button"
      class={`xray-block ${isKept ? 'kept' : 'left'} ${isUnsure ? 'unsure' : ''}`}
      style={styleOf(box)}
      data-row={row}
      aria-pressed={isKept}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      onPointerEnter={() => commands.point(row)}
      onFocus={() => commands.point(row)}
      onClick={() => (isChoosing ? commands.choosePart() : commands.toggle(row))}
    />
  );
}

interface BarProps {
  isChoosing: boolean;
  canUndo: boolean;
  commands: XrayCommands;
  children: ComponentChildren;
}

function Bar({ isChoosing, canUndo, commands, children }: BarProps) {
  return (
    <section class="xray-bar" aria-label={message('xray')}>
      <p class="xray-hint" aria-live="polite">
        {children}
      </p>
      <p class="xray-legend">
        <span class="swatch kept" /> {message('xrayKept')} <span class="swatch left" /> {message('xrayLeftOut')}{' '}
        <span class="swatch left unsure" /> {message('xrayUnsure')}
      </p>
      <p class="xray-does">
        <button type="button" class="quiet" aria-pressed={isChoosing} aria-keyshortcuts="P" onClick={commands.partMode}>
          {message(isChoosing ? 'xrayChooseBlocks' : 'xrayChoosePart')}
        </button>
        <button type="button" class="quiet" disabled={!canUndo} onClick={commands.undo}>
          {message('undo')}
        </button>
        <button
          type="button"
          class="quiet"
          title={message('withKey', message('xrayBack'), 'Esc')}
          onClick={commands.end}
        >
          {message('done')}
        </button>
      </p>
    </section>
  );
}

/** A finger that moves scrolls the page: nothing else can, while it lies under the reader. */
function dragging(drag: (by: number) => void) {
  return ({ pointerType, movementY, buttons }: PointerEvent) => {
    if (pointerType === 'touch' && buttons > 0) drag(-movementY);
  };
}

const styleOf = ({ left, top, right, bottom }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});
