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

test('forums: day and hour, where the page writes one in the other', async ({ read, article }) => {
  await read('threads--day-and-hour/index.html');
  expect(await heads(article)).toEqual([
    'Bo Berg · 03-02-2014, 08:00 AM',
    'Ida Lindqvist · 03-03-2014, 08:01 AM',
    'cyd_1982 · 03-04-2014, 08:02 AM',
    'Dag Ek · 03-05-2014, 08:03 AM',
  ]);
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
