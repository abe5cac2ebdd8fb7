/**
 * Tests that remembered corrections never remove more than a quarter of the text, and that they are switched off if
 * they find nothing.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPage } from '../../../test/arbitrary-page.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage, type Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { MOST_TAKEN, remembered as replay } from './replay.ts';
import { describeBox } from './signature.ts';
import { counted, emptyMemory, MOST_MISSES, switched, withCorrection } from './site-memory.ts';
import type { Signature, SiteMemory } from './types.ts';
import { keptText, viewOf } from './view.ts';

/** Returns the corrections to apply to a page, and the memory after their outcomes have been counted. */
function remembered(...[page, kept, memory, facts]: Parameters<typeof replay>) {
  const found = replay(page, kept, memory, facts);
  return { ...found, memory: counted(memory, found.outcomes) };
}

const SENTENCE = 'It goes on for a while, with commas, and says what it has to say about its subject. ';
const pageOf = (boxes: Readonly<Record<string, number>>): Page =>
  createPage(
    snapshotOfHtml(
      `<main><article>${Object.entries(boxes)
        .map(([name, sentences]) => `<div class="${name}"><p>${SENTENCE.repeat(sentences)}</p></div>`)
        .join('')}</article></main>`,
    ),
  );

/** Returns a remembered correction that removes the first element with this class. */
function signatureFor(page: Page, className: string): Signature {
  const box = page.index.having('class').find((id) => page.attributesOf(id).class === className) ?? -1;
  return { kind: 'remove', boxes: [describeBox(page, box, keptText(page, textsOf(page)))] };
}

const memoryOf = (...signatures: readonly Signature[]): SiteMemory =>
  signatures.reduce(
    (memory, signature, at) => withCorrection(memory, { id: `rule${at}`, signature, asked: '2026-05-03' }),
    emptyMemory('site.test'),
  );

/** Returns the number of words that the corrections remove. Text that two corrections remove counts once. */
function wordsTaken(page: Page, { corrections }: ReturnType<typeof remembered>): number {
  const taken = corrections.flatMap(({ correction }) => (correction.kind === 'remove' ? correction.nodes : []));
  return [...new Set(taken)].reduce((sum, node) => sum + viewOf(page).wordsIn(node), 0);
}

const ARTICLE = { isArticle: true };

test('applies a remembered correction, describes it to the user in one line, and counts the use', () => {
  const page = pageOf({ story: 8, promo: 1 });
  const { corrections, sentence, memory } = remembered(
    page,
    textsOf(page),
    memoryOf(signatureFor(page, 'promo')),
    ARTICLE,
  );
  expect(corrections.map(({ reason }) => reason)).toEqual(['as you asked on 3 May 2026']);
  expect(sentence).toBe('As you asked on 3 May 2026: 1 part removed.');
  expect(memory.corrections[0]).toMatchObject({ used: 1, missed: 0, off: null });
});

test('switches off a remembered correction that would remove more than a quarter of the text', () => {
  const page = pageOf({ story: 8, promo: 1, rest: 2 });
  const { corrections, sentence, memory } = remembered(
    page,
    textsOf(page),
    memoryOf(signatureFor(page, 'story')),
    ARTICLE,
  );
  expect(corrections).toEqual([]);
  expect(sentence).toBe('');
  expect(memory.corrections[0]).toMatchObject({ off: 'too-much' });
  expect(remembered(page, textsOf(page), memory, ARTICLE).outcomes).toEqual([]);
});

test('does not apply a remembered correction that would add more text than the article has', () => {
  const keep = (page: Page, className: string): Signature => {
    const box = page.index.having('class').find((id) => page.attributesOf(id).class === className) ?? -1;
    const kept = textsOf(page).filter((node) => !page.holds(box, node));
    return { kind: 'keep', boxes: [describeBox(page, box, keptText(page, kept))] };
  };
  const before = pageOf({ story: 20, box: 2 });
  const memory = memoryOf(keep(before, 'box'));
  for (const [sentences, count] of [
    [2, 1],
    [22, 0],
  ] as const) {
    const page = pageOf({ story: 20, box: sentences });
    const box = page.index.having('class').find((id) => page.attributesOf(id).class === 'box') ?? -1;
    const kept = textsOf(page).filter((node) => !page.holds(box, node));
    expect(remembered(page, kept, memory, ARTICLE).corrections).toHaveLength(count);
  }
});

test('limits the text that corrections remove together, and tells the user if one was not applied', () => {
  const names = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliet'];
  const page = pageOf(Object.fromEntries(names.map((name) => [name, 2])));
  const found = remembered(page, textsOf(page), memoryOf(...names.map((name) => signatureFor(page, name))), ARTICLE);
  const all = textsOf(page).reduce((sum, node) => sum + viewOf(page).wordsIn(node), 0);
  expect(found.corrections.length).toBeGreaterThan(0);
  expect(wordsTaken(page, found)).toBeLessThanOrEqual(all * MOST_TAKEN);
  expect(found.sentence).toContain('would have removed too much text');
});

test('switches off a remembered correction that finds nothing on three articles in a row', () => {
  const first = pageOf({ story: 8, promo: 1 });
  const other = pageOf({ story: 8 });
  let memory = memoryOf(signatureFor(first, 'promo'));
  for (let pages = 1; pages < MOST_MISSES; pages++) {
    memory = remembered(other, textsOf(other), memory, ARTICLE).memory;
    expect(memory.corrections[0]?.off).toBeNull();
  }
  memory = remembered(other, textsOf(other), memory, ARTICLE).memory;
  expect(memory.corrections[0]).toMatchObject({ off: 'missed', missed: MOST_MISSES });
  expect(remembered(first, textsOf(first), memory, ARTICLE).corrections).toEqual([]);
  expect(remembered(first, textsOf(first), switched(memory, 'rule0', true), ARTICLE).corrections).toHaveLength(1);
});

test('counts the articles on which a correction has found nothing since its last match', () => {
  const first = pageOf({ story: 8, promo: 1 });
  const other = pageOf({ story: 8 });
  let memory = memoryOf(signatureFor(first, 'promo'));
  for (const page of [other, other, first, other, other])
    memory = remembered(page, textsOf(page), memory, ARTICLE).memory;
  for (let pages = 0; pages < 5; pages++) {
    memory = remembered(other, textsOf(other), memory, { isArticle: false }).memory;
  }
  expect(memory.corrections[0]).toMatchObject({ off: null, missed: 2, used: 1 });
});

test('remembered corrections leave at least three quarters of the text of any page', () => {
  fc.assert(
    fc.property(
      arbitraryPage,
      fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (snapshot, picks, isMany) => {
        const page = createPage(snapshot);
        const texts = textsOf(page);
        const kept = keptText(page, texts);
        const signatures = picks.map((pick): Signature => {
          const box = describeBox(page, pick % page.nodes.size, kept, isMany);
          return { kind: 'remove', boxes: [{ ...box, names: box.names }] };
        });
        const found = remembered(page, texts, memoryOf(...signatures), ARTICLE);
        expect(wordsTaken(page, found)).toBeLessThanOrEqual(kept.words * MOST_TAKEN);
      },
    ),
  );
});
