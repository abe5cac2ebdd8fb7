import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import justext from './index.ts';

const options = { population: 'source', documents: { create: () => null } } as const;

const SENTENCE = 'No one was hurt in the flood, but it was close for a few of them, and they will not forget it. ';
const ARTICLE = `<p>${SENTENCE.repeat(3)}</p>`;

it('keeps the good paragraphs, joined by single spaces, and selects their text nodes', () => {
  const snapshot = snapshotOfHtml(
    `<ul><li><a href="/">Home</a></li></ul>${ARTICLE}<p>It <b>was</b> <i>so</i>.</p>${ARTICLE}<p>© 2020 by us</p>`,
  );
  const { text, marks } = justext.run(createPage(snapshot), options);
  expect(text).toBe(`${SENTENCE.repeat(3)}It wasso. ${SENTENCE.repeat(3)}`.trim());
  expect(marks.map(({ node, role }) => [snapshot.nodes.text[node], role])).toEqual(
    [SENTENCE.repeat(3), 'It ', 'was', 'so', '.', SENTENCE.repeat(3)].map((kept) => [kept, 'body']),
  );
});

it('states for every paragraph why it is kept or dropped', () => {
  const { trace } = justext.run(
    createPage(snapshotOfHtml(`<p>By Ann</p>${ARTICLE}<p><a>More</a></p><p>x<br><br></p>`)),
    options,
  );
  expect(trace.map(({ step, kept, reason }) => [step, kept, reason])).toEqual([
    ['short', false, 'length 6, below 50; bad before, good after'],
    ['context-free', true, 'stop-word density 0.773, from 0.2; length 284, above 200'],
    ['context-free', false, 'link density 1.000, above 0.2'],
    ['short', false, 'length 1, below 50; bad before, bad after'],
  ]);
});

it('reports the reason if it finds no article', () => {
  expect(justext.run(createPage(snapshotOfHtml('<p>Hi</p>')), options).empty).toBe('no-candidate');
  expect(justext.run(createPage(snapshotOfHtml('<p><br></p>')), options).empty).toBe('no-text');
});

describe('on a page in Russian', () => {
  const sentence =
    'Вчера в городе прошёл сильный дождь, и люди весь день были дома, потому что на улице было много воды. ';
  const snapshot = snapshotOfHtml(`<html lang="ru"><body><p>${sentence.repeat(3)}</p><p>Контакты</p></body></html>`);
  const run = (population: 'rendered' | 'source') =>
    justext.run(createPage(snapshot), { population, documents: { create: () => null } });

  it('uses Russian stop words for a Russian page if it reads the rendered page', () => {
    expect(run('rendered').marks).toHaveLength(1);
  });

  it('finds no article on a Russian page if it reads the source, because it uses English stop words', () => {
    expect(run('source').empty).toBe('no-candidate');
  });
});
