/** The stored highlights that the Highlights tab shows, and the tab's actions on them. */
import { percent } from '../../../platform/wording/judgement.ts';
import { counted, message } from '../../../platform/wording/message.ts';
import { writeJson, writeMarkdown } from '../../../store/highlights/file.ts';
import {
  type Highlight,
  type HighlightedPage,
  type HighlightRefusal,
  LONGEST_NOTE,
  MOST_OF_PAGE,
  MOST_PAGES,
} from '../../../store/highlights/types.ts';
import { readAllHighlights, watchHighlights } from '../../../store/messages/highlight-channel.ts';
import { callBackgroundFromPopup as call } from '../../../store/messages/messenger.ts';
import { countOf } from '../find.ts';
import { attempt, draw, saveText, say, sentences, undo } from '../page.tsx';
import { importFile } from './import-file.ts';

interface Kept {
  /** The stored pages; null until they are loaded. */
  pages: readonly HighlightedPage[] | null;
  /** Number of pages whose highlights another version of Lectern stored; they are not shown, but stay in the store. */
  unread: number;
  /** Id of the highlight whose note the user is editing; '' for none. */
  edited: string;
  /** Notes that could not be stored, by the id of their highlight. */
  readonly unsaved: Map<string, string>;
}

export const kept: Kept = { pages: null, unread: 0, edited: '', unsaved: new Map() };

let importing = new AbortController();

export function follow(): void {
  watchHighlights(() => attempt(load));
  attempt(load);
}

async function load(): Promise<void> {
  Object.assign(kept, await readAllHighlights());
  draw();
}

export function edit(id: string): void {
  kept.edited = id;
  draw();
}

/** Stores a note. If it cannot be stored, the field contains it again when the user opens the note the next time. */
export function setNote({ address }: HighlightedPage, { id, note: before }: Highlight, text: string): void {
  const note = text.trim().slice(0, LONGEST_NOTE);
  edit('');
  kept.unsaved.delete(id);
  if (note === before) return;
  kept.unsaved.set(id, note);
  attempt(async () => {
    const { refusal } = await call('changeHighlightOf', { address, id, change: { note, changed: Date.now() } });
    // a later note may be waiting for its own answer
    if (!isRefused(refusal) && kept.unsaved.get(id) === note) kept.unsaved.delete(id);
  });
}

export function remove(page: HighlightedPage, highlights: readonly Highlight[]): void {
  attempt(async () => {
    const ids = highlights.map(({ id }) => id);
    const { refusal } = await call('removeHighlights', { address: page.address, ids });
    if (isRefused(refusal)) return;
    const back = undo(() => bringBack([{ ...page, highlights }]));
    say(counted('highlightsPageDeleted', ids.length), back);
  });
}

function bringBack(pages: readonly HighlightedPage[]): void {
  attempt(async () => {
    const { refusal } = await call('addHighlightedPages', { pages });
    if (!isRefused(refusal)) say(message('highlightsPageBack'));
  });
}

export function exportFile(kind: 'markdown' | 'json'): void {
  const pages = kept.pages ?? [];
  if (kind === 'json') saveText(writeJson(pages), 'highlights', 'json');
  else saveText(writeMarkdown(pages), 'highlights', 'md');
}

/** Imports a file. The user can cancel with a button beside the progress until storing begins. */
export function importHighlights(file: File): void {
  importing.abort();
  const ending = new AbortController();
  importing = ending;
  const cancel = { label: 'highlightsPageCancel', go: () => ending.abort() } as const;
  attempt(async () => {
    const before = countOf(kept.pages ?? []);
    const done = await importFile(file, {
      signal: ending.signal,
      progress: (share) =>
        share === null
          ? say(message('highlightsPageStoring'))
          : say(message('highlightsPageImporting', percent(share)), cancel),
      store: (pages) => call('addHighlightedPages', { pages }),
    });
    if (!done) return say(message('highlightsPageCancelled'));
    if (done.refusal) return say(message(done.refusal));
    await load();
    const { refused, limited, notStored } = done;
    const added = counted('highlightsPageAdded', Math.max(0, countOf(kept.pages ?? []) - before));
    const unread = refused > 0 ? counted('highlightsPageRefused', refused) : '';
    const isTooMuch = limited > 0 || notStored === 'many';
    const left = isTooMuch ? message('highlightsPageLimited', MOST_OF_PAGE, MOST_PAGES) : '';
    say(sentences(added, unread, left, notStored && notStored !== 'many' ? message('highlightsPageFull') : ''));
  });
}

function isRefused(refusal: HighlightRefusal | null): boolean {
  if (refusal) say(message('highlightsPageFull'));
  return refusal !== null;
}
