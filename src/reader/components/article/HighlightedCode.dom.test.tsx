import { h } from 'hastscript';
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { Highlight } from '../../types.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { Highlighter } from './HighlightedCode.tsx';

const box = document.createElement('div');
document.body.append(box);
afterEach(() => render(null, box));

const words: Highlight = (code) =>
  code.split(/(?<= )/).map((text) => ({ text, kind: text.startsWith('const') ? 'hljs-keyword' : '' }));

function show(tree: ReturnType<typeof h>, highlight: Highlight | null): void {
  render(
    <Highlighter.Provider value={highlight}>
      <ArticleBody tree={{ type: 'root', children: [tree] }} />
    </Highlighter.Provider>,
    box,
  );
}

it('colours code when the script has come, in the element that was there', async () => {
  const tree = h('pre', [h('code', { className: ['language-js'] }, 'const a')]);
  show(tree, null);
  const block = box.querySelector('pre');
  expect(block?.textContent).toBe('const a');
  show(tree, words);
  await expect.poll(() => box.querySelector('.hljs-keyword')?.textContent).toBe('const ');
  expect(box.querySelector('pre')).toBe(block);
  expect(block?.textContent).toBe('const a');
  expect(block?.querySelector('code')?.className).toBe('language-js');
});

it('leaves code plain that stays plain', async () => {
  show(h('pre', [h('code', 'x')]), () => null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box.querySelector('code')?.innerHTML).toBe('x');
});

it('shows formulas as MathML', () => {
  show(h('math', { display: 'block' }, [h('semantics', [h('mrow', [h('mi', 'x')]), h('annotation', 'x')])]), null);
  const math = box.querySelector('.formula > math');
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math?.querySelector('mi')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(getComputedStyle(math?.querySelector('annotation') as Element).display).toBe('none');
});
