/** Wires the page of all highlights to the background, the store and files. */
import { render } from 'preact';
import { createAttempts, createExtensionPage } from '../extension-page/extension-page.ts';
import { keepFocus } from '../extension-page/keep-focus.ts';
import { datedName, saveText } from '../extension-page/save-text.ts';
import { nameOf } from '../highlights/colours.ts';
import { type ReadFile, writeJson } from '../highlights/file.ts';
import { writeMarkdown } from '../highlights/markdown.ts';
import {
  type HighlightedPage,
  type HighlightRefusal,
  LONGEST_NOTE,
  MOST_OF_PAGE,
  MOST_PAGES,
} from '../highlights/types.ts';
import { readAllHighlights, watchHighlights } from '../messages/highlight-channel.ts';
import { callBackgroundFromPopup } from '../messages/messenger.ts';
import { readSettings } from '../messages/settings-channel.ts';
import { counted, message } from '../wording/message.ts';
import { countOf } from './find.ts';
import { HighlightsPage } from './HighlightsPage.tsx';
import { importFile } from './import-file.ts';
import type { HighlightsActions, HighlightsState } from './types.ts';

/** So many highlights are listed at once. */
const STEP = 200;

const page = createExtensionPage(message('highlightsPageTitle'), await readSettings(), () =>
  keepFocus(() => render(<HighlightsPage state={{ ...state }} actions={actions} />, document.body)),
);
const attempt = createAttempts('highlights', () => update({ message: message('optionsNoAnswer') }));
const state: HighlightsState = {
  pages: null,
  unread: 0,
  query: '',
  site: '',
  most: STEP,
  editing: '',
  message: '',
  deleted: null,
  importShare: null,
};

const call = callBackgroundFromPopup;

const actions: HighlightsActions = {
  search: (query) => update({ query, most: STEP }),
  chooseSite: (site) => update({ site, most: STEP }),
  showMore: () => update({ most: state.most + STEP }),
  edit: (editing) => update({ editing }),
  setNote({ address }, { id, note: before }, text) {
    const note = text.trim().slice(0, LONGEST_NOTE);
    update({ editing: '' });
    if (note === before) return;
    attempt(async () => {
      const { refusal } = await call('changeHighlightOf', { address, id, change: { note, changed: Date.now() } });
      say(refusal);
    });
  },
  remove(page, highlights) {
    attempt(async () => {
      const ids = highlights.map(({ id }) => id);
      const { refusal } = await call('removeHighlights', { address: page.address, ids });
      if (refusal) return say(refusal);
      update({ deleted: [{ ...page, highlights }], message: counted('highlightsPageDeleted', ids.length) });
    });
  },
  undo() {
    const pages = state.deleted ?? [];
    attempt(async () => {
      const { refusal } = await call('addHighlightedPages', { pages });
      if (refusal) return say(refusal);
      update({ deleted: null, message: message('highlightsPageBack') });
    });
  },
  exportFile(kind) {
    const pages = state.pages ?? [];
    if (kind === 'json') saveText(writeJson(pages), datedName('highlights', 'json'), 'application/json');
    else saveText(writeMarkdown(pages, message('highlights'), nameOf), datedName('highlights', 'md'), 'text/markdown');
    update({ deleted: null, message: message('highlightsPageSaved') });
  },
  importFile: (file) => attempt(() => importHighlights(file)),
  cancelImport: () => importing.abort(),
};

/** The import that is going on. */
let importing = new AbortController();

async function importHighlights(file: File): Promise<void> {
  importing.abort();
  importing = new AbortController();
  const before = countOf(state.pages ?? []);
  const done = await importFile(file, {
    signal: importing.signal,
    progress: (importShare) => update({ deleted: null, importShare }),
    store: (pages) => call('addHighlightedPages', { pages }),
  }).finally(() => update({ importShare: null }));
  if (!done) return update({ message: message('highlightsPageCancelled') });
  if (done.refusal) return update({ message: message(WHY_NOT[done.refusal]) });
  await load();
  const added = countOf(state.pages ?? []) - before;
  const { refused, limited, notStored } = done;
  const said = [
    counted('highlightsPageAdded', Math.max(0, added)),
    refused > 0 ? counted('highlightsPageRefused', refused) : '',
    limited > 0 || notStored === 'many' ? message('highlightsPageLimited', MOST_OF_PAGE, MOST_PAGES) : '',
    notStored && notStored !== 'many' ? message('highlightsPageFull') : '',
  ];
  update({ message: said.filter((sentence) => sentence !== '').join(' ') });
}

const WHY_NOT = {
  'too-large': 'highlightsPageTooLarge',
  'not-ours': 'highlightsPageNotOurs',
  newer: 'highlightsPageNewer',
  'other-version': 'highlightsPageOtherVersion',
} as const satisfies Record<NonNullable<ReadFile['refusal']>, string>;

function say(refusal: HighlightRefusal | null): void {
  if (refusal) update({ deleted: null, message: message('highlightsPageFull') });
}

function update(change: Partial<HighlightsState>): void {
  Object.assign(state, change);
  page.draw();
}

async function load(): Promise<void> {
  const all: { pages: readonly HighlightedPage[]; unread: number } = await readAllHighlights();
  update(all);
}

watchHighlights(() => attempt(load));
attempt(load);
