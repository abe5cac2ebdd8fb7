/** Tests that the engine still reads other pages while one page calls it very often. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CallingDocument, createTurns, type Urgency } from './turns.ts';

const visitorOf = (name: string): CallingDocument => ({ tabId: 1, url: `https://${name}.test/`, documentId: name });
const always = async () => true;

/** Returns a step of work that runs until the test calls its `end`. */
function heldStep() {
  let end = () => {};
  const step = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  return { step, end: () => end() };
}

/** Returns a call from the document `name` to the engine. */
const callOf = (name: string, urgency: Urgency = 'later', letters = 1) => ({
  visitor: visitorOf(name),
  urgency,
  letters,
});

test('runs first the step that a user waits for, then that of the page that has used the engine least', async () => {
  let clock = 0;
  const turns = createTurns(always, () => clock);
  const order: string[] = [];
  const held = heldStep();
  const first = turns.answer(callOf('busy'), (take) => take(held.step));
  const note = (name: string, urgency: Urgency) =>
    turns.answer(callOf(name, urgency), (take) => take(() => void order.push(`${name} ${urgency}`)));
  const all = [note('busy', 'later'), note('other', 'later'), note('click', 'first')];
  clock = 500;
  held.end();
  await Promise.all([first, ...all]);
  expect(order).toEqual(['click first', 'other later', 'busy later']);
});

test('runs a step that a user waits for between two steps of a long call from another page', async () => {
  const turns = createTurns(always);
  const order: string[] = [];
  const many = turns.answer(callOf('a'), async (take) => {
    for (const step of [1, 2, 3]) await take(() => void order.push(`a${step}`));
  });
  const click = turns.answer(callOf('b', 'first'), (take) => take(() => void order.push('click')));
  await Promise.all([many, click]);
  expect(order).toEqual(['a1', 'click', 'a2', 'a3']);
});

test('runs a step at once if the engine is idle', () => {
  let hasRun = false;
  void createTurns(always).answer(callOf('a', 'first'), (take) =>
    take(() => {
      hasRun = true;
    }),
  );
  expect(hasRun).toBe(true);
});

test('refuses a fourth open call of a document until one of the three is answered', async () => {
  const turns = createTurns(always);
  const held = heldStep();
  const under = turns.answer(callOf('a'), (take) => take(held.step));
  const two = [1, 2].map(() => turns.answer(callOf('a'), () => new Promise<void>(() => {})));
  expect(two).toHaveLength(2);
  await expect(turns.answer(callOf('a', 'first'), async () => 1)).rejects.toThrow('busy');
  await expect(turns.answer(callOf('b', 'first'), async () => 1)).resolves.toBe(1);
  held.end();
  await under;
  await expect(turns.answer(callOf('a', 'first'), async () => 1)).resolves.toBe(1);
});

test('refuses a call while all open calls together are too large', async () => {
  const turns = createTurns(always);
  const held = heldStep();
  const large = turns.answer(callOf('a', 'later', 390_000_000), (take) => take(held.step));
  const other = () => turns.answer(callOf('b', 'first', 20_000_000), async () => 1);
  await expect(other()).rejects.toThrow('busy');
  held.end();
  await large;
  await expect(other()).resolves.toBe(1);
});

test('drops the waiting steps of a page that the user has left', async () => {
  const gone = new Set<string>();
  const turns = createTurns(async ({ documentId = '' }) => !gone.has(documentId));
  const held = heldStep();
  const hasRun: string[] = [];
  const first = turns.answer(callOf('a'), (take) => take(held.step));
  const second = turns.answer(callOf('b'), (take) => take(() => hasRun.push('b')));
  const third = turns.answer(callOf('c'), (take) => take(() => hasRun.push('c')));
  gone.add('b');
  held.end();
  await first;
  await expect(second).rejects.toThrow('gone');
  await third;
  expect(hasRun).toEqual(['c']);
});

test('refuses calls of a page that has used the engine for a minute, but not those of other pages', async () => {
  let clock = 0;
  const turns = createTurns(always, () => clock);
  const run = (name: string) =>
    turns.answer(callOf(name), (take) =>
      take(() => {
        clock += 61_000;
      }),
    );
  await run('a');
  await expect(run('a')).rejects.toThrow('had its time');
  await expect(run('b')).resolves.toBeUndefined();
});

test('continues with the next step after a step fails', async () => {
  const turns = createTurns(always);
  const failing = turns.answer(callOf('a', 'first'), (take) =>
    take(() => {
      throw new Error('no page');
    }),
  );
  await expect(failing).rejects.toThrow('no page');
  await expect(turns.answer(callOf('a', 'first'), (take) => take(() => 2))).resolves.toBe(2);
});

test('runs one step at a time, whatever the order of calls, and answers or rejects every call', async () => {
  const anyStep = fc.record({
    who: fc.constantFrom('a', 'b', 'c'),
    urgency: fc.constantFrom<Urgency>('first', 'later'),
    fails: fc.boolean(),
    wait: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 9 }), async (steps) => {
      const turns = createTurns(always);
      let running = 0;
      const outcomes = await Promise.allSettled(
        steps.map(({ who, urgency, fails, wait }) =>
          turns.answer(callOf(who, urgency), (take) =>
            take(async () => {
              running += 1;
              expect(running).toBe(1);
              for (let index = 0; index < wait; index++) await Promise.resolve();
              running -= 1;
              if (fails) throw new Error('failed');
            }),
          ),
        ),
      );
      for (const [index, outcome] of outcomes.entries()) {
        const isFull = outcome.status === 'rejected' && /busy/.test(String(outcome.reason));
        if (!isFull) expect(outcome.status).toBe(steps[index]?.fails ? 'rejected' : 'fulfilled');
        if (outcome.status === 'rejected') expect(String(outcome.reason)).toMatch(/busy|failed/);
      }
    }),
    { numRuns: 50 },
  );
});
