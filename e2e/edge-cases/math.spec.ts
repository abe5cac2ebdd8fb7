/** Formulas, whatever made them. */
import formulas from '../../test/formulas.json' with { type: 'json' };
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';

const RENDERERS = Object.keys(formulas);
const OTHERS = ['Wikipedia', 'Temml', 'Distill', 'A picture', 'A script', 'Pandoc'];

test('formulas: each is shown once, as MathML', async ({ read, article }) => {
  await read('math--renderers/index.html');
  await expect(article.locator('math')).toHaveCount(2 * RENDERERS.length + OTHERS.length);
  await expect(article.locator('.formula > math[display=block]')).toHaveCount(RENDERERS.length);
  // Those of which only the TeX is known are typeset by a script of ours.
  await expect(article.locator('math msup')).toHaveCount(RENDERERS.length + OTHERS.length);
  await expect(article.locator('math mtext')).toHaveCount(0);
  await expect(article.locator('img')).toHaveCount(0);
  const paragraphs = article.locator('p', { hasText: /^Let/ });
  for (const text of await paragraphs.evaluateAll((all) =>
    all.map((paragraph) => {
      const shown = paragraph.cloneNode(true) as Element;
      for (const formula of shown.querySelectorAll('math')) formula.replaceWith('*');
      return shown.textContent;
    }),
  )) {
    expect(text).toBe('Let * be.');
  }
  await expect(article).toContainText('A rope costs $5, and a longer one costs $9 to $12,');
  const { width, height } = (await article.locator('math').last().boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(10);
  expect(height).toBeGreaterThan(10);
});

test('formulas: Markdown and plain text have the TeX', async ({ extension, page, site, read, reader }) => {
  await read('math--renderers/index.html');
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const { 'text/plain': markdown = '' } = await readClipboard(extension.context, site.url);
  for (const [index, renderer] of RENDERERS.entries()) {
    const next = [...RENDERERS, ...OTHERS][index + 1];
    const section = markdown.split(`## ${renderer}\n`)[1]?.split(`## ${next}\n`)[0];
    expect(section, renderer).toMatch(
      /\nLet \$x\^(?:2|\{2\})\+\\frac\{a\}\{b\}\$ be\.\n\n\$\$\n\\sum_\{i=1\}\^(?:n |\{n\})i\n\$\$\n/,
    );
  }
  for (const other of OTHERS) {
    expect(markdown.split(`## ${other}\n`)[1]?.split('\n##')[0], other).toMatch(/\nLet \$x\^(?:2|\{2\})\$ be\.\n/);
  }
  expect(markdown).toContain('A rope costs \\$5');
});

test('formulas: those that no script has rendered are set, and prices are not', async ({ page, read, article }) => {
  await read('math--raw/index.html');
  await expect(article.locator('math')).toHaveCount(4);
  await expect(article.locator('math[display=block] msqrt')).toHaveCount(1);
  await expect(article).toContainText('costs $40, and a longer one costs $55, which');
  await expect(article.locator('pre')).toHaveText('echo "$HOME/$x_1"');
  await expect(article).not.toContainText('$\\ell');
  await expect(article).not.toContainText('\\[');
  await page.keyboard.press('x');
  await expect(article.locator('math')).toHaveCount(4);
});
