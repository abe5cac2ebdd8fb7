/**
 * Makes a page of a small newspaper that has an article of five paragraphs. Tests add content between, below or beside
 * the paragraphs.
 */
import { openHtml, show } from './show-page.ts';

export const TEXT = [
  'The old lock was built of larch, which lasts for as long as it is never dry, and the keeper knew every plank of it by its sound.',
  'When the canal was emptied in the winter of the long frost, the planks that had been under water for ninety years turned grey in a week.',
  'Nobody had expected that, although the drawings of the engineer say so in a note on the last sheet, which nobody had unfolded for decades.',
  'Since then the gates have been of steel, and the keeper has had to learn another kind of listening, for steel complains in one note only.',
  'The larch went to the boatyard, where it was sawn into benches, and those who sit there in summer say that it still smells of the lock.',
];

export const paragraphs = (from = 0, to = TEXT.length) =>
  TEXT.slice(from, to)
    .map((line) => `<p>${line}</p>`)
    .join('');

/** Returns the text that the reader shows for a page with this article. */
export async function textOf(article: string, { style = '', beside = '' } = {}): Promise<string> {
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>The gates of larch | Lockpost</title><style>body{margin:0;font:17px/1.6 Georgia,serif}header,.foot{background:#eee;padding:12px 30px}main{max-width:720px;margin:0 auto;padding:20px}${style}</style></head>
    <body><header><a href="/">Lockpost</a> <a href="/news">News</a> <a href="/letters">Letters</a></header><main><article><h1>The gates of larch</h1><p class="byline">By Ada Poe</p>${article}</article>${beside}</main>
    <footer class="foot"><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a> © 2026 Lockpost</footer></body></html>`,
    `${location.origin}/larch/index.html`,
  );
  return show(page).text();
}
