import { h } from 'hastscript';
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, sampleArticle, scriptsWith } from '../../../../test/mount-sample.ts';
import type { Article } from '../../../article/types.ts';
import { highlight } from '../../highlight.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { Tools } from './HighlightedCode.tsx';

const box = document.createElement('div');
document.body.append(box);
afterEach(() => render(null, box));

function show(blocks: readonly ReturnType<typeof h>[], script: typeof highlight | null): void {
  const tree = { type: 'root' as const, children: [...blocks] };
  render(
    <Tools.Provider value={script?.toolsFor(tree) ?? null}>
      <ArticleBody tree={tree} />
    </Tools.Provider>,
    box,
  );
}

it('a code block stays the same DOM element when the script for colours loads and colours it', async () => {
  const tree = h('pre', [h('code', { className: ['language-js'] }, 'const a')]);
  show([tree], null);
  const block = box.querySelector('pre');
  expect(block?.textContent).toBe('const a');
  show([tree], highlight);
  await expect.poll(() => box.querySelector('.hljs-keyword')?.textContent).toBe('const');
  expect(box.querySelector('pre')).toBe(block);
  expect(block?.textContent).toBe('const a');
  expect(block?.querySelector('code')?.className).toBe('language-js');
});

it('code that cannot be split into tokens stays plain', async () => {
  show([h('pre', [h('code', 'x')])], highlight);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box.querySelector('code')?.innerHTML).toBe('x');
});

it('either all code blocks of an article are coloured, or none', async () => {
  const block = (code: string, name?: string) =>
    h('pre', [h('code', name ? { className: [`language-${name}`] } : {}, code)]);
  show([block('const a', 'js'), h('blockquote', [block('const b')]), block('const c', 'unheard-of')], highlight);
  await expect.poll(() => box.querySelectorAll('.hljs-keyword').length).toBe(3);
  render(null, box);
  show([block('const a'), block('const b', 'unheard-of')], highlight);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box.querySelectorAll('.hljs-keyword')).toHaveLength(0);
});

it('only a code block with long lines has a button that wraps them', async () => {
  const block = (code: string) => h('pre', [h('code', code)]);
  const tree = h(null, [block('const a'), block('long '.repeat(500))]) as Article['tree'];
  const { root } = mountSample({ article: sampleArticle([], { tree }) }, scriptsWith(highlight));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  await expect
    .poll(() => all('.piece-wrap').map((button) => getComputedStyle(button).display !== 'none'))
    .toEqual([false, true]);
  const [button, long] = [all('.piece-wrap')[1] as HTMLElement, all('pre')[1] as HTMLElement];
  const { offsetHeight } = long;
  await userEvent.click(button);
  expect(button.ariaPressed).toBe('true');
  expect(long.scrollWidth).toBe(long.clientWidth);
  expect(long.offsetHeight).toBeGreaterThan(offsetHeight);
  // the button stays visible although the wrapped lines now fit, so that a second click unwraps them
  await userEvent.click(button);
  await expect.poll(() => long.offsetHeight).toBe(offsetHeight);
});

it('formulas are shown as MathML', () => {
  show([h('math', { display: 'block' }, [h('semantics', [h('mrow', [h('mi', 'x')]), h('annotation', 'x')])])], null);
  const math = box.querySelector('.formula > math');
  expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(math?.querySelector('mi')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  expect(getComputedStyle(math?.querySelector('annotation') as Element).display).toBe('none');
});
