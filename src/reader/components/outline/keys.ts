/** Keys in the outline, as in any tree (WAI-ARIA Authoring Practices, "Tree View"). */
import type { OutlineEntry } from './headings.ts';

/** Effect of a key on the row with this number: focuses it, folds or unfolds it, or goes to its place in the text. */
export type OutlineStep = { to: number } | { fold: number } | { go: number };

/** State of the tree when a key is pressed. */
export interface At {
  rows: readonly OutlineEntry[];
  /** Numbers of the visible rows. */
  shown: readonly number[];
  folded: ReadonlySet<string>;
  /** The row that has the focus. */
  current: number;
  direction: 'ltr' | 'rtl';
}

export function stepOf(key: string, at: At): OutlineStep | null {
  const { rows, shown, current, direction } = at;
  const place = shown.indexOf(current);
  const to = (number: number | undefined): OutlineStep | null => (number === undefined ? null : { to: number });
  switch (key) {
    case 'ArrowDown':
      return to(shown[place + 1]);
    case 'ArrowUp':
      return to(shown[place - 1]);
    case 'Home':
      return to(shown[0]);
    case 'End':
      return to(shown.at(-1));
    case 'Enter':
    case ' ':
      return rows[current] ? { go: current } : null;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (key === 'ArrowRight') === (direction === 'ltr') ? inwards(at) : outwards(at);
    default:
      return null;
  }
}

function inwards({ rows, folded, current }: At): OutlineStep | null {
  const row = rows[current];
  if (!row?.hasChildren) return null;
  return folded.has(row.id) ? { fold: current } : { to: current + 1 };
}

function outwards({ rows, folded, current }: At): OutlineStep | null {
  const row = rows[current];
  if (row?.hasChildren && !folded.has(row.id)) return { fold: current };
  return row && row.parent >= 0 ? { to: row.parent } : null;
}

/**
 * Returns the next row that begins with the typed text; null if there is none. From the second letter on, the search
 * starts at the focused row itself, because that row may begin with the longer text too.
 */
export function typedRow({ rows, shown, current }: At, typed: string): number | null {
  const begins = (number: number) => rows[number]?.text.toLocaleLowerCase().startsWith(typed) ?? false;
  const from = Math.max(0, shown.indexOf(current)) + (isOneLetter(typed) ? 1 : 0);
  const inOrder = [...shown.slice(from), ...shown.slice(0, from)];
  return inOrder.find(begins) ?? null;
}

/** Returns whether the text is one character. `length` cannot tell, because some characters have two code units. */
const isOneLetter = (typed: string) => /^.$/u.test(typed);

/** Longest pause between two letters of one word (ms). */
const PAUSE_MS = 700;

export type Typing = ReturnType<typeof createTyping>;

export function createTyping() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  /** Returns whether the user is in the middle of typing a word; a space is then part of the word. */
  const isGoingOn = (now: number) => now - last <= PAUSE_MS;
  return {
    isGoingOn,
    /** Adds a letter typed at the time `now` (ms), and returns all letters typed without a long pause. */
    add(letter: string, now: number): string {
      typed = (isGoingOn(now) ? typed : '') + letter.toLocaleLowerCase();
      last = now;
      // repeating a letter moves through all rows that begin with that letter
      return /^(.)\1+$/u.test(typed) ? letter.toLocaleLowerCase() : typed;
    },
  };
}
