import { toHtml } from 'hast-util-to-html';
import { afterEach, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { exportText } from '../../export/text.ts';
import { awaitsTypesetting } from './awaits-typesetting.ts';
import { typesetFormulas } from './typeset.ts';

afterEach(removePages);

const html = (tex: string) => `<p>Let <script type="math/tex">${tex}</script> be.</p>`;

it('makes MathML from TeX', async () => {
  const article = await articleOf(html('x^2 \\in \\mathbb{R}'));
  expect(awaitsTypesetting(article.tree)).toBe(true);
  const tree = typesetFormulas(article.tree);
  expect(awaitsTypesetting(tree)).toBe(false);
  expect(toHtml(tree)).toContain('<msup><mi>x</mi><mn>2</mn></msup>');
  expect(toHtml(tree)).toContain('ℝ');
  expect(exportText({ ...article, tree })).toBe(exportText(article));
});

it.each([
  ['unknown commands', '\\foo{x}'],
  ['an incomplete formula', '\\frac{a'],
  ['a formula that is too deep', '\\sqrt{'.repeat(200) + '}'.repeat(200)],
  ['a macro without end', '\\def\\x{\\x\\x}\\x'],
])('leaves %s as TeX', async (_what, tex) => {
  const { tree } = await articleOf(html(tex));
  expect(toHtml(typesetFormulas(tree))).toBe(toHtml(tree));
});

it('typesets formulas only with elements and attributes that the sanitiser allows', async () => {
  const { tree } = await articleOf(html('\\color{red}{z} + \\colorbox{red}{x} \\hskip 9999em'));
  const body = toHtml(typesetFormulas(tree));
  expect(body).toContain('<mi>z</mi>');
  expect(body).not.toMatch(/<a[ >]|class=|style=|color=|9999em"/);
});
