/**
 * The only module that writes highlights and reading places (how far the user has read). Callers send changes instead
 * of whole values, and the changes run one after another, so that tabs do not overwrite each other's data.
 */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { readAllKept, readKept, writeAllKept, writeKept } from '../platform/storage.ts';
import { parsed } from '../shared/own-fields.ts';
import { isOfSite } from '../store/highlights/address.ts';
import { emptyPage, withChange, withHighlights, withoutHighlights } from '../store/highlights/pages.ts';
import {
  CHANGE,
  type Highlight,
  type HighlightChange,
  type HighlightedPage,
  type HighlightRefusal,
  MOST_PAGES,
  parsePage,
} from '../store/highlights/types.ts';
import { HIGHLIGHTS_PREFIX, PLACES_KEY } from '../store/messages/highlight-channel.ts';
import type { Caller, Handlers } from '../store/messages/messenger.ts';
import type { ContentToHighlights, HighlightAnswer, PageToHighlights } from '../store/messages/protocol.ts';
import { addressOfTab } from '../store/messages/sample-page.ts';
import { readSettings } from '../store/messages/settings-channel.ts';
import { parsePlaces, withPlace } from '../store/places/places.ts';
import { createQueue } from './queue.ts';

class Refused extends Error {
  constructor(readonly refusal: HighlightRefusal) {
    super(`Highlights: ${refusal}`);
  }
}

const inTurn = createQueue();

async function answerOf(work: Promise<void>): Promise<HighlightAnswer> {
  try {
    await work;
    return { refusal: null };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    reportOnce('highlights could not be stored', error);
    return { refusal: 'full' };
  }
}

type Change = (page: HighlightedPage) => HighlightedPage;

/** Changes a page's highlights; writes only if they changed. Rejects with {@link Refused} if they cannot be stored. */
function changePage(address: string, title: string, change: Change): Promise<void> {
  return inTurn(async () => {
    const key = HIGHLIGHTS_PREFIX + address;
    const stored = await readKept(key);
    const known = parsePage(stored)?.page;
    // a later version of Lectern has written this value; do not overwrite it
    if (stored !== undefined && !known) throw new Refused('other-version');
    const before = known ?? emptyPage(address, title);
    const after = change(title === '' ? before : { ...before, title });
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    if (!known && (await readAllKept(HIGHLIGHTS_PREFIX)).size >= MOST_PAGES) throw new Refused('many');
    await writeKept(key, after.highlights.length === 0 ? undefined : after);
  });
}

/** Changes one highlight. Drops unknown fields of `change`, so that a web page cannot store any other data. */
const changeHighlight = (address: string, id: string, change: HighlightChange): Promise<void> =>
  changePage(address, '', (page) => withChange(page, id, parsed(CHANGE, change) ?? change));

/** Returns whether some of these highlights were not added, because the page was full. */
function lacks({ highlights: stored }: HighlightedPage, highlights: readonly Highlight[]): boolean {
  const ids = new Set(stored.map(({ id }) => id));
  return highlights.some(({ id }) => !ids.has(id));
}

/** Adds highlights to a page. Throws {@link Refused} if they exceed the limit per page. */
async function add({ address, title, highlights }: HighlightedPage): Promise<void> {
  let isMissing = false;
  await changePage(address, title, (page) => {
    const changed = withHighlights(page, highlights);
    isMissing = lacks(changed, highlights);
    return changed;
  });
  if (isMissing) throw new Refused('many');
}

/**
 * Adds highlights to many pages with one read and one write. Skips highlights that exceed a limit, and pages that a
 * later version of Lectern has stored. Throws {@link Refused} after the write if it skipped any.
 */
async function addAll(pages: readonly HighlightedPage[]): Promise<void> {
  const stored = await readAllKept(HIGHLIGHTS_PREFIX);
  const changed = new Map<string, HighlightedPage>();
  const refusals = new Set<HighlightRefusal>();
  let count = stored.size;
  for (const { address, title, highlights } of pages) {
    const before = changed.get(address) ?? stored.get(address);
    const known = before === undefined ? emptyPage(address, title) : parsePage(before)?.page;
    if (!known) refusals.add('other-version');
    else if (before === undefined && count >= MOST_PAGES) refusals.add('many');
    else {
      const page = withHighlights(title === '' ? known : { ...known, title }, highlights);
      if (lacks(page, highlights)) refusals.add('many');
      if (page.highlights.length === 0 || JSON.stringify(page) === JSON.stringify(before)) continue;
      if (before === undefined) count++;
      changed.set(address, page);
    }
  }
  if (changed.size > 0)
    await writeAllKept(Object.fromEntries([...changed].map(([address, page]) => [HIGHLIGHTS_PREFIX + address, page])));
  const [refusal] = refusals;
  if (refusal) throw new Refused(refusal);
}

/** Runs a content script's change. Refuses it in a private window; throws if `address` is on another site. */
async function asked(caller: Caller, address: string, work: () => Promise<void>): Promise<HighlightAnswer> {
  if (caller.isPrivate) return { refusal: 'private' };
  if (!isOfSite(address, caller.url)) throw new Error('A page may only change data of its own site.');
  return answerOf(work());
}

export const forgetPlaces = (): Promise<void> => inTurn(() => writeKept(PLACES_KEY, undefined));

export const contentHighlights: Handlers<ContentToHighlights> = {
  addHighlight: ({ address, title, highlight }, caller) =>
    asked(caller, address, () => add({ ...emptyPage(address, title), highlights: [highlight] })),
  changeHighlight: ({ address, id, change }, caller) =>
    asked(caller, address, () => changeHighlight(address, id, change)),
  removeHighlight: ({ address, id }, caller) =>
    asked(caller, address, () => changePage(address, '', (page) => withoutHighlights(page, [id]))),
  showHighlights: async () => {
    await browser.tabs.create({ url: addressOfTab('highlights') });
  },
  keepPlace: async ({ address, place }, caller) => {
    if (!isOfSite(address, caller.url) || (place && place.address !== address))
      throw new Error('A page may only change data of its own address.');
    if (caller.isPrivate || !(await readSettings()).keepPlaces) return;
    await inTurn(async () => {
      const before = parsePlaces(await readKept(PLACES_KEY));
      await writeKept(PLACES_KEY, withPlace(before, address, place, Date.now()));
    });
  },
};

export const pageHighlights: Handlers<PageToHighlights> = {
  changeHighlightOf: ({ address, id, change }) => answerOf(changeHighlight(address, id, change)),
  removeHighlights: ({ address, ids }) => answerOf(changePage(address, '', (page) => withoutHighlights(page, ids))),
  addHighlightedPages: ({ pages }) =>
    answerOf(inTurn(() => addAll(pages.flatMap((page) => parsePage(page)?.page ?? [])))),
  forgetPlaces,
};
