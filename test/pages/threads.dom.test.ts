/**
 * Tests that on pages with posts by several people, each post is shown with its author, and other texts are not shown
 * as posts.
 */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

const HOURS = ['1', '2', '3', '4', '5'];
const NAMES = ['ada', 'bo', 'cy', 'di', 'eve'];
const BOARD = NAMES.map((name, index) => `${name} · ${HOURS[index]} hours ago`);
const NESTED = /The harbour wakes.*three boys.*The old pilot.*a drawer.*mile stones/s;
const FORUM = ['Bo Berg', 'Ida Lindqvist', 'cyd_1982', 'Dag Ek'];

interface Thread {
  title: string;
  page: string;
  heads: readonly string[];
  text?: RegExp;
  /** Texts that the article must not contain. */
  without?: readonly string[];
}

const THREADS: readonly Thread[] = [
  {
    title: 'issues: shows all comments of an issue in order, without the sidebar',
    page: 'threads--issue',
    heads: ['ida · 1 Mar 2026', 'bo · 2 Mar 2026', 'cyd · 3 Mar 2026', 'ida · 4 Mar 2026'],
    text: /chain jumps off.*drum\.check\(\).*Same here.*\+1.*fixed by a wider guard/s,
    without: ['Assignees', 'sidebar only', 'Quote reply'],
  },
  {
    title: 'chats: shows all messages of a chat in order',
    page: 'threads--chat',
    heads: ['User', 'Assistant', 'User', 'Assistant'],
    text: /may I take a bicycle.*leaves at seven.*harbour is frozen.*leaves at nine/s,
  },
  {
    title: 'comments: shows the rows of a message board as posts',
    page: 'threads--board',
    heads: BOARD,
    text: /Take hemp.*Hemp rots.*Steel.*Thanks!.*Neither of them/s,
  },
  {
    title: 'forums: shows all posts, without the facts about members',
    page: 'threads--forum',
    heads: FORUM.map((name, index) => `${name} · Mon Mar 0${index + 2}, 2026 8:0${index} am`),
    without: ['Joined:'],
  },
  {
    title: 'forums: shows the answers on a page that declares a discussion in JSON-LD',
    page: 'threads--declared',
    heads: ['bo · March 2, 2026', 'cy · March 3, 2026', 'dag · March 4, 2026', 'eve · March 5, 2026'],
    text: /which paint stays.*two months to dry.*Linseed oil.*Scrape it once more.*fish oil/s,
  },
  {
    title: 'forums: shows the day and the time of each post together',
    page: 'threads--day-and-hour',
    heads: FORUM.map((name, index) => `${name} · 03-0${index + 2}-2014, 08:0${index} AM`),
    without: ['Senior Member', 'Join Date', '1,23'],
  },
  ...['threads--nested-tables', 'threads--bare-times'].map((page) => ({
    title: `comments: shows author and time of every post on a board of nested tables (${page})`,
    page,
    heads: BOARD,
    text: NESTED,
  })),
  {
    title: 'issues: reads question and answers that are signed below their text',
    page: 'threads--signed-below',
    heads: ['ada · May 1 at 9:00', 'bo · May 3 at 9:00', 'cy · May 5 at 9:00'],
  },
];

it.each(THREADS)('shows the whole thread ($title)', async ({ page, heads: expected, text: said, without = [] }) => {
  const { heads, text, button } = await showPage(page);
  expect(heads()).toEqual(expected);
  if (said) expect(text()).toMatch(said);
  for (const words of without) expect(text()).not.toContain(words);
  expect(button('Show comments')).toBeUndefined();
});

it.each(['threads--nested-tables', 'threads--bare-times'])(
  'comments: drops “reply” and other links of a message board (%s)',
  async (page) => {
    const { texts } = await showPage(page);
    expect(texts('*').filter((words) => /^(?:reply|link|next|.*104 points.*)$/.test(words))).toEqual([]);
  },
);

it.each(['threads--forum', 'threads--day-and-hour'])(
  'forums: shows the title of the thread once (%s)',
  async (page) => {
    const { text } = await showPage(page);
    expect(text().match(/Which rope\?/g)).toHaveLength(1);
  },
);

it('forums: shows the author of the question on a page that declares a discussion in JSON-LD', async () => {
  const { texts } = await showPage('threads--declared');
  await expect.poll(() => texts('.credits')).toEqual(['ada · March 1, 2026']);
});

it('issues: shows each post with its own text if author and time are below each post', async () => {
  const { texts, text, said } = await showPage('threads--signed-below');
  const starts = [/ada.*The harbour wakes/s, /bo.*A rope that has been wet/s, /cy.*By noon the fog/s];
  const posts = texts('section[data-post]');
  for (const [index, start] of starts.entries()) expect(posts[index]).toMatch(start);
  for (const words of ['answered', 'edited', '1,23']) expect(text()).not.toContain(words);
  expect(said()).not.toContain('may be missing');
});

const TIMES = ['12:40', '11:15', '09:30', '08:00'];

it.each([
  ['live--articles', TIMES],
  ['live--sections', ['12:40 Bo Berg', '11:15 Ida Lindqvist', '09:30 Bo Berg', '08:00 Ida Lindqvist']],
  ['live--signed', ['Bo Berg · 12:40', 'Ida Lindqvist · 11:15', 'Bo Berg · 09:30', 'Ida Lindqvist · 08:00']],
  ['threads--live-blog', TIMES],
] as const)('live blogs: shows the time of each entry once, above the entry (%s)', async (page, whens) => {
  const { heads, texts } = await showPage(page);
  expect(heads()).toEqual(whens);
  const storm = ['Ferry stopped', 'School closed', 'Wind from the north', 'First warning'];
  expect(texts('section[data-post] :is(h2, h3)')).toEqual(storm);
  expect(texts('h2, h3')).toEqual(storm);
  for (const time of TIMES) expect(texts('p').filter((line) => line.includes(time))).toHaveLength(1);
});

interface Below {
  title: string;
  page: string;
  /** Texts that must never be in the article, even if it includes the comments. */
  never?: readonly string[];
  /** Texts of the article, which must be shown even while the comments are hidden. */
  article?: readonly string[];
  /** Texts that must be shown only with the comments. */
  hidden: readonly string[];
  heads?: readonly string[];
  comments: RegExp;
}

const signed = (suffix: readonly string[], at: string) =>
  FORUM.map((name, index) => `${name} · June ${index + 3}${suffix[index]}, 2009 ${at} 4:1${index} pm`);
const NAMELESS = {
  hidden: ['slept through it', 'June 3'],
  never: ['Says', 'Comment by', 'Responses', '4 Comments'],
  comments: /slept through it.*forgotten the herring.*stolen by one.*the keeper died/s,
};

const BELOW: readonly Below[] = [
  {
    title: 'comments: comments that are longer than the article',
    page: 'threads--comments-below',
    article: ['The harbour wakes'],
    hidden: ['First comment here'],
    heads: [
      'Bo Berg · March 2, 2026',
      'Ida Lindqvist · March 3, 2026',
      'Cyd Dahl · March 4, 2026',
      'Dag Ek · March 5, 2026',
      'Eva Falk · March 6, 2026',
    ],
    comments: /First comment here.*An answer to Bo/s,
  },
  {
    title: 'comments: shows the time of comments without an author',
    page: 'comments--unsigned',
    hidden: ['名無しさん0'],
    heads: ['2026年3月2日 10:00', '2026年3月3日 10:01', '2026年3月4日 10:02', '2026年3月5日 10:03'],
    comments: /1\. 名無しさん0/,
  },
  {
    title: 'comments: a list without class names, with the author above each comment',
    page: 'comments--no-class',
    ...NAMELESS,
    heads: signed(['rd', 'th', 'th', 'th'], 'at'),
  },
  {
    title: 'comments: a list without class names, with the author below each comment',
    page: 'comments--signed-below',
    ...NAMELESS,
    heads: signed(['', '', '', ''], '@'),
  },
  {
    title: 'comments: never shows menus and imprint with the comments',
    page: 'comments--below-article',
    article: ['Shortly after nine the first ice came in', "with a bird's nest on it"],
    hidden: ['grandmother'],
    never: ['Most read', 'Harbour Gazette', 'Imprint'],
    comments: /My grandmother had the photograph.*I still smell fish/s,
  },
  {
    title: 'comments: finds comments with the author in a separate line, and drops the form below them',
    page: 'comments--signed-in-a-line',
    hidden: ['grandmother'],
    never: ['4 responses', 'Reply', 'email', 'Required'],
    comments: /My grandmother.*nobody could say where.*by Cleo on January 10, 2024.*I still smell fish/s,
  },
  {
    title: 'comments: shows authors whose names are bold',
    page: 'comments--bold-names',
    article: ['the wall grew around her'],
    hidden: ['piano came'],
    comments: /Rosa K · 3 May, 8:14.*Old skipper · 3 May, 11:40.*Jan · 4 May, 18:02/s,
  },
  {
    title: 'comments: shows the author of a single comment',
    page: 'comments--only-one',
    hidden: ['piano came'],
    never: ['One thought', 'Reply', 'What do you think'],
    comments: /Rosa K · 3 May 2024 at 8:14.*as if it stood under water/s,
  },
];

it.each(BELOW)(
  'hides comments below an article until the user asks for them ($title)',
  async ({ page, article = [], hidden, never = [], heads: expected, comments }) => {
    const { text, heads, showComments } = await showPage(page);
    for (const words of article) expect(text()).toContain(words);
    for (const words of [...hidden, ...never]) expect(text()).not.toContain(words);
    await showComments();
    if (expected) expect(heads()).toEqual(expected);
    expect(text()).toMatch(comments);
    for (const words of never) expect(text()).not.toContain(words);
  },
);

it('comments: indents an answer to a comment like a quotation', async () => {
  const { texts, showComments } = await showPage('threads--comments-below');
  await showComments();
  expect(texts('blockquote').filter((quote) => quote.includes('An answer to Bo'))).toHaveLength(1);
});
