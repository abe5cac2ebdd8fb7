/** Tests that text is shown in reading order, each sentence once, and collapsed text too. */
import { expect, it } from 'vitest';
import { showPage } from './show-page.ts';

it('visual order: reads boxes in their order on the screen, not in the source', async () => {
  const { text } = await showPage('order--visual');
  expect(text()).toMatch(/First, at dawn.*Second, at noon.*Third, at dusk.*Fourth, at supper.*Fifth, after/s);
  expect(text()).toMatch(/Today the gates.*In winter the lock/s);
});

it('initials and pull quotes: drops quotes that repeat the text, and joins initials to words', async () => {
  const { text, one } = await showPage('order--pull-quotes');
  expect(text()).toContain('They stand there every winter');
  expect(text()).toContain('The last of them is called the bishop, because he wants');
  expect(text().match(/knows where they go in spring/g)).toHaveLength(1);
  expect(text().match(/In winter the lock belongs to the herons/g)).toHaveLength(1);
  // this quote is kept, because the text does not repeat it
  expect(one('blockquote').textContent).toContain('worth two keepers');
});

it('folded text: keeps collapsed text in its place and marks it as collapsed', async () => {
  const { text, texts } = await showPage('collapsed--kinds');
  const folded = ['Folded details', 'Folded until found', 'Folded accordion:', 'Folded panel', 'Clipped end'];
  const shown = ['Folded details: it rises', 'Folded until found: the boats', 'Folded accordion: dogs'];
  shown.push('Folded accordion two: there is one', 'Folded panel: in winter', 'Clipped end: and that', 'Clamped end.');
  for (const words of shown) expect(text()).toContain(words);
  for (const words of folded)
    expect(
      texts('[data-collapsed]').filter((part) => part.includes(words)),
      words,
    ).toHaveLength(1);
  expect(text()).toMatch(/May I bring a dog\?\s*Folded accordion: dogs.*Is there a café\?\s*Folded accordion two/s);
  expect(text()).toMatch(/In summer the ferry.*Winter\s*Folded panel/s);
  expect(text()).not.toContain('secret');
});

it('folded text: leaves out text behind a paywall, and offers no way around it', async () => {
  const { text, said } = await showPage('collapsed--paywall');
  expect(text()).toContain('The price of rope');
  expect(said()).not.toContain('Sold only');
  expect(said()).not.toContain('Continue reading');
});

it('folded text: does not take a class name with “blur” for a paywall', async () => {
  const { text } = await showPage('collapsed--blur-of-shop');
  expect(text()).toMatch(/lamp asks for little.*Cut the wick.*Fill the lamp.*The glass wants warm water/s);
  expect(text()).not.toContain('Subscribe');
});

it('embeds: replaces players and maps with links, and keeps the text around them', async () => {
  const { text, texts, link, all } = await showPage('embeds--in-the-middle');
  expect(text()).toContain('The bell of the other island rang all night');
  expect(text()).toContain('And this is the end of the story, after all that stood in its way.');
  expect(texts('.embed')).toEqual([
    'Video: The ferry at work (YouTube)',
    `Video (${location.hostname})`,
    'Map: Where it is (OpenStreetMap)',
  ]);
  expect(link(/The ferry at work/).getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(all('iframe, video')).toHaveLength(0);
});
