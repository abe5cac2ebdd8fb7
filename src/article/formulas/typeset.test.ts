import type { Root } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { textOf } from '../structure/hast.ts';
import { awaitsTypesetting } from './awaits-typesetting.ts';
import { typesetFormulas } from './typeset.ts';

const tree = (text: string, tagName = 'p'): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName, properties: { dataNode: '7' }, children: [{ type: 'text', value: text }] }],
});

/** Returns a tree as text, with formulas in brackets: `[i x_1]` inline, `[d x_1]` on a separate line. */
function shown(root: Root): string {
  const show = (node: Root['children'][number]): string => {
    if (node.type !== 'element') return node.type === 'text' ? node.value : '';
    if (node.tagName !== 'math') return `<${node.tagName}>${node.children.map(show).join('')}</${node.tagName}>`;
    const annotation = node.children.flatMap((child) => (child.type === 'element' ? child.children : [])).at(-1);
    return `[${node.properties.display === 'block' ? 'd' : 'i'} ${annotation ? textOf(annotation) : ''}]`;
  };
  return root.children.map(show).join('');
}

it.each([
  ['Let $x_1$ be.', '<p>Let [i x_1] be.</p>'],
  ['Let \\(\\frac{a}{b}\\) be.', '<p>Let [i \\frac{a}{b}] be.</p>'],
  ['So $$\\sum_i x_i$$ and on.', '<p>So </p>[d \\sum_i x_i]<p> and on.</p>'],
  ['\\[E = mc^2\\]', '[d E = mc^2]'],
  ['For all $n$ with $n > 2$ there is $a^n$.', '<p>For all [i n] with [i n > 2] there is [i a^n].</p>'],
  ['It costs $5, or $6 with $x^2$.', '<p>It costs $5, or $6 with [i x^2].</p>'],
  ['Set $HOME or $PATH and $x^2$.', '<p>Set $HOME or $PATH and [i x^2].</p>'],
  ['\\$x^2\\$ and $\\unknowncommand{x}$', '<p>\\$x^2\\$ and $\\unknowncommand{x}$</p>'],
])('typesets only the formulas in: %s', (text, expected) => {
  expect(awaitsTypesetting(tree(text))).toBe(true);
  expect(shown(typesetFormulas(tree(text)))).toBe(expected);
});

it.each(['It costs $5 and $6.', 'Set $HOME and $PATH.', 'Use $n$ and (a).', 'C:\\temp and \\(no\\)'])(
  'does not change text without formulas: %s',
  (text) => {
    expect(awaitsTypesetting(tree(text))).toBe(false);
    expect(typesetFormulas(tree(text))).toEqual(tree(text));
  },
);

it('does not typeset formulas in code', () => {
  const code = tree('echo "$x_1$"', 'pre');
  expect(awaitsTypesetting(code)).toBe(false);
  expect(typesetFormulas(code)).toEqual(code);
});

it('typesets a formula beside code, but no formulas in links and bold text inside the code', () => {
  const root = h(null, [h('p', ['Let $x_1$ be ', h('code', [h('a', '$x_2$'), h('strong', '$x_3$')]), '.'])]);
  expect(shown(typesetFormulas(root))).toBe('<p>Let [i x_1] be <code><a>$x_2$</a><strong>$x_3$</strong></code>.</p>');
});
