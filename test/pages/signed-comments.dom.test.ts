/**
 * Tests that comments are recognised by their author and date, whether these are above, below or in the text. Also
 * tests that parts of an article with an author or a date are kept.
 */
import { afterEach, describe, expect, inject, it } from 'vitest';
import { removePages } from '../render.ts';
import { TEXT } from './paper-page.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PEOPLE = ['Bo Lund', 'cyray', 'Di Moe', 'Eva F.', 'old_keeper'];
const SAID = [
  'I saw one of these gates last summer, and took a splinter of it home with me for the children to smell.',
  'Mine came with a letter in it, which nobody here can read.',
  'You should hand it over to the museum, for they collect them, as far as I know.',
  'Thank you for writing this down, I have been looking for it all year.',
  'Wrong!',
];

const body = `${TEXT.map((line) => `<p>${line}</p>`).join('')}${TEXT.map((line) => `<p>Later, ${line}</p>`).join('')}`;

async function pageWith(end: string, style = '') {
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>The gates of larch | Lockpost</title><style>main{max-width:720px;margin:0 auto}small,.small{font-size:12px}${style}</style></head>
    <body><header><a href="/">Lockpost</a> <a href="/news">News</a></header><main><h1>The gates of larch</h1><p>By Ada Poe</p>${body}${end}</main><footer><a href="/privacy">Privacy</a></footer></body></html>`,
    `${location.origin}/larch/index.html`,
  );
  return show(page);
}

type Signed = (name: string, day: number, text: string) => string;
const list = (signed: Signed) => SAID.map((text, at) => signed(PEOPLE[at] ?? '', at + 3, text)).join('');

/** Comments with author, date and text in one paragraph. */
const IN_ONE: Readonly<Record<string, Signed>> = {
  'a colon after the date': (name, day, text) => `<p><b>${name}</b>, ${day} May 2017: ${text}</p>`,
  'a line break after the date': (name, day, text) => `<p><b>${name}</b> (${day} May 2017 at 10:12)<br>${text}</p>`,
  'wrote on': (name, day, text) => `<p>${name} wrote on ${day} May 2017:<br>${text}</p>`,
  'below the text': (name, day, text) => `<p>${text}<br><i>${name}, ${day} May 2017</i></p>`,
  'a dash below the text': (name, day, text) => `<p>${text} — ${name}, ${day} May 2017</p>`,
  'list items with dots between the parts': (name, day, text) => `<li>${name} · ${day} May 2017 · ${text}</li>`,
  'the name first, the day last': (name, day, text) =>
    `<p><strong>${name} says:</strong> ${text} (${day} May 2017)</p>`,
  'three spans in a box': (name, day, text) =>
    `<div><span>${name}</span> <span>${day} May 2017</span> <span>${text}</span></div>`,
};
const SMALL: Readonly<Record<string, Signed>> = {
  'a small line': (name, day, text) => `<p>${text}</p><p class="small">${name}, ${day} May 2017</p>`,
  'a small element': (name, day, text) => `<div><p>${text}</p><small>${name}, ${day} May 2017</small></div>`,
  'a small element in the paragraph': (name, day, text) =>
    `<p>${text}<br><small>${name}, ${day} May 2017 at 8:15</small></p>`,
  'posted by': (name, day, text) => `<div>${text}</div><div class="small">Posted by ${name} on ${day} May 2017</div>`,
  'with links': (name, day, text) =>
    `<p>${text}</p><p class="small">by <a href="/u/${day}">${name}</a> at <a href="#c${day}">${day} May 2017, 8:15</a></p>`,
  'with a footer': (name, day, text) =>
    `<blockquote><p>${text}</p><footer>${name}, ${day} May 2017</footer></blockquote>`,
};
const ABOVE: Readonly<Record<string, Signed>> = {
  'a line above the text': (name, day, text) => `<p>${name}, ${day} May 2017 at 10:12</p><p>${text}</p>`,
  'a bold name above the text': (name, day, text) => `<p><b>${name}</b> - ${day} May 2017, 10:12</p><p>${text}</p>`,
  'in boxes': (name, day, text) => `<div><div>${name}, ${day} May 2017 at 10:12</div><div>${text}</div></div>`,
  'name and day in two lines': (name, day, text) =>
    `<div><div><b>${name}</b></div><div>${day} May 2017 at 10:12</div><p>${text}</p></div>`,
};
const FORM = '<form action="/c"><textarea name="comment"></textarea><button>Send</button></form>';

const PLACES: Readonly<Record<string, (html: string) => string>> = {
  'below “Comments”': (html) => `<h2>Comments</h2>${html}`,
  'below a heading with the number of comments': (html) => `<h3>5 comments</h3>${html}`,
  'in a box': (html) => `<div id="comments"><h3>Discussion</h3>${html}</div>`,
};
const BARE: Readonly<Record<string, (html: string) => string>> = {
  'below a rule': (html) => `<hr>${html}`,
  'directly below the article': (html) => html,
  'above a form': (html) => html + FORM,
};

/** Returns test cases that cover each kind of signature and each place. The long test run covers all combinations. */
const cases = (places: typeof PLACES, signed: Readonly<Record<string, Signed>>) =>
  Object.entries(places).flatMap(([place, around], nth) =>
    Object.entries(signed)
      .filter((_, index) => inject('isLong') || index % Object.keys(places).length === nth)
      .map(([what, one]) => [`${what}, ${place}`, around(list(one))] as const),
  );

describe('comments', () => {
  it.each([...cases(PLACES, { ...IN_ONE, ...SMALL }), ...cases(BARE, { ...ABOVE, ...SMALL })])(
    'hides comments, and offers to show them (%s)',
    async (_what, end) => {
      const page = await pageWith(end);
      const text = page.text();
      expect(text).toContain(`Later, ${TEXT[4]}`);
      expect([...SAID, ...PEOPLE].filter((line) => text.includes(line))).toEqual([]);
      await page.showComments();
      expect(SAID.filter((line) => !page.text().includes(line))).toEqual([]);
    },
  );
});

describe('texts that are similar to comments', () => {
  const dated = (line: (text: string, at: number) => string) => SAID.map(line).join('');
  it.each<[string, string]>([
    ['entries of a diary', dated((text, at) => `<h3>${at + 3} May 2017</h3><p>${text}</p>`)],
    ['days of a diary in bold', dated((text, at) => `<p><b>${at + 3} May 2017</b></p><p>${text}</p>`)],
    ['letters by one person', dated((text, at) => `<p>${text}</p><p>Ada Poe, ${at + 3} May 1917</p>`)],
    [
      'letters by two',
      dated((text, at) => `<p>${text}</p><p><i>${['Ada', 'Per'][at % 2]}, ${at + 3} May 1917</i></p>`),
    ],
    [
      'quotations with their sources',
      dated((text, at) => `<blockquote><p>${text}</p><cite>${PEOPLE[at]}, 1917</cite></blockquote>`),
    ],
    [
      'quotations with name and date in brackets',
      dated((text, at) => `<p>“${text}” (${PEOPLE[at]}, ${at + 3} May 2017)</p>`),
    ],
    [
      'sources with names and days',
      `<h2>Sources</h2>${dated((text, at) => `<p>${PEOPLE[at]} (${at + 3} May 2017). ${text}</p>`)}`,
    ],
    [
      'a discussion that cites',
      `<h2>Discussion</h2>${dated((text, at) => `<p>As ${PEOPLE[at]} wrote on ${at + 3} May 2017, it is not so. ${text}</p>`)}`,
    ],
    [
      'a discussion with the days of its history',
      `<h2>Discussion</h2>${dated((text) => `<p>${text}</p>`)}<p>Received 3 May 2017</p><p>Accepted 4 July 2017</p><p>Published 9 July 2017</p>`,
    ],
    ['a chronicle', `<h2>Comments on the drawings</h2>${dated((text, at) => `<p>${at + 3} May 1838: ${text}</p>`)}`],
    ['a list of events', `<ul>${dated((text, at) => `<li>${at + 3} May 2017, Lund: ${text}</li>`)}</ul>`],
    ['a conversation by mail', dated((text, at) => `<p><b>${['Ada Poe', 'Per Holt'][at % 2]}:</b> ${text}</p>`)],
  ])('keeps texts that are similar to comments (%s)', async (_what, end) => {
    const text = (await pageWith(end)).text();
    expect([...TEXT, ...SAID].filter((line) => !text.includes(line))).toEqual([]);
  });
});
