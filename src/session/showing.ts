/** What follows when an article is shown: the reader, and what some articles need beside their text. */
import type { Effect, Step } from './effects.ts';
import type { EventOf } from './events.ts';
import { offersOf } from './offers.ts';
import { change, isRead, whenOpen } from './open-step.ts';
import { mount } from './opening.ts';
import { readerState } from './reader-state.ts';
import { type OpenReader, SELECTION_ID, type SessionState } from './state.ts';

export function onShown(state: SessionState, { found, article, explanation, placeNow }: EventOf<'shown'>): Step {
  if (!state.open) return [state, []];
  const { reading, newArticle, pages } = state.open;
  const offers = offersOf({ page: reading?.page ?? null, marks: found.marks, newArticle, pages });
  const open: OpenReader = { ...state.open, found, article, explanation, offers };
  const shown = { ...state, open };
  if (!open.isMounted) return mount(shown, open);
  return [
    shown,
    [
      { type: 'update', state: readerState(open), placeNow },
      { type: 'load-enhancements', article },
    ],
  ];
}

export const onIdle = whenOpen((open, { task }: EventOf<'idle'>) => {
  if (!isRead(open)) return [open, []];
  if (task === 'prepare-other') return [open, [{ type: 'prepare-other', open }]];
  const { page } = open.reading;
  const isArticle = page !== null && open.algorithm !== SELECTION_ID;
  return [open, isArticle ? [{ type: 'find-other-pages', page, contentNumber: open.contentNumber }] : []];
});

/** What another algorithm found may be worth a word where the chosen one is not sure. */
export const onOtherPrepared = whenOpen((open, { found }: EventOf<'other-prepared'>) => {
  const [next, effects] = found.notice === open.found?.notice ? [open, []] : change(open, {});
  const more: Effect = { type: 'when-idle', task: 'prepare-other' };
  return [next, [...effects, more]];
});
