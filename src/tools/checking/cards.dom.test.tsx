import { render } from 'preact';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { opinionOf } from '../../../test/opinion-of.ts';
import { articleOf, openHtml, plain, readDocument } from '../../../test/pages/show-page.ts';
import { removePages } from '../../../test/render.ts';
import { correctorOf } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import { readArticle } from '../../article/make-article.ts';
import { traceArticle } from '../../article/trace-article.ts';
import { addHost } from '../../reader/overlay/create-overlay.ts';
import { DEFAULT_SETTINGS } from '../../store/settings/parse.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK, type Work } from '../types.ts';
import { Cards } from './cards.tsx';

afterEach(removePages);

const SAID = 'I saw one of these gates last summer, and took a splinter of it home with me for the children to smell.';
const TEXT = Array.from(
  { length: 8 },
  (_, index) =>
    `<p>Paragraph ${index}: the old lock was built of larch, which lasts for as long as it is never dry.</p>`,
).join('');
const comment = (name: string, text: string) =>
  `<div class="comment"><b class="author">${name}</b> <time datetime="2017-05-03">3 May 2017</time><p>${text}</p></div>`;
const PAGE = `<!doctype html><html lang="en"><head><title>The gates of larch</title></head><body><article><h1>The gates of larch</h1>${TEXT}</article>
  <section id="comments"><h2>Comments</h2>${comment('Bo Lund', SAID)}${comment('Di Moe', 'Mine came with a letter in it, which nobody can read.')}</section></body></html>`;

/** Opens the card of the first comment, in an article that shows or hides its comments. Returns the card's contents. */
async function ask(areCommentsShown: boolean, corrections: readonly Correction[] = []) {
  const first = readDocument(await openHtml(PAGE, `${location.origin}/larch/index.html`));
  const page = first.selection.text.page.base;
  const read =
    corrections.length > 0 ? readArticle(page, first.selection.answer, correctorOf(page, corrections)) : first;
  const shown = { ...opinionOf(first.selection.answer, read), algorithm: 'lectern' };
  const scene = { page, shown, uncorrected: shown, opinions: [], work: NO_WORK, areCommentsShown } as unknown as Scene;
  const { nodes } = page;
  const node = Array.from({ length: nodes.size }, (_, id) => id).find(
    (id) => page.isText(id) && page.textOf(id) === SAID,
  );
  const { signal } = new AbortController();
  const host = document.createElement('div');
  document.body.append(host);
  addHost(host, signal);
  const dialog = document.createElement('dialog');
  host.attachShadow({ mode: 'open' }).append(dialog);
  dialog.show();
  onTestFinished(() => host.remove());
  const works: Work[] = [];
  const cards = new Cards(
    {
      dialog,
      signal,
      scene: () => scene,
      settings: () => DEFAULT_SETTINGS,
      memory: () => null,
      explain: async () => traceArticle(read, areCommentsShown),
      setWork: (work: Work) => works.push(work),
      announce: vi.fn<(words: string) => void>(),
    } as unknown as ToolPlace,
    () => {},
  );
  const piece = document.createElement('p');
  dialog.append(piece);
  await cards.ask({ node: node ?? -1, about: () => piece, takesFocus: false });
  const box = document.createElement('div');
  dialog.append(box);
  render(
    cards.card(scene, () => null),
    box,
  );
  const buttons = [...box.querySelectorAll('button')];
  const label = (button: Element) => button.getAttribute('aria-label') ?? plain(button);
  return {
    sentence: box.querySelector('.block-card p')?.textContent ?? '',
    labels: buttons.map(label),
    async press(name: string): Promise<Correction> {
      await userEvent.click(buttons.find((button) => label(button) === name) ?? expect.fail(name));
      return works.at(-1)?.corrections.done.at(-1) ?? expect.fail('nothing was decided');
    },
    /**
     * Returns how often the comment occurs in the corrected article, with or without the comments below the article.
     */
    count(correction: Correction, withComments: boolean) {
      const made = readArticle(page, first.selection.answer, correctorOf(page, [correction]));
      return JSON.stringify(articleOf(made, withComments).tree).split(SAID).length - 1;
    },
  };
}

test.each([
  ['left out', false],
  ['shown', true],
] as const)(
  'the card that explains a comment that is %s says “Comment” and offers to add it to the article',
  async (_what, shown) => {
    const why = await ask(shown);
    expect(why.sentence).toMatch(/^Comment · /);
    expect(why.labels).toEqual(['This is article text', 'Close']);
    const correction = await why.press('This is article text');
    expect(why.count(correction, false)).toBe(1);
    expect(why.count(correction, true)).toBe(1);
  },
);

test('the card about a comment no longer says “Comment” after the user adds the comment to the article', async () => {
  const correction = await (await ask(false)).press('This is article text');
  const why = await ask(false, [correction]);
  expect(why.sentence).not.toContain('Comment');
  expect(why.labels).toEqual(['Remove', 'Close']);
});

test('a card that the user closes before its content has arrived does not open later', async () => {
  const place = {
    dialog: document.createElement('dialog'),
    signal: new AbortController().signal,
    scene: () => expect.fail('the card was opened'),
    explain: async () => null,
  } as unknown as ToolPlace;
  const cards = new Cards(place, () => {});
  const asked = cards.ask({ node: 0, about: () => null, takesFocus: false });
  expect(cards.close()).toBe(true);
  await asked;
  expect(cards.close()).toBe(false);
});
