/** Tests properties of the session that hold for any order of events. Runs with and without a browser. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, HOME, OTHER_STORY, playSession, RANGE, STORY } from '../../../test/play-session.ts';
import { NEW_ARTICLE } from './offers.ts';

describe('a session with random events', () => {
  type Played = ReturnType<typeof playSession>;
  // Each list is one case: the effects that finish only at `release()`. All other effects finish at once.
  const HELD = [['load-algorithm'], ['read-settings'], []] as const;
  const deeds = fc.constantFrom<(session: Played) => void>(
    (session) => session.ask('open'),
    (session) => session.ask('toggle'),
    (session) => session.ask('open', { algorithm: 'goose' }),
    (session) => session.ask('open', { selection: true, ranges: [RANGE] }),
    (session) => session.ask('open', { unreadable: 'svg' }),
    (session) => session.tell({ type: 'closed' }),
    (session) => session.tell({ type: 'evicted' }),
    (session) => session.choose('eatiht'),
    (session) => session.keep('eatiht'),
    (session) => session.tell({ type: 'comments-toggled' }),
    (session) => session.tell({ type: 'more-arrived' }),
    (session) => session.tell({ type: 'painted', isParsed: true }),
    (session) => session.tell({ type: 'route-changed' }),
    (session) => session.routeSettled(1),
    (session) => session.pageChanged(),
    (session) => session.accept(NEW_ARTICLE),
    (session) => Object.assign(session.world, { url: ELSEWHERE, story: OTHER_STORY }),
    (session) => Object.assign(session.world, { url: HOME, story: STORY }),
    (session) => Object.assign(session.world, { isReady: !session.world.isReady }),
    (session) => session.release(),
    ...HELD.map((held) => (session: Played) => Object.assign(session.world, { held })),
  );

  it('a session opens at most one reader and answers every request once, whatever the order of events', () => {
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 40 }), (sequence) => {
        const session = playSession();
        for (const deed of sequence) deed(session);
        session.world.held = [];
        while (session.isHolding()) session.release();
        const asked = session.asked();
        const life = asked.filter((name) => ['mount', 'destroy', 'update'].includes(name)).join(' ');
        expect(life).toMatch(/^(?:mount(?: update)*(?: destroy(?: |$)|$))*$/);
        expect(session.state().open !== null).toBe(/mount(?: update)*$/.test(life));
        const answers = asked.flatMap((name) => /^answer (\d+)/.exec(name)?.[1] ?? []);
        expect(answers.map(Number)).toEqual(answers.map((_answer, index) => index + 1));
        expect(session.state()).toMatchObject({ serving: null, waiting: [] });
      }),
    );
  });
});
