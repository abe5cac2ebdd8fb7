import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleFrom, articleOf, selectText } from '../../../test/article-of.ts';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import renderings from '../../../test/formulas.json';
import { removePages } from '../../../test/render.ts';
import { exportText } from '../../export/text.ts';

afterEach(removePages);

/** Hides the same elements as the style sheets of the libraries that render formulas. */
const STYLE = `<style>
  .katex-mathml, .MJX_Assistive_MathML, mjx-assistive-mml, .mwe-math-mathml-a11y {
    position: absolute; clip: rect(1px, 1px, 1px, 1px); overflow: hidden; width: 1px; height: 1px }
</style>`;

const X = '<msup><mi>x</mi><mn>2</mn></msup>';
const mathOf = (inner: string, tex = '', display = '') =>
  tex === ''
    ? `<math><mrow>${inner}</mrow></math>`
    : `<math${display}><semantics><mrow>${inner}</mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;

async function bodyOf(html: string): Promise<string> {
  return toHtml((await articleOf(`${STYLE}${html}`)).tree).replaceAll(/ data-(?:node|object)="\d+"/g, '');
}

describe('formulas of renderers', () => {
  it.each(Object.entries(renderings))(
    'keeps each formula once, with its TeX source, on a page that uses %s',
    async (renderer, html) => {
      const article = await articleOf(`${STYLE}${html}`);
      // MathJax 3 does not keep the TeX source, so the TeX is reconstructed from the drawn formula.
      const [inline, display] = /MathJax 3/.test(renderer) ? ['x^{2}', '^{n}i'] : ['x^2', '^n i'];
      expect(exportText(article).split('\n\n').slice(-3)).toEqual([
        `Let $${inline}+\\frac{a}{b}$ be.`,
        `$$\\sum_{i=1}${display}$$`,
        'End.',
      ]);
    },
  );

  it.each([
    ['native MathML', `<math>${X}</math>`, mathOf(X)],
    [
      'MathML with a prefix',
      '<mml:math><mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math>',
      mathOf(X),
    ],
    [
      'Wikipedia',
      `<span class="mwe-math-element"><span class="mwe-math-mathml-inline mwe-math-mathml-a11y"><math alttext="{\\displaystyle x^{2}}"><semantics><mrow>${X}</mrow><annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='99' height='99'/%3E"></span>`,
      mathOf(`<mrow>${X}</mrow>`, 'x^{2}'),
    ],
    [
      'Temml',
      `<math ><semantics>${X}<annotation encoding="application/x-tex">x^2</annotation></semantics></math>`,
      mathOf(X, 'x^2'),
    ],
    ['letters of a mathematical alphabet', '<math><mi mathvariant="double-struck">R</mi></math>', mathOf('<mi>ℝ</mi>')],
    [
      'brackets in `<mfenced>`',
      '<math><mfenced open="[" close=")"><mi>a</mi><mi>b</mi></mfenced></math>',
      mathOf('<mrow><mo>[</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>)</mo></mrow>'),
    ],
  ])('converts formulas to plain MathML: %s', async (_renderer, html, expected) => {
    expect(await bodyOf(`<p>Let ${html} be.</p>`)).toBe(`<p>Let ${expected} be.</p>`);
  });
});

describe('formulas known only by their TeX', () => {
  it.each([
    ['a script that was not rendered', '<script type="math/tex">x^2</script>'],
    [
      'a script that was not rendered, with a preview',
      '<span class="MathJax_Preview">x^2</span><script type="math/tex">x^2</script>',
    ],
    ['Pandoc', '<span class="math inline">\\(x^2\\)</span>'],
    ['Distill', '<d-math>x^2</d-math>'],
    ['<tex-math>', '<tex-math>$x^2$</tex-math>'],
    ['Quill', '<span class="ql-formula" data-value="x^2"><span>x2</span></span>'],
    ['a picture', '<img class="latex" alt="x^2" src="/x.png">'],
    ['WordPress', '<img class="latex" src="https://s0.wp.com/latex.php?latex=x%5E2&bg=ffffff" alt="x^2">'],
    ['the address of a picture', '<img src="https://latex.codecogs.com/svg.latex?x%5E2">'],
    ['MathJax 3 without MathML', '<mjx-container jax="CHTML"><mjx-math data-latex="x^2"></mjx-math></mjx-container>'],
  ])('shows the TeX source if nothing else of the formula is known: %s', async (_source, html) => {
    expect(await bodyOf(`<p>Let ${html} be.</p>`)).toBe(`<p>Let ${mathOf('<mtext>x^2</mtext>', 'x^2')} be.</p>`);
  });

  it('shows TeX as a display formula if the page puts it on a line of its own', async () => {
    const html = '<p>Let</p><script type="math/tex; mode=display">x^2</script><p>be.</p>';
    expect(await bodyOf(html)).toBe(`<p>Let</p>${mathOf('<mtext>x^2</mtext>', 'x^2', ' display="block"')}<p>be.</p>`);
  });
});

describe('content that is not a formula', () => {
  it.each([
    ['a photo with TeX in its alternative text', '<img class="photo" alt="x^2" width=9 height=9>'],
    ['a word with the class "math"', '<span class="math">Sums</span>'],
  ])('finds no formula in %s', async (_what, html) => {
    expect(await bodyOf(`<p>Let ${html} be.</p>`)).not.toContain('<math');
  });
});

describe('hostile MathML', () => {
  it('drops scripts, links, event handlers and styles in a formula, and keeps the formula', async () => {
    const body = await bodyOf(
      `<p>Let <math onclick="x()" href="javascript:x()" style="position:fixed" class="c"><maction actiontype="statusline"><mi href="javascript:x()" mathcolor="red" mathbackground="url(x)">x</mi></maction>
      <mspace width="99999px"/><annotation-xml encoding="text/html"><a href="javascript:x()">y</a><script>z()</script></annotation-xml><mglyph src="x.png"/></math> be.</p>`,
    );
    expect(body).toBe(`<p>Let ${mathOf('<mi>x</mi><mspace></mspace>')} be.</p>`);
  });

  it('reads deeply nested MathML', () => {
    const depth = 400;
    const snapshot = snapshotOfHtml(
      `<p>Let <math>${'<mrow>'.repeat(depth)}<mi>x</mi>${'</mrow>'.repeat(depth)}</math> be.</p>`,
    );
    expect(toHtml(articleFrom(snapshot, selectText(snapshot)).tree)).toContain('<mi>x</mi>');
  });
});
