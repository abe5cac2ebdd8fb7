/** Tests the headline, authors and date of pages whose metadata contradict each other or are missing. */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

interface Facts {
  title: string;
  page: string;
  headline?: string;
  /** The line of authors and date; empty if the page has neither. */
  credits?: string;
  dateTime?: string;
}

const PAGES: readonly Facts[] = [
  {
    title: 'shows the headline, authors and date that are visible on the page',
    page: 'metadata--contradictions',
    headline: 'Die Nacht, in der der Hafen gefror',
    credits: 'Ada Poe, Cy Dee · 3. März 2024',
    dateTime: '2024-03-03',
  },
  {
    title: 'uses the time zone of the page for a date near midnight',
    page: 'metadata--near-midnight',
    credits: 'Ada Poe · March 3, 2024',
    dateTime: '2024-03-03T23:30:00-05:00',
  },
  {
    title: 'takes headline and authors from the post of an old blog, not from its name or categories',
    page: 'metadata--old-blog',
    headline: 'The night the harbour froze',
    credits: 'Ada Poe, Ben Lee · 3 February 2024',
    dateTime: '2024-02-03',
  },
  {
    title: 'does not take a main heading that is similar to the name of the blog for the headline',
    page: 'metadata--blog-heading',
    headline: 'The race around the island',
  },
  {
    title: 'does not take the name of the blog for the headline',
    page: 'metadata--blog-name',
    headline: 'A goat on the ferry',
  },
  {
    title: 'finds the author in a column of facts, and the date of the update at the end',
    page: 'metadata--facts-beside',
    credits: 'Ada Poe · Updated January 17, 2025',
    dateTime: '2025-01-17',
  },
  { title: 'finds the author in the last line of the text', page: 'metadata--written-below', credits: 'Ada Poe' },
  {
    title: 'shows no author and date if the page has none',
    page: 'metadata--nothing',
    headline: 'The night the harbour froze',
    credits: '',
  },
  {
    title: 'takes no author or date from texts by other people',
    page: 'comments--below-article',
    headline: 'The night the harbour froze',
    credits: 'Ada Poe',
  },
];

it.each(PAGES)('contradicting metadata: the reader $title', async ({ page, headline, credits, dateTime }) => {
  const { one, texts, all } = await showPage(page);
  if (headline) expect(one('h1').textContent).toBe(headline);
  if (credits !== undefined) await expect.poll(() => texts('.credits').join()).toBe(credits);
  const times = all('.credits time').map((time) => time.getAttribute('datetime') ?? '');
  if (dateTime) expect(times.map((time) => time.slice(0, dateTime.length))).toEqual([dateTime]);
  else if (credits !== undefined) expect(times).toEqual([]);
});

it.each(['metadata--blog-heading', 'metadata--blog-name'])(
  'leaves the name of the blog out of the article (%s)',
  async (page) => {
    expect((await showPage(page)).text()).not.toMatch(/Blog|Diary/);
  },
);

it('contradicting metadata: shows in tooltips where headline, author and date come from', async () => {
  const { one, reader } = await showPage('metadata--contradictions');
  expect(one('h1').title).toBe('Source: heading on the page');
  expect(one('.credits [title]').title).toBe('Source: author line on the page');
  await expect.poll(() => one('.credits time').title).toBe('Source: date on the page');
  expect(reader.querySelector('.site')?.textContent).toBe('Hafenbote');
});

it('contradicting metadata: a tooltip says that the author’s name comes from the page’s text', async () => {
  const { one } = await showPage('metadata--facts-beside');
  expect(one('.credits [title]').title).toBe('Source: name on the page');
});
