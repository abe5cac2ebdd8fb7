/**
 * Tests that the section "Discussion" of a paper is part of the article, and that readers' comments, which each have an
 * author or a time, are not.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const about = (what: string, count = 6) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p>${what} ${index + 1}: the currents in the sound were measured at each tide from March to October, and the drifting bottles that came back were weighed, counted and mapped by two of us.</p>`,
  ).join('');

const NAMES = ['Bo Lund', 'cyray', 'Di Moe', 'Eva F.'];
const SAID = [
  'I saw one of these bottles last summer, and took it home with me for the children to play with.',
  'Mine came with a letter in it, which nobody here can read.',
  'You should hand it over to the museum, for they collect them, as far as I know.',
  'Thank you for writing this down, I have been looking for it all year.',
];

const HISTORY = '<p>Received: 12 May 2016</p><p>Accepted: 3 August 2016</p><p>Published online: 9 September 2016</p>';

interface Paper {
  heading?: string;
  open?: string;
  end?: string;
  title?: string;
}

function paper({
  heading = '<h2>Discussion</h2>',
  open = '<section>',
  end = HISTORY,
  title = 'Drift of bottles',
}: Paper) {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p class="authors">Ada Poe, Per Holt</p>
    <section><h2>Introduction</h2>${about('Introduction')}</section><section><h2>Results</h2>${about('Result')}</section>
    ${open}${heading}${about('Argument')}</section>${end}</article></body></html>`;
}

const textOf = async (html: string) =>
  show(await openHtml(html, `${location.origin}/e2e/pages/paper/index.html`)).text();

describe('the section of a paper that discusses the results', () => {
  it.each<[string, Paper]>([
    ['a plain section', {}],
    ['a section without the history of the paper below', { end: '' }],
    ['a section with the id “discussion”', { open: '<section id="discussion">' }],
    ['a section with the class “discussion”', { open: '<section class="discussion">' }],
    ['a div with the class “discussion”', { open: '<div class="section discussion">', end: `</div>${HISTORY}` }],
    ['the heading “Results and discussion”', { heading: '<h2>Results and discussion</h2>' }],
    ['the heading “4. General Discussion”', { heading: '<h2>4. General Discussion</h2>' }],
    ['the heading “Comment”', { heading: '<h2>Comment</h2>' }],
    ['the heading “Comments on the method”', { heading: '<h2>Comments on the method</h2>' }],
    ['the heading “Responses to salt”', { heading: '<h2>Responses to salt</h2>' }],
    [
      'the dates of the paper and a named author below',
      { end: `${HISTORY}<p>Correspondence: Ada Poe, 12 May 2016</p>` },
    ],
    [
      'the dates of the paper below, as a list',
      { end: '<ul><li>Received: 12 May 2016</li><li>Accepted: 3 August 2016</li></ul>' },
    ],
    [
      'the dates of the paper below, in time elements',
      {
        end: '<p>Received <time datetime="2016-05-12">12 May 2016</time></p><p>Accepted <time datetime="2016-08-03">3 August 2016</time></p>',
      },
    ],
    ['dated versions of the paper below', { end: '<p>Version 2: 3 August 2016</p><p>Version 1: 12 May 2016</p>' }],
  ])('keeps the section of a paper that discusses the results (%s)', async (_what, options) => {
    const text = await textOf(paper(options));
    for (const words of ['Introduction 1', 'Result 6', 'Argument 1', 'Argument 6']) expect(text).toContain(words);
  });
});

/** Markup of a comment with author and time in one line. */
const SIGNED: readonly (readonly [string, (name: string, day: number, text: string) => string])[] = [
  ['in a paragraph above the comment', (name, day, text) => `<p>${name}, ${day} May 2017 at 10:12</p><p>${text}</p>`],
  ['in a paragraph below the comment', (name, day, text) => `<p>${text}</p><p>${name}, ${day} May 2017 at 10:12</p>`],
  [
    'author and text in boxes',
    (name, day, text) => `<div><div>${name}, ${day} May 2017 at 10:12</div><div>${text}</div></div>`,
  ],
  ['a dash between author and date', (name, day, text) => `<p><b>${name}</b> - ${day} May 2017</p><p>${text}</p>`],
  ['a bar between author and date', (name, day, text) => `<p>${name} | ${day}.05.2017 10:12</p><p>${text}</p>`],
  ['“Name on date”', (name, day, text) => `<p>${name} on May ${day}, 2017 at 10:12 am</p><p>${text}</p>`],
  ['“Name wrote on date”', (name, day, text) => `<p>${name} wrote on May ${day}, 2017</p><p>${text}</p>`],
  ['the date before the author', (name, day, text) => `<p>${day} May 2017, ${name}</p><p>${text}</p>`],
  ['comments as list items', (name, day, text) => `<li><p>${name}, ${day} May 2017 at 10:12</p><p>${text}</p></li>`],
];
const BOXES: Readonly<Record<string, (list: string) => string>> = {
  Comments: (list) => `<h2>Comments</h2>${list}`,
  'a heading with their number': (list) => `<h3>4 comments</h3>${list}`,
  'a heading “Discussion” in a box': (list) => `<div id="comments"><h3>Discussion</h3>${list}</div>`,
};

describe.each(Object.keys(BOXES))('comments with author and time in one line, below %s', (box) => {
  it.each(SIGNED)('drops comments with author and time in one line (%s)', async (_what, signed) => {
    const list = SAID.map((text, index) => signed(NAMES[index] ?? '', index + 3, text)).join('');
    const html = paper({ end: HISTORY + (BOXES[box]?.(list) ?? '') });
    const page = show(await openHtml(html, `${location.origin}/e2e/pages/paper/index.html`));
    const text = page.text();
    expect(text).toContain('Argument 6');
    expect([...SAID, ...NAMES].filter((line) => text.includes(line))).toEqual([]);
    await page.showComments();
    expect(SAID.filter((line) => !page.text().includes(line))).toEqual([]);
  });
});

describe('comments below the discussion of a paper', () => {
  const comment = (name: string, day: number) =>
    `<div class="c"><p><b>${name}</b></p><p><time>${day} May 2017</time></p><p>I saw one of these bottles last summer, and took it home with me for the children to play with.</p></div>`;
  const comments = ['Bo Lund', 'Cy Ray', 'Di Moe'].map((name, index) => comment(name, index + 3)).join('');
  it.each([
    ['below the heading “Comments”', `<h2>Comments</h2>${comments}`],
    ['below the heading “3 responses to …”', `<h2>3 responses to “Drift of bottles”</h2>${comments}`],
    ['in a box with the id “comments”', `<section id="comments"><h2>Discussion</h2>${comments}</section>`],
  ])('drops comments below the discussion of a paper (%s)', async (_what, end) => {
    const text = await textOf(paper({ end: HISTORY + end }));
    expect(text).toContain('Argument 6');
    expect(text).not.toContain('took it home');
  });
});
