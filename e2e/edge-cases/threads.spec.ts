/** Pages on which several people write. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

/** The lines that head the posts, in order. */
const heads = (article: Locator) => article.locator('p[data-post]').allInnerTexts();

test('issues: all comments in order, with author and time, and no sidebar', async ({ read, article }) => {
  await read('threads--issue/index.html');
  expect(await heads(article)).toEqual(['ida · 1 Mar 2026', 'bo · 2 Mar 2026', 'cyd · 3 Mar 2026', 'ida · 4 Mar 2026']);
  await expect(article).toContainText(/chain jumps off.*drum\.check\(\).*Same here.*\+1.*fixed by a wider guard/s);
  for (const text of ['Assignees', 'sidebar only', 'Quote reply']) await expect(article).not.toContainText(text);
});

test('chats: every turn in order, also while it is written', async ({ page, read, article }) => {
  await read('threads--chat/index.html');
  expect(await heads(article)).toEqual(['User', 'Assistant', 'User', 'Assistant']);
  await expect(article).toContainText(/may I take a bicycle.*leaves at seven.*harbour is frozen.*leaves at nine/s);
  await page.evaluate(() => (window as unknown as { stream(): void }).stream());
  await expect(article).toContainText('The answer ends here.');
  expect(await heads(article)).toEqual(['User', 'Assistant', 'User', 'Assistant', 'User', 'Assistant']);
});

test('comments: longer than the article, they are below it, one switch away', async ({ read, article, reader }) => {
  await read('threads--comments-below/index.html');
  await expect(article).toContainText('The harbour wakes');
  await expect(article).not.toContainText('First comment here');
  await reader.getByRole('button', { name: 'Show comments' }).click();
  expect(await heads(article)).toEqual([
    'Bo Berg · March 2, 2026',
    'Ida Lindqvist · March 3, 2026',
    'Cyd Dahl · March 4, 2026',
    'Dag Ek · March 5, 2026',
    'Eva Falk · March 6, 2026',
  ]);
  await expect(article.locator('blockquote', { hasText: 'An answer to Bo' })).toHaveCount(1);
});

test('comments: a board of rows is a thread', async ({ read, article }) => {
  await read('threads--board/index.html');
  expect(await heads(article)).toEqual([
    'ada · 1 hours ago',
    'bo · 2 hours ago',
    'cy · 3 hours ago',
    'di · 4 hours ago',
    'eve · 5 hours ago',
  ]);
  await expect(article).toContainText(/Take hemp.*Hemp rots.*Steel.*Thanks!.*Neither of them/s);
});

test('forums: the posts of one list are all of the text, whatever the algorithm takes some of them for', async ({
  read,
  article,
  reader,
}) => {
  await read('threads--forum/index.html');
  expect(await heads(article)).toEqual([
    'Bo Berg · Mon Mar 02, 2026 8:00 am',
    'Ida Lindqvist · Mon Mar 03, 2026 8:01 am',
    'cyd_1982 · Mon Mar 04, 2026 8:02 am',
    'Dag Ek · Mon Mar 05, 2026 8:03 am',
  ]);
  await expect(reader.getByRole('button', { name: 'Show comments' })).toHaveCount(0);
  // what the board says of a member is no part of the post
  await expect(article).not.toContainText('Joined:');
});

test('forums: the title of the thread that each answer repeats is no heading', async ({ read, article }) => {
  for (const page of ['threads--forum', 'threads--day-and-hour']) {
    await read(`${page}/index.html`);
    await expect(article.getByText(/Which rope\?/)).toHaveCount(1);
  }
});

test('forums: a page that declares a discussion shows its answers, also where Open Graph calls it an article', async ({
  read,
  article,
  reader,
}) => {
  await read('threads--declared/index.html');
  await expect(article.locator('.credits')).toHaveText('ada · March 1, 2026');
  const answers = ['bo · March 2, 2026', 'cy · March 3, 2026', 'dag · March 4, 2026', 'eve · March 5, 2026'];
  expect(await heads(article)).toEqual(answers);
  await expect(article).toContainText(
    /which paint stays.*two months to dry.*Linseed oil.*Scrape it once more.*fish oil/s,
  );
  await expect(reader.getByRole('button', { name: 'Show comments' })).toHaveCount(0);
});

test('forums: day and hour, where the page writes one in the other', async ({ read, article }) => {
  await read('threads--day-and-hour/index.html');
  expect(await heads(article)).toEqual([
    'Bo Berg · 03-02-2014, 08:00 AM',
    'Ida Lindqvist · 03-03-2014, 08:01 AM',
    'cyd_1982 · 03-04-2014, 08:02 AM',
    'Dag Ek · 03-05-2014, 08:03 AM',
  ]);
  for (const text of ['Senior Member', 'Join Date', '1,23']) await expect(article).not.toContainText(text);
});

test('comments: those that nobody signed have their time', async ({ read, article, reader }) => {
  await read('comments--unsigned/index.html');
  await reader.getByRole('button', { name: 'Show comments' }).click();
  expect(await heads(article)).toEqual([
    '2026年3月2日 10:00',
    '2026年3月3日 10:01',
    '2026年3月4日 10:02',
    '2026年3月5日 10:03',
  ]);
  await expect(article).toContainText('1. 名無しさん0');
});

for (const [page, way] of [
  ['comments--no-class', 'above their text'],
  ['comments--signed-below', 'below it, in one line'],
] as const) {
  test(`comments: in a list without names, signed ${way}`, async ({ read, article, reader }) => {
    await read(`${page}/index.html`);
    for (const text of ['slept through it', 'June 3', 'Responses', '4 Comments'])
      await expect(article).not.toContainText(text);
    await reader.getByRole('button', { name: 'Show comments' }).click();
    const [day, at] = way === 'above their text' ? ['th', 'at'] : ['', '@'];
    expect(await heads(article)).toEqual([
      `Bo Berg · June 3${day && 'rd'}, 2009 ${at} 4:10 pm`,
      `Ida Lindqvist · June 4${day}, 2009 ${at} 4:11 pm`,
      `cyd_1982 · June 5${day}, 2009 ${at} 4:12 pm`,
      `Dag Ek · June 6${day}, 2009 ${at} 4:13 pm`,
    ]);
    await expect(article).toContainText(/slept through it.*forgotten the herring.*stolen by one.*the keeper died/s);
    for (const text of ['Says', 'Comment by', 'Responses', '4 Comments']) await expect(article).not.toContainText(text);
  });
}

for (const page of ['threads--nested-tables', 'threads--bare-times']) {
  test(`comments: a board of tables in tables has all heads, the first too (${page})`, async ({ read, article }) => {
    await read(`${page}/index.html`);
    const hours = ['ada · 1', 'bo · 2', 'cy · 3', 'di · 4', 'eve · 5'].map((head) => `${head} hours ago`);
    expect(await heads(article)).toEqual(hours);
    await expect(article).toContainText(/The harbour wakes.*three boys.*The old pilot.*a drawer.*mile stones/s);
    await expect(article.getByText(/^(?:reply|link|next|.*104 points.*)$/)).toHaveCount(0);
  });
}

test('issues: question and answers that are signed below their text', async ({ read, article, reader }) => {
  await read('threads--signed-below/index.html');
  expect(await heads(article)).toEqual(['ada · May 1 at 9:00', 'bo · May 3 at 9:00', 'cy · May 5 at 9:00']);
  const posts = article.locator('section[data-post]');
  await expect(posts.nth(0)).toContainText(/ada.*The harbour wakes/s);
  await expect(posts.nth(1)).toContainText(/bo.*A rope that has been wet/s);
  await expect(posts.nth(2)).toContainText(/cy.*By noon the fog/s);
  for (const text of ['answered', 'edited', '1,23']) await expect(article).not.toContainText(text);
  // comments below a post are no part of the text that has been lost
  await expect(reader.getByText('may be missing')).toHaveCount(0);
});

const STORM = ['Ferry stopped', 'School closed', 'Wind from the north', 'First warning'];
for (const [page, whens] of [
  ['live--articles', ['12:40', '11:15', '09:30', '08:00']],
  ['live--sections', ['12:40 Bo Berg', '11:15 Ida Lindqvist', '09:30 Bo Berg', '08:00 Ida Lindqvist']],
  ['live--signed', ['Bo Berg · 12:40', 'Ida Lindqvist · 11:15', 'Bo Berg · 09:30', 'Ida Lindqvist · 08:00']],
  ['threads--live-blog', ['12:40', '11:15', '09:30', '08:00']],
] as const) {
  test(`live blogs: each time heads the entry below it, once (${page})`, async ({ read, article }) => {
    await read(`${page}/index.html`);
    expect(await heads(article)).toEqual(whens);
    const entries = article.locator('section[data-post]');
    await expect(entries.locator('h2, h3')).toHaveText(STORM);
    for (const time of ['12:40', '11:15', '09:30', '08:00'])
      await expect(article.locator('p', { hasText: time })).toHaveCount(1);
  });
}

test('live blogs: entries with their headings', async ({ read, article }) => {
  await read('threads--live-blog/index.html');
  await expect(article).toContainText(/Ferry stopped.*School closed.*Wind from the north.*First warning/s);
  await expect(article.locator('h2, h3')).toHaveText([
    'Ferry stopped',
    'School closed',
    'Wind from the north',
    'First warning',
  ]);
});
