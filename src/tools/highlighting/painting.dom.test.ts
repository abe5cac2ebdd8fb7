import { afterEach, expect, it } from 'vitest';
import { sampleHighlight } from '../../../test/sample-highlight.ts';
import { Painting } from './painting.ts';

const HIGHLIGHT = sampleHighlight('the first sound');

const host = document.createElement('div');
const dialog = document.createElement('dialog');
host.attachShadow({ mode: 'open' }).append(dialog);

afterEach(() => host.remove());

const SENTENCE = 'It was the first sound of the day.';

/** Shows an article with one element in the reader, and paints the highlight in it. */
function paint(element: Element, signal: AbortSignal): Painting {
  document.body.append(host);
  const article = document.createElement('article');
  article.className = 'article';
  article.append(element);
  dialog.replaceChildren(article);
  const painting = new Painting({ dialog, signal, highlights: () => [HIGHLIGHT], open: () => {}, painted: () => {} });
  painting.now();
  return painting;
}

it('paints no highlights if the reader closes while a note is being stored', () => {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const painting = paint(Object.assign(document.createElement('p'), { textContent: SENTENCE }), signal);
  signal.addEventListener('abort', () => painting.now());
  expect([...CSS.highlights.keys()]).toContain('lectern-yellow');
  lifetime.abort();
  expect([...CSS.highlights.keys()]).not.toContain('lectern-yellow');
});

it('painting does not add or remove the attribute "data-marked" of a list item, which hides the bullet', () => {
  for (const isMarked of [false, true]) {
    const lifetime = new AbortController();
    const item = Object.assign(document.createElement('li'), { textContent: SENTENCE });
    item.toggleAttribute('data-marked', isMarked);
    paint(item, lifetime.signal);
    expect(item.querySelector('.highlight-marker')).not.toBeNull();
    expect(item.hasAttribute('data-marked')).toBe(isMarked);
    lifetime.abort();
    expect(item.hasAttribute('data-marked')).toBe(isMarked);
  }
});
