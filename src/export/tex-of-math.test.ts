import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { formulaOf } from './tex-of-math.ts';

const mi = (text: string) => h('mi', text);
const mo = (text: string) => h('mo', text);
const mn = (text: string) => h('mn', text);

it.each([
  ['a fraction', h('mfrac', [mi('a'), h('mrow', [mi('b'), mo('+'), mn('1')])]), '\\frac{a}{b+1}'],
  ['subscript and superscript', h('msubsup', [mi('x'), mi('i'), mn('2')]), 'x_{i}^{2}'],
  ['a prime', h('msup', [mi('f'), mo('′')]), 'f^{\\prime}'],
  ['a group with a superscript', h('msup', [h('mrow', [mi('a'), mi('b')]), mn('2')]), '{ab}^{2}'],
  ['a sum', h('munderover', [mo('∑'), h('mrow', [mi('i'), mo('='), mn('0')]), mi('n')]), '\\sum_{i=0}^{n}'],
  ['a limit', h('munder', [mi('lim'), h('mrow', [mi('x'), mo('→'), mi('∞')])]), '\\lim_{x\\to\\infty}'],
  ['roots', h('mrow', [h('msqrt', [mn('2')]), h('mroot', [mi('x'), mn('3')])]), '\\sqrt{2}\\sqrt[3]{x}'],
  ['an accent', h('mover', [mi('x'), mo('→')]), '\\vec{x}'],
  ['a Greek letter before a Latin one', h('mrow', [mi('α'), mi('x')]), '\\alpha x'],
  ['the name of a function', h('mrow', [mi('sin'), mo('\u2061'), mi('x')]), '\\sin x'],
  ['text', h('mrow', [h('mtext', 'if $x'), mi('y')]), '\\text{if \\$x}y'],
  ['double-struck and bold letters', h('mrow', [mi('ℝ'), mi('𝐱')]), '\\mathbb{R}x'],
  [
    'a matrix',
    h('mtable', [h('mtr', [h('mtd', [mn('1')]), h('mtd', [mn('2')])]), h('mtr', [h('mtd', [mn('3')])])]),
    '\\begin{matrix}1 & 2 \\\\ 3\\end{matrix}',
  ],
  ['braces', h('mrow', [mo('{'), mi('x'), mo('}')]), '\\{x\\}'],
  [
    'a word that JavaScript uses',
    h('mover', [mo('__proto__'), mo('constructor')]),
    '\\overset{\\operatorname{constructor}}{\\_\\_proto\\_\\_}',
  ],
])('converts MathML to TeX: %s', (_what, element, tex) => {
  expect(formulaOf(h('math', element)).tex).toBe(tex);
});
