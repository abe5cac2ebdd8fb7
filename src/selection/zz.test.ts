import { expect, it } from 'vitest';
import { articleFrom } from '../../test/article-of.ts';
import { snapshotPage } from '../../test/render.ts';
import lectern from '../algorithms/lectern/index.ts';
import { createPage } from '../page/page.ts';
import '../vocabulary/provide.ts';
import { exportText } from '../export/text.ts';
const HTML = `<html lang="en"><title>Lectern is here</title><style>body{font:16px sans-serif;margin:0}.page{max-width:640px;margin:60px auto}.lead{font-size:20px}dl div{display:flex}dt{width:80px}.quiet{color:#666;font-size:14px}</style><body><main class="page"><h1>Lectern is here</h1><p class="lead">It turns the page you are on into clean, well-set text, and back.</p><ol><li><h2>Put the button where you see it</h2><p role="status">Press the puzzle piece of your browser, then the pin beside Lectern.</p></li><li><h2>Try it on an article</h2><p>Press the button now: this page is read like any article. Once more, and the button shows its controls. Then try it on pages that you like.</p><p><a class="link" href="https://en.wikipedia.org/wiki/Lectern">An article to try it on (Wikipedia)</a></p><p class="quiet">The link leads to Wikipedia when you press it, and not before.</p></li><li><h2>Three keys</h2><dl><div><dt><kbd>Alt+R</kbd></dt><dd>opens and closes the reader</dd></div><div><dt><kbd>C</kbd></dt><dd>copies the article</dd></div><div><dt><kbd>?</kbd></dt><dd>shows all other keys</dd></div></dl><p class="quiet">You can choose others in the options.</p></li><li><h2>The promise</h2><p>Nothing leaves your machine. Lectern has no server, counts nothing and sends nothing. It reads a page when you press, and no other.</p></li></ol><p class="foot"><a class="link" href="/src/options/index.html">Options</a><span class="quiet">This page opens once.</span></p></main></body></html>`;
it('x', async () => {
  const { snapshot } = await snapshotPage(HTML);
  const sel: any = (lectern as any).run(createPage(snapshot), {population:'rendered'});
  const a = articleFrom(snapshot, sel);
  const tr = typeof sel.trace==='function'?sel.trace():sel.trace; console.log(JSON.stringify((Array.isArray(tr)?tr:[]).slice(0,30)).slice(0,6000));
  console.log(a.algorithm, exportText(a));
  expect(1).toBe(1);
});
