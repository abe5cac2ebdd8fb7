/** Tests that similar boxes are kept or dropped together. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { paragraphs, TEXT, textOf } from './paper-page.ts';

afterEach(removePages);

const LONG = [
  'The first boats came down from the forest with pit props, and went back with coal for the kilns above the third lock.',
  'Rest.',
  'A toll was taken here for each ton, and written down in a book that is still kept in the cellar of the town hall.',
  'Nothing is known of it.',
  'When the railway came the company bought it out, let the reeds grow, and sold the towpath to the farmers beside it.',
  'Two of the gates were repaired by a club, which meets on the first Sunday of each month and is glad of any help.',
];
const NAMES = ['Upper gate', 'Toll house', 'Ida Brandt', 'The long pound', 'Kiln bridge', 'Basin'];
const FACTS = [
  ['Opened', '1838'],
  ['Length', '41 km'],
  ['Engineer', 'Jonas Wick'],
  ['Locks', '17'],
  ['Closed', 'January to March'],
] as const;

const rows = (row: (text: string, name: string, index: number) => string) =>
  LONG.map((text, index) => row(text, NAMES[index] ?? '', index)).join('');
const link = (text: string, href = '/places/x') => `<a href="${href}">${text}</a>`;

/** Rows that are part of the article. Each entry has their HTML, the lines that must be kept, and styles. */
const KEPT: Readonly<Record<string, readonly [string, readonly string[], string?]>> = {
  'numbered steps': [
    rows((text, _name, at) => `<div class="step"><div class="no">${at + 1}</div><div class="do">${text}</div></div>`),
    LONG,
    '.step{display:flex}.no{width:40px}',
  ],
  'people with a post and a text': [
    rows(
      (text, name) =>
        `<div class="person"><div class="name">${name}</div><div class="post">Keeper</div><p>${text}</p></div>`,
    ),
    [...LONG, ...NAMES],
  ],
  'texts with a year beside them': [
    rows((text, _name, at) => `<div class="entry"><span class="year">${1838 + at * 7}</span><div>${text}</div></div>`),
    [...LONG, '1838', '1873'],
  ],
  'questions and answers': [
    rows((text, name) => `<div class="qa"><h4>What is ${name}?</h4><p>${text}</p></div>`),
    [...LONG, 'What is Basin?'],
  ],
  'facts in boxes, one of them linked': [
    FACTS.map(
      ([label, value], at) =>
        `<div class="fact"><div class="label">${label}</div><div class="value">${at === 2 ? link(value) : value}</div></div>`,
    ).join(''),
    FACTS.flat(),
  ],
  'facts in lines, most of them linked': [
    `<ul>${FACTS.map(([label, value], at) => `<li><b>${label}:</b> ${at === 3 ? value : link(value)}</li>`).join('')}</ul>`,
    FACTS.flat(),
  ],
  quotations: [rows((text) => `<blockquote>${text}</blockquote>`), LONG],
  'a list with some items linked as a whole': [
    `<ul>${rows((text, _name, at) => `<li>${at % 2 ? link(text) : text}</li>`)}</ul>`,
    LONG,
  ],
  'places with a heading that is a link': [
    rows((text, name, at) => `<div class="place"><h3>${link(name, `/places/${at}`)}</h3><p>${text}</p></div>`),
    [...LONG, ...NAMES],
  ],
  'prices in rows': [
    ['Adults', 'Children', 'Dogs', 'Boats', 'Groups from ten']
      .map((who, at) => `<div class="row"><div class="who">${who}</div><div class="price">${at} €</div></div>`)
      .join(''),
    ['Adults', 'Children', 'Dogs', '2 €', 'Boats', 'Groups from ten', '4 €'],
    '.row{display:flex;justify-content:space-between}',
  ],
  'boxes in a grid': [
    `<div class="grid">${rows((text, name) => `<div class="box"><h4>${name}</h4><p>${text}</p></div>`)}</div>`,
    [...LONG, ...NAMES],
    '.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px}',
  ],
  'lines in boxes': [rows((text) => `<div>${text}</div>`), LONG],
  'sections with a date as heading': [
    rows((text, _name, at) => `<section><h3>${at + 3} May</h3><p>${text}</p></section>`),
    [...LONG, '8 May'],
  ],
  'a table of boxes': [
    rows((text, name) => `<div class="tr"><div class="td">${name}</div><div class="td">${text}</div></div>`),
    [...LONG, ...NAMES],
    '.tr{display:table-row}.td{display:table-cell;padding:4px}',
  ],
  'words with their meanings': [
    `<dl>${rows((text, name) => `<dt>${name}</dt><dd>${text}</dd>`)}</dl>`,
    [...LONG, ...NAMES],
  ],
  'article elements': [
    rows((text, name) => `<article class="item"><h2>${name}</h2><p>${text}</p></article>`),
    [...LONG, ...NAMES],
  ],
};

/** If the HTML of rows is shorter than this (characters), the rows have less text than the paragraph above them. */
const FEW = 500;
const PLACES: Readonly<Record<string, (html: string) => string>> = {
  'between paragraphs': (html) => paragraphs(0, 2) + html + paragraphs(2),
  'at the end': (html) => paragraphs() + html,
  'below one paragraph': (html) => paragraphs(0, 1) + html,
  'in a box at the end': (html) => `${paragraphs()}<div class="block"><div class="in">${html}</div></div>`,
};

describe.each(Object.keys(PLACES))('similar boxes (%s)', (place) => {
  it.each(Object.entries(KEPT))(
    'keeps all of several similar boxes, such as %s',
    async (_what, [html, lines, style = '']) => {
      const text = await textOf((PLACES[place] ?? String)(html), { style });
      const missing = lines.filter((line) => !text.includes(line));
      // on a page with so little text, the algorithm may drop the rows, but then it must drop all of them
      const areFew = place === 'below one paragraph' && html.length < FEW;
      if (!areFew || missing.length < lines.length) expect(missing).toEqual([]);
    },
  );
});

/** Titles of other articles on the site, to which the dropped rows link. One row has a long summary. */
const OTHER = [
  'Why the ferry was late on Tuesday',
  'A new roof for the market',
  'Ten walks for wet days',
  'Letters: the bell again',
  'Who owns the reeds?',
];
const SUMMARY =
  'On Tuesday the ferry came forty minutes late, because somebody had tied a goat to the wheel house, and nobody on board could say whose goat it was, or who would pay for the paint that it had eaten.';
const teasers = (row: (title: string, summary: string) => string) =>
  OTHER.map((title, at) => row(link(title, `/news/${at}`), at === 2 ? SUMMARY : 'Read on.')).join('');

const LEFT: Readonly<Record<string, readonly [string, string?]>> = {
  'cards, one with a long summary': [
    `<section class="cards">${teasers((title, summary) => `<div class="card"><h3>${title}</h3><p>${summary}</p></div>`)}</section>`,
    '.cards{display:grid;grid-template-columns:1fr 1fr 1fr}',
  ],
  'cards below a heading': [
    `<h2>More news</h2><div class="list">${teasers((title, summary) => `<div class="item"><h3>${title}</h3><p>${summary}</p></div>`)}</div>`,
  ],
  'a list': [`<ul class="latest">${teasers((title, summary) => `<li>${title}<p>${summary}</p></li>`)}</ul>`],
  'article elements with dates': [
    teasers(
      (title, summary) => `<article class="teaser"><time>3 May</time><h4>${title}</h4><div>${summary}</div></article>`,
    ),
  ],
  'plain boxes': [`<div>${teasers((title, summary) => `<div><div>${title}</div><div>${summary}</div></div>`)}</div>`],
};

describe('rows of links to other articles', () => {
  it.each(Object.entries(LEFT))(
    'keeps either all or none of several links to other articles below the text (%s)',
    async (_what, [html, style = '']) => {
      const text = await textOf(paragraphs() + html, { style });
      expect(TEXT.filter((line) => !text.includes(line))).toEqual([]);
      const lines = [...OTHER, SUMMARY];
      expect([0, lines.length]).toContain(lines.filter((line) => text.includes(line)).length);
    },
  );

  it.each(Object.entries(LEFT))(
    'drops links to other articles beside the article (%s)',
    async (_what, [html, style = '']) => {
      const text = await textOf(paragraphs(), { style, beside: html });
      expect(TEXT.filter((line) => !text.includes(line))).toEqual([]);
      expect([...OTHER, SUMMARY].filter((line) => text.includes(line))).toEqual([]);
    },
  );
});
