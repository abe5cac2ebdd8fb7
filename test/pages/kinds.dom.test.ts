/** Tests pages that are not articles: the message that the reader shows, and the text that it keeps. */
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { plain, showPage } from './show-page.ts';

const GOODS = ['Brass lamp', 'Ship bell', 'Rope ladder', 'Tide clock', 'Oil coat', 'Pocket compass', 'Paper chart'];
GOODS.push('Wool cap', 'Signal whistle', 'Net needle', 'Tin lantern', 'Oar lock');
const STORIES = ['Ice closes', 'The lamp that', 'Rope makers', 'How to read', 'Gulls learn', 'A piano', 'The bridge'];
STORIES.push('What the harbour');

/** Returns the estimated accuracy that the algorithm menu shows for the page. */
async function confidence({ reader, button }: Awaited<ReturnType<typeof showPage>>): Promise<string | undefined> {
  await userEvent.click(button('Algorithm:') as HTMLElement);
  const lines = () =>
    [...reader.querySelectorAll('*')].map(plain).filter((line) => line.startsWith('Estimated accuracy: '));
  await expect.poll(lines).not.toEqual([]);
  return lines().at(-1);
}

it.each(['front-page', 'search-results'])(
  'says that the page %s looks like a list of other pages, and keeps its links in order',
  async (kind) => {
    const page = await showPage(`kinds--${kind}`);
    expect(page.said()).toContain('This looks like a list of other pages, not one article.');
    const titles = page.links(/\w+ \w+/).map(plain);
    const places = STORIES.map((start) => titles.findIndex((title) => title.startsWith(start)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page.text()).toContain('Two columns, four numbers a day');
    expect(page.text()).not.toContain('Privacy');
    expect(await confidence(page)).toMatch(/^Estimated accuracy: .* listing page$/);
  },
);

it.each(['tiles', 'results'])('keeps all products of the page %s in order', async (kind) => {
  expect((await showPage(`kinds--${kind}`)).text()).toMatch(new RegExp(GOODS.join('.*')));
});

it('keeps the headline of each teaser as exactly one link', async () => {
  const { links, text } = await showPage('kinds--teasers');
  for (const name of ['Ice closes', 'Rope makers', 'How to read', 'The bridge that', 'What the harbour'])
    expect(links(new RegExp(name)), name).toHaveLength(1);
  expect(text()).toContain('one mistake that everybody makes');
});

it.each(['not-found', 'sign-in'])('warns that the page %s may not be an article', async (kind) => {
  const page = await showPage(`kinds--${kind}`);
  expect(page.said()).toContain('This may not be an article.');
  expect(await confidence(page)).toMatch(/^Estimated accuracy: [12]?\d%/);
});

it('warns that part of the page may be missing, and offers to show all visible text', async () => {
  const { text, said, reader } = await showPage('layout--gap');
  expect(text()).toContain('The village wakes');
  expect(text()).not.toContain('The pilot measured');
  expect(said()).toContain('Part of the page may be missing.');
  const buttons = [...reader.querySelectorAll('button')].map(plain);
  expect(buttons.filter((label) => /all visible text/i.test(label))).toHaveLength(1);
});
