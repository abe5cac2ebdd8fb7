import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { meaningOf, ownKeys } from '../../../platform/wording/own-keys.ts';
import { showTarget } from '../../input/jump.ts';
import { focusedIn } from '../../overlay/create-overlay.ts';
import { wantWhole } from '../../overlay/whole-article.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { IconButton } from '../TextButton.tsx';
import type { OutlineEntry } from './headings.ts';
import { type At, createTyping, type OutlineStep, stepOf, type Typing, typedRow } from './keys.ts';
import { takeRequest } from './toggle-outline.ts';
import { headingElements, useOutline } from './use-outline.ts';

type OutlineTreeProps = ReaderViewProps & {
  /** Returns whether the outline should take the focus; called when the outline has appeared. */
  takesFocus(): boolean;
  /** Called when the user chooses a line of the outline, just before the text scrolls to that heading or item. */
  onGone?(): void;
};

/** The lines of the outline. The Tab key stops at only one of them; arrow keys move from line to line. */
function OutlineTree({ takesFocus, onGone, ...props }: OutlineTreeProps) {
  const box = useRef<HTMLDivElement>(null);
  const outline = useOutline(box, props);
  const { rows, folded, shown, current, stop, isKnown, setFocused } = outline;
  const typing = useMemo(createTyping, []);
  const { language = '', direction = 'ltr' } = props.state.article?.metadata ?? {};

  useLayoutEffect(() => {
    if (box.current) showRow(box.current, current);
  }, [current, props.state.article?.tree]);
  // focuses the current heading as soon as it is known
  useLayoutEffect(() => {
    if (isKnown && takesFocus()) elementOf(box.current, stop ?? 0)?.focus({ preventScroll: true });
  }, [isKnown]);

  function take(step: OutlineStep): void {
    if ('to' in step) elementOf(box.current, step.to)?.focus();
    else if ('go' in step) {
      const dialog = box.current?.closest('dialog') ?? null;
      onGone?.();
      setFocused(null);
      go(dialog, rows[step.go]);
    } else outline.fold(step.fold);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || stop === undefined) return;
    const isInWord = typing.isGoingOn(event.timeStamp);
    const step = stepOfEvent(event, { rows, shown, folded, current: stop, direction }, typing);
    // the key that opens the outline also closes it, unless a line begins with the letter of that key
    const closes = !step && !isInWord && meaningOf(event, ownKeys()) === 'o';
    if (!step && !closes) return;
    event.preventDefault();
    if (step) take(step);
    else props.commands.toggleOutline();
  }

  function onClick({ target }: MouseEvent): void {
    const number = numberOf(target);
    const isFold = (target as Element).closest('.outline-fold') !== null;
    if (rows[number]) take(isFold ? { fold: number } : { go: number });
  }

  if (rows.length === 0) return <p class="outline-none">{message('outlineNone')}</p>;
  return (
    <div
      class="outline-tree"
      role="tree"
      aria-label={message('outlineTree')}
      ref={box}
      dir={direction}
      {...(language && { lang: language })}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocusIn={({ target }) => setFocused(rows[numberOf(target)]?.id ?? null)}
      onFocusOut={({ relatedTarget }) => box.current?.contains(relatedTarget as Node | null) || setFocused(null)}
    >
      {shown.map((number) => {
        const row = rows[number] as (typeof rows)[number];
        const isFolded = folded.has(row.id);
        const place = { isCurrent: number === current, isStop: number === stop };
        return <OutlineRow key={row.id} row={row} number={number} isFolded={isFolded} {...place} />;
      })}
    </div>
  );
}

/** Returns what a key does; null for nothing. Letters typed without a pause, and spaces among them, find a row. */
function stepOfEvent({ key, timeStamp }: KeyboardEvent, at: At, typing: Typing): OutlineStep | null {
  const isLetter = key === ' ' && typing.isGoingOn(timeStamp);
  const step = isLetter ? null : stepOf(key, at);
  if (step || !/^.$/u.test(key)) return step;
  const to = typedRow(at, typing.add(key, timeStamp));
  return to === null ? null : { to };
}

/** Scrolls the text to a row: a heading (after drawing the rest of a long article) or another item. */
function go(dialog: HTMLElement | null, row: OutlineEntry | undefined): void {
  if (row?.item) row.item.go();
  else if (dialog && row) {
    wantWhole(dialog);
    const target = headingElements(dialog)[row.heading ?? -1];
    if (target) showTarget(target, 'start');
  }
}

function numberOf(target: EventTarget | null): number {
  return Number((target as Element).closest('[data-number]')?.getAttribute('data-number') ?? Number.NaN);
}

function elementOf(box: HTMLElement | null, number: number): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-number="${number}"]`) ?? null;
}

/** Scrolls the outline's list (not the text) to a row, unless the focus is in the list: the user then moves there. */
function showRow(box: HTMLElement, number: number): void {
  const row = elementOf(box, number);
  const list = box.closest<HTMLElement>('.beside, .panel');
  if (!row || !list || list.contains(focusedIn(list))) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top + inner.height) list.scrollTop -= outer.top + outer.height / 3 - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
}

interface OutlineRowProps {
  row: OutlineEntry;
  number: number;
  isFolded: boolean;
  /** Whether the user is reading the section of this row. */
  isCurrent: boolean;
  /** Whether the Tab key focuses this row; it skips all other rows. */
  isStop: boolean;
}

/** A row of the outline. The tree around it handles the events of all rows. */
function OutlineRow({ row, number, isFolded, isCurrent, isStop }: OutlineRowProps) {
  const { text, depth, hasChildren, position, siblings, item } = row;
  return (
    <div
      role="treeitem"
      class={item ? 'outline-row outline-item' : 'outline-row'}
      data-number={number}
      {...(item && { 'aria-label': `${item.kind}: ${text}` })}
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasChildren && { 'aria-expanded': !isFolded })}
      {...(isCurrent && { 'aria-current': 'location' })}
      tabIndex={isStop ? 0 : -1}
      style={{ '--depth': Math.min(depth, 5) - 1 }}
    >
      {hasChildren && (
        <span class="outline-fold" aria-hidden="true">
          <Icon path={icons.caret} size={12} />
        </span>
      )}
      {item && (
        <span class="outline-kind" aria-hidden="true">
          <Icon path={icons.highlight} size={14} />
        </span>
      )}
      <span class="outline-text">{text}</span>
    </div>
  );
}

/** The outline (the article's headings) beside the text. */
export function Outline(props: ReaderViewProps) {
  return (
    <nav class="outline beside" aria-label={message('outlineTitle')}>
      <div class="outline-head">
        <span aria-hidden="true">{message('outlineTitle')}</span>
        <IconButton
          icon={icons.close}
          size={16}
          label={message('outlineHide')}
          title={message('outlineHideTitle', 'O')}
          onClick={props.commands.toggleOutline}
        />
      </div>
      <OutlineTree {...props} takesFocus={takeRequest} />
    </nav>
  );
}

/** The outline over the text, for windows without room for it beside the text. */
export function OutlinePanel(props: ReaderViewProps) {
  return (
    <nav class="outline" aria-label={message('outlineTree')}>
      <div class="outline-head" aria-hidden="true">
        <span>{message('outlineTitle')}</span>
      </div>
      <OutlineTree {...props} takesFocus={() => true} onGone={() => props.commands.toggle('outline')} />
    </nav>
  );
}
