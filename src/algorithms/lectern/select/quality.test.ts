/** Tests that the confidence is low if the kept blocks are not a real text, such as random words or an error page. */
import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { createPage } from '../../../page/page.ts';
import lectern from '../index.ts';

const options = { population: 'rendered', documents: { create: () => expect.fail('asks for no document') } } as const;

function confidenceOf(body: string, title = 'Harbour'): number | null {
  const html = `<html><head><title>${title}</title></head><body>${MENU}<main>${body}</main>${FOOT}</body></html>`;
  return lectern.run(createPage(snapshotOfHtml(html)), options).confidence;
}

const MENU = '<nav><a href="/">Home</a> <a href="/about">About</a> <a href="/shop">Shop</a></nav>';
const FOOT = '<footer><p>© 2026 Acme Inc. <a href="/privacy">Privacy</a></p></footer>';

/** Returns a source of pseudo-random integers below `limit`, the same in every run. */
function numbers(limit: number): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };
}
const next = numbers(26);
const letters = () => Array.from({ length: 3 + (next() % 8) }, () => String.fromCharCode(97 + next())).join('');
const paragraphs = (word: () => string) =>
  Array.from({ length: 12 }, () => `<p>${Array.from({ length: 60 }, word).join(' ')}.</p>`).join('');
const WORDS = 'harbour ferry night river paper green window table letter morning street water'.split(' ');
const ADVICE = `The page you are looking for might have been removed, or has had its name changed, or cannot be had for now.
  Perhaps you will find what you need on one of the pages below, or in the menu.`;
const row = () => `<tr>${Array.from({ length: 8 }, () => `<td>${next()}.${next()}</td>`).join('')}</tr>`;
const FORM = '<form><input type="email"><input type="password"><button>Go on</button></form>';

it.each([
  ['random letters', paragraphs(letters)],
  ['a few words in any order', paragraphs(() => WORDS[next() % WORDS.length] ?? '')],
  ['a table of numbers', `<h1>Rates</h1><table>${Array.from({ length: 60 }, row).join('')}</table>`],
  ['a sign-in page', `<h1>Welcome</h1>${FORM}<p>${ADVICE}</p>`],
  ['an error page', `<h1>404</h1><p>${ADVICE}</p>`],
  ['an error page without the number 404', `<h1>Seite nicht gefunden</h1><p>${ADVICE}</p>`],
])('has confidence below 0.3 in %s', (_what, body) => {
  expect(confidenceOf(body)).toBeLessThan(0.3);
});

const STORY = [
  `When the wind turned at four, the last ferry had left, and nobody on the quay could say whether another would come before
    the morning. Those who live on the island are used to it; the others looked at their watches, then at the water, and in
    the end at the only house with a light in it.`,
  `The woman who keeps it does not rent rooms. She has soup, though, and a table that seats twelve if the dog lies under it,
    and she says that a storm which begins with rain is gone by breakfast. Last winter one lasted four days, but that had
    begun with snow, so it proves her right rather than wrong.`,
  `Talk went to boats, as it does here. Somebody's uncle had rowed across in 1962 with a cow; somebody else doubted the cow.
    A student who counts seals for the university wanted to know where the current runs fastest, and got three answers, each
    drawn on the cloth with a spoon.`,
  `By midnight the wind had gone round to the north, the windows no longer shook, and the younger children slept on coats.
    Two men went down to see to the ropes and came back with the captain, who had never left at all: he had been asleep in
    his cabin, he said, with the radio on, waiting to be asked.`,
  `He asked for coffee. Then he took the first boat of the day out an hour early, with everybody on it but the student, who
    had found that seals can be counted from a kitchen as well as from anywhere else, provided that one has good glasses.`,
].map((text) => `<p>${text}</p>`);

it('has confidence above 0.5 in an article beside a sign-in form or with "not found" in the headline', () => {
  const menu = '<p>Read more in our papers and books, and in what others say of them</p>'.repeat(20);
  const short = STORY.slice(0, 2).join('');
  expect(confidenceOf(`<h1>Storm</h1>${short}<aside>${FORM}${menu}</aside>`)).toBeGreaterThan(0.5);
  expect(confidenceOf(`<h1>Boat not found</h1>${STORY.join('')}`)).toBeGreaterThan(0.5);
});
