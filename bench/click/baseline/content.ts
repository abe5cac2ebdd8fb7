/**
 * The extension with which the click bench compares Lectern: a minimal reader that shows Readability's article in a
 * shadow root, with a short style sheet.
 */
import { Readability } from '@mozilla/readability';

const CSS = `
  :host { all: initial }
  main { position: fixed; inset: 0; overflow: auto; background: #fdfcfa; color: #1a1a1a }
  article { max-width: 68ch; margin: 0 auto; padding: 48px 24px; font: 20px/1.6 Georgia, serif }
  h1 { font-size: 40px; line-height: 1.2; margin: 0 0 24px }
  h2, h3 { line-height: 1.3; margin: 1.5em 0 .5em }
  img, video { max-width: 100%; height: auto }
  pre { overflow: auto; padding: 16px; background: #f2f0ec; font-size: 16px }
  blockquote { margin: 1em 0; padding-left: 20px; border-left: 4px solid #ccc }
  table { border-collapse: collapse } td, th { border: 1px solid #ccc; padding: 4px 8px }
  a { color: #0a58ca }`;

function open(): void {
  const start = performance.now();
  const host = document.createElement('div');
  host.dataset.bench = '';
  const root = host.attachShadow({ mode: 'open' });
  const found = new Readability<Node>(document.cloneNode(true) as Document, { serializer: (node) => node }).parse();
  performance.measure('lectern:algorithm', { start });
  const rendered = performance.now();
  const style = document.createElement('style');
  style.textContent = CSS;
  const main = document.createElement('main');
  const article = document.createElement('article');
  const title = document.createElement('h1');
  title.textContent = found?.title ?? document.title;
  article.append(title);
  if (found?.content) article.append(found.content);
  main.append(article);
  root.append(style, main);
  document.documentElement.append(host);
  performance.measure('lectern:render', { start: rendered });
}

const old = document.querySelector('[data-bench]');
if (old) old.remove();
else open();
