/** Tests reading formulas that scripts draw without MathML, and other boxes within a line of text. */
import { afterEach, describe, expect, it } from 'vitest';
import { exportText } from '../../src/export/text.ts';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number) =>
  `<p>Paragraph ${number} of the survey: the tide at the harbour comes twice a day, and each time it is a little later than before, so that nobody who lives there trusts a clock more than the water.</p>`;

async function shown(style: string, line: string) {
  const html = `<!doctype html><html lang="en"><head><title>The tide at the lock</title><style>${style}</style></head><body><main><h1>The tide at the lock</h1>${[1, 2, 3].map(PROSE).join('')}${line}${[4, 5, 6].map(PROSE).join('')}</main></body></html>`;
  return show(await openHtml(html, `${location.origin}/e2e/pages/formulas/index.html`));
}

const around = (inner: string) =>
  `<p>Let the height be ${inner} at the hour that is asked for, as it is written below the lamp.</p>`;
const c = (code: string) => `<mjx-c class="mjx-c${code} TEX-I"></mjx-c>`;
const mi = (code: string) => `<mjx-mi class="mjx-i">${c(code)}</mjx-mi>`;
const container = (inner: string, more = '') =>
  `<mjx-container class="MathJax" jax="CHTML" ${more}><mjx-math class="MJX-TEX" aria-hidden="true">${inner}</mjx-math></mjx-container>`;
const MJX3 =
  'mjx-container,mjx-math,mjx-mfrac,mjx-frac{display:inline-block}mjx-num,mjx-den,mjx-row{display:block}mjx-c::before{content:"x"}';
const MJX2 = '.mjx-chtml,.mjx-math,.mjx-mi,.mjx-sup{display:inline-block}.mjx-char{display:block;white-space:pre}';

describe('formulas that are drawn without MathML', () => {
  it.each([
    ['a sum (MathJax 3)', MJX3, container(`${mi('1D465')}<mjx-mo>${c('2B')}</mjx-mo>${mi('1D466')}`), 'x + y'],
    [
      'a power (MathJax 3)',
      MJX3,
      container(`<mjx-msup>${mi('1D465')}<mjx-script><mjx-mn>${c('32')}</mjx-mn></mjx-script></mjx-msup>`),
      '{x}^{2}',
    ],
    [
      'an index and a power (MathJax 3)',
      MJX3,
      container(
        `<mjx-msubsup>${mi('1D465')}<mjx-script><mjx-mn>${c('32')}</mjx-mn><mjx-spacer></mjx-spacer>${mi('1D456')}</mjx-script></mjx-msubsup>`,
      ),
      '{x}_{i}^{2}',
    ],
    [
      'a fraction (MathJax 3)',
      MJX3,
      container(
        `<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut>${mi('1D44E')}</mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut>${mi('1D44F')}</mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>`,
      ),
      '\\frac{a}{b}',
    ],
    [
      'a root (MathJax 3)',
      MJX3,
      container(
        `<mjx-msqrt><mjx-sqrt><mjx-surd><mjx-mo>${c('221A')}</mjx-mo></mjx-surd><mjx-box>${mi('1D465')}</mjx-box></mjx-sqrt></mjx-msqrt>`,
      ),
      '\\sqrt{x}',
    ],
    [
      'a power (MathJax 2)',
      MJX2,
      '<span class="mjx-chtml MathJax_CHTML"><span class="mjx-math"><span class="mjx-mrow"><span class="mjx-msubsup"><span class="mjx-base"><span class="mjx-mi"><span class="mjx-char">x</span></span></span><span class="mjx-sup"><span class="mjx-mn"><span class="mjx-char">2</span></span></span></span></span></span></span>',
      '{x}^{2}',
    ],
  ])('reads a formula that is drawn without MathML (%s)', async (_title, style, formula, tex) => {
    const page = await shown(style, around(formula));
    expect(exportText(page.shownArticle)).toContain(`Let the height be $${tex}$ at the hour that is asked for`);
    expect(page.texts('p').filter((text) => text.includes('at the hour'))).toHaveLength(1);
  });

  it('reads a formula that is drawn without MathML on its own line', async () => {
    const page = await shown(`${MJX3}[display=true]{display:block}`, container(mi('1D465'), 'display="true"'));
    expect(exportText(page.shownArticle)).toContain('\n\n$$x$$\n\n');
  });

  it('reads a formula of an unknown renderer as text in one line', async () => {
    const page = await shown(
      '.katex span{display:inline-block}.katex .b{display:block}',
      around(
        '<span class="katex"><span><span class="b">x</span><span class="b">+</span><span class="b">y</span></span></span>',
      ),
    );
    expect(page.text()).toContain('Let the height be x+y at the hour');
  });
});

describe('boxes in a line of text', () => {
  it.each([
    ['inline-block', '.k{display:inline-block}.k i{display:block}'],
    ['inline-flex', '.k{display:inline-flex}'],
    ['inline-grid', '.k{display:inline-grid}'],
  ])('keeps a box with the style %s in its line of text', async (_title, style) => {
    const page = await shown(style, around('<span class="k"><i>three</i><i>feet</i></span>'));
    expect(page.text()).toContain('Let the height be three feet at the hour');
    expect(page.texts('p').filter((text) => /at the hour|Let the height/.test(text))).toHaveLength(1);
  });

  it('keeps inline-block columns of text separate', async () => {
    const page = await shown(
      '.k{display:inline-block;width:45%;vertical-align:top}',
      `<div><div class="k">${PROSE(7)}</div><div class="k">${PROSE(8)}</div></div>`,
    );
    expect(page.texts('p').filter((text) => /Paragraph [78]/.test(text))).toHaveLength(2);
  });
});

describe('small pictures in a line of text', () => {
  const picture = (alt: string, width: number, height = 14) =>
    `<img class="x1" src="/e2e/pages/images--hero/hero.svg" alt="${alt}" width="${width}" height="${height}">`;

  it('shows the alternative text of a formula, if its picture is too small to be shown', async () => {
    const page = await shown('', around(`${picture('t = a + b', 40)}, or ${picture('t = b', 60)},`));
    expect(page.text()).toContain('Let the height be t = a + b, or , at the hour');
    expect(page.all('.body img').map((image) => (image as HTMLImageElement).alt)).toEqual(['t = b']);
  });

  it('does not show icons', async () => {
    const icons = `${picture('', 14)}${picture('Save', 16, 16)}${picture('arrow_back', 40)}`;
    const page = await shown('', around(`three feet ${icons}`));
    expect(page.text()).toContain('Let the height be three feet at the hour');
    expect(page.all('.body img')).toEqual([]);
  });
});
