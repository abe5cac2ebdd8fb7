import { afterEach, expect, it } from 'vitest';
import { sampleHighlight } from '../../../test/sample-highlight.ts';
import { Painting } from './painting.ts';

const HIGHLIGHT = sampleHighlight('the first sound');

const host = document.createElement('div');
const dialog = document.createElement('dialog');
host.attachShadow({ mode: 'open' }).append(dialog);

afterEach(() => host.remove());

it('paints nothing after the reader has closed, although a note is stored at that moment', () => {
  document.body.append(host);
  const article = document.createElement('article');
  article.className = 'article';
  article.append(Object.assign(document.createElement('p'), { textContent: 'It was the first sound of the day.' }));
  dialog.replaceChildren(article);
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const painting = new Painting({
    dialog,
    signal,
    highlights: () => [HIGHLIGHT],
    open: () => {},
    painted: () => {},
  });
  signal.addEventListener('abort', () => painting.now());
  painting.now();
  expect([...CSS.highlights.keys()]).toContain('lectern-yellow');
  lifetime.abort();
  expect([...CSS.highlights.keys()]).not.toContain('lectern-yellow');
});
