import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import type { Population, Selection } from '../types.ts';
import goose from './index.ts';

const TWELVE = 'The rain that fell on the town was the most that had been seen for a long time.';
const RIVER = 'It was not until the end of the week that the river went back to its bed.';

function run(html: string, population: Population = 'source'): Selection & { marked: string[] } {
  const snapshot = snapshotOfHtml(`<html lang="en">${html}`);
  const selection = goose.run(createPage(snapshot), { population, documents: { create: () => null } });
  return { ...selection, marked: selection.marks.map(({ node }) => snapshot.nodes.text[node] ?? '') };
}

function reasons({ trace }: Selection, step: string): string[] {
  return trace.filter((entry) => entry.step === step).map(({ reason }) => reason);
}

describe('examples of docs/specs/goose.md', () => {
  it('removes elements with names like "navbar", and scores the other elements (example 2 of the spec)', () => {
    const selection = run(
      `<body><div class="navbar"><a href="/">Home</a></div> <div id="main"><p>${TWELVE}</p><p>${RIVER}</p><ul><li>This is the first thing that you should know about it</li><li>Map</li></ul><p>Photo</p><p>(This is a note that is in brackets and that is why it goes away.)</p></div> <div class="update-box"><p>${TWELVE}</p></div>`,
    );
    expect(selection.text).toBe(`${TWELVE}\n\n${RIVER}\n• This is the first thing that you should know about it`);
    expect(reasons(selection, 'best-node')).toEqual(['score 111, the highest']);
    expect(reasons(selection, 'candidates')).toEqual([
      'stop words: 12, boost 0.0',
      'stop words: 12, boost 50.0',
      'stop words: 0 of at least 3',
      'stop words: 12, boost 25.0',
    ]);
    expect(reasons(selection, 'remove-named')).toEqual([
      'class "navbar" has "navbar" in it',
      'class "update-box" has "date" in it',
    ]);
    expect(selection.marked).toEqual([TWELVE, RIVER, 'This is the first thing that you should know about it']);
  });

  it('adds the paragraphs of the preceding sibling to the best element (example 3 of the spec)', () => {
    const html = `<body><div><p>A ${TWELVE}</p></div><div id="x"><p>B ${TWELVE}</p><p>C ${TWELVE}</p></div>`;
    expect(run(html).text).toBe(`A ${TWELVE}\n\nB ${TWELVE}\n\nC ${TWELVE}`);
  });

  it('keeps the text of an i element, but drops the text of a u element (example 4 of the spec)', () => {
    const { text, marked } = run(
      '<article><p>This is the <u>underlined</u> and the <i>italic</i> text that we have<br>and this is the next line of it all.</p></article>',
    );
    expect(text).toBe('This is the and the italic text that we have\n\nand this is the next line of it all.');
    expect(marked).not.toContain('underlined');
  });
});

describe('siblings', () => {
  it('adds the paragraphs of preceding siblings to the best element, in reverse order within each sibling', () => {
    const weak = (...letters: string[]): string =>
      `<div>${letters.map((letter) => `<p>${letter}, that is what it was</p>`).join('')}</div>`;
    const { text } = run(`<body>${weak('K', 'L')}${weak('M')}<div><p>X ${TWELVE}</p><p>Y ${TWELVE}</p></div>`);
    expect(text.match(/\b[K-Y]\b/g)?.join('')).toBe('LKMXY');
  });

  it('adds no paragraphs of siblings to an element that is marked as an article', () => {
    const { text } = run(`<body><p>${RIVER}</p><div class="post-content"><p>${TWELVE}</p><p>${TWELVE}</p></div>`);
    expect(text).toBe(`${TWELVE}\n\n${TWELVE}`);
  });
});

describe('elements that are marked as articles', () => {
  it('searches only the elements that are marked as articles, even if their class is "comment"', () => {
    const { text } = run(
      `<body><div><p>${RIVER}</p><p>${RIVER}</p><p>${RIVER}</p></div><article class="comment"><p>${TWELVE}</p></article>`,
    );
    expect(text).toBe(TWELVE);
  });

  it('searches the whole page, without cleaning it, if no element marked as an article has enough text', () => {
    const { text } = run(`<body><article>Short.</article><div class="comment"><p>${TWELVE}</p><p>${RIVER}</p></div>`);
    expect(text).toBe(`${TWELVE}\n\n${RIVER}`);
  });
});

describe('children of the best element', () => {
  const good = `<p>${TWELVE}</p><p>${RIVER}</p>`;

  it.each([
    [`<section><p>${TWELVE}</p></section>`, true],
    [`<section><b>${TWELVE}</b></section>`, false],
    ['<section><p>That is the one.</p></section>', false],
    [`<section><a>a</a> <a>b</a> <a>c</a> <a>d</a><p><a>${TWELVE}</a></p></section>`, false],
    [`<ul><li><a>${TWELVE}</a></li></ul>`, true],
    ['<h2>What it was like to be there</h2>', true],
    ['<h2>Rain</h2>', false],
  ])('decides by links and stop words whether to keep a child of the best element: %s', (html, isKept) => {
    const { text } = run(`<body><main>${good}${html}${good}</main>`);
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(isKept ? 5 : 4);
  });
});

it('explains why it removes a short paragraph from a section that it keeps', () => {
  const child = `<section><p>That is the one.</p><p>${TWELVE}</p></section>`;
  const selection = run(`<body><main><p>${TWELVE}</p><p>${RIVER}</p>${child}<p>${RIVER}</p></main>`);
  expect(reasons(selection, 'post-clean')).toEqual(['16 characters of at least 25, and not at the top']);
});

it('prints a text after a paragraph twice if the text is not in an element of its own, as the original does', () => {
  const { text, marked } = run(
    `<body><main><p>${TWELVE}</p><p>${TWELVE}</p><div>${RIVER}<p>It is what it is and that is all.</p> And that was the end of it.</div></main>`,
  );
  expect(text.match(/And that was the end of it\./g)).toHaveLength(2);
  expect(marked.filter((piece) => piece.includes('the end of it'))).toHaveLength(1);
});

it('decodes character references that are escaped twice, such as "&amp;amp;"', () => {
  expect(run(`<body><p>${TWELVE} &amp;amp;&amp;nbsp; more</p>`).text).toBe(`${TWELVE} & more`);
});

describe('languages', () => {
  it('uses German stop words for a German page', () => {
    const german = 'Es war nicht das, was er von ihr und den anderen zu hören gehofft hatte.';
    const snapshot = snapshotOfHtml(`<html lang="de-DE"><body><p>${german}</p>`);
    const { text, trace } = goose.run(createPage(snapshot), {
      population: 'source',
      documents: { create: () => null },
    });
    expect(text).toBe(german);
    expect(trace[0]).toMatchObject({ step: 'language', reason: 'stop words of "de"; the page says de' });
  });

  it('uses English stop words for a language without a list of its own, and reports the reason', () => {
    const snapshot = snapshotOfHtml(`<html lang="cy"><body><p>${TWELVE}</p>`);
    const { text, trace } = goose.run(createPage(snapshot), {
      population: 'source',
      documents: { create: () => null },
    });
    expect(text).toBe(TWELVE);
    expect(trace[0]?.reason).toBe('stop words of "en"; the page says cy, for which there is no list');
  });
});

it('reports the reason if it finds no article', () => {
  expect(run('<body><p>Short.</p>')).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
  expect(run('<body><img>')).toMatchObject({ text: '', marks: [], empty: 'no-text' });
});

it('leaves out hidden text when it reads the rendered page', () => {
  const html = `<body><p>${TWELVE}</p><p>${RIVER}</p><p hidden>${TWELVE}</p><article hidden><p>${RIVER}</p></article>`;
  expect(run(html, 'rendered').text).toBe(`${TWELVE}\n\n${RIVER}`);
});
