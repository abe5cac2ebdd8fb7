/** Tests reading code and formulas that different highlighters and renderers have made. */
import { expect, it } from 'vitest';
import { exportMarkdown } from '../../src/export/markdown.ts';
import formulas from '../formulas.json' with { type: 'json' };
import { showPage } from './show-page.ts';

const PROGRAM =
  'def tide(hour):\n    if hour > 12:\n        return hour % 12\n\n    return hour  # twelve hours and a bit';

it.each([
  [
    'short code: keeps code of a few lines, also with <br> or as list items',
    'code--short-lines',
    ['npm start', 'first line\n  second line\n\nfourth line', PROGRAM, 'one\n  two'],
  ],
  [
    'code listings: drops line numbers, copy buttons and tabs',
    'code--line-numbers',
    [...Array<string>(6).fill(PROGRAM), 'fn main() {}'],
  ],
  [
    'pages of code: keeps all lines of code editors that draw only the visible lines',
    'code--virtual-lines',
    [PROGRAM, PROGRAM],
  ],
])('%s', async (_title, page, blocks) => {
  const { all } = await showPage(page);
  expect(all('pre').map(({ textContent }) => textContent)).toEqual(blocks);
});

it('code listings: colours the code, and keeps the name of its language, also in Markdown', async () => {
  const { all, texts, shownArticle } = await showPage('code--line-numbers');
  expect(all('pre > code').map(({ className }) => className)).toEqual([
    ...Array(6).fill('language-python'),
    'language-rust',
  ]);
  for (const word of ['Copy', 'Python']) expect(texts('*')).not.toContain(word);
  expect(exportMarkdown(shownArticle).split(`\`\`\`python\n${PROGRAM}\n\`\`\``)).toHaveLength(7);
  await expect.poll(() => texts('pre .hljs-keyword')[0]).toBe('def');
});

it('pages of code: keeps the text around code editors', async () => {
  const { text } = await showPage('code--virtual-lines');
  for (const words of ['trusts a clock more', 'rare enough to be told', 'come down the line'])
    expect(text()).toContain(words);
});

it('pages of code: keeps the text of a page that is mostly one code block', async () => {
  const { text, texts } = await showPage('code--mostly-code');
  expect(texts('pre')).toHaveLength(1);
  expect(texts('pre')[0]).toContain('def tide_59(hour):');
  expect(text()).toContain('as it runs in the harbour office');
  expect(text()).toContain('nobody had to look at it again');
});

const RENDERERS = Object.keys(formulas);
const OTHERS = ['Wikipedia', 'Temml', 'Distill', 'A picture', 'A script', 'Pandoc'];

it('formulas: shows each formula once, as MathML', async () => {
  const { all, text, one } = await showPage('math--renderers');
  expect(all('math')).toHaveLength(2 * RENDERERS.length + OTHERS.length);
  expect(all('.formula > math[display=block]')).toHaveLength(RENDERERS.length);
  // formulas with only TeX source are typeset by a script that is loaded later
  expect(all('math msup')).toHaveLength(RENDERERS.length + OTHERS.length);
  expect(all('math mtext, img')).toHaveLength(0);
  for (const paragraph of all('p').filter(({ textContent }) => textContent?.startsWith('Let'))) {
    const shown = paragraph.cloneNode(true) as Element;
    for (const formula of shown.querySelectorAll('math')) formula.replaceWith('*');
    expect(shown.textContent).toBe('Let * be.');
  }
  expect(text()).toContain('A rope costs $5, and a longer one costs $9 to $12,');
  const { width, height } = one('math').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThan(10);
});

it('formulas: writes formulas as TeX in Markdown', async () => {
  const { shownArticle } = await showPage('math--renderers');
  const markdown = exportMarkdown(shownArticle);
  const all = [...RENDERERS, ...OTHERS];
  for (const [index, name] of all.entries()) {
    const section = markdown.split(`## ${name}\n`)[1]?.split('\n##')[0];
    const isOther = index >= RENDERERS.length;
    expect(section, name).toMatch(
      isOther
        ? /\nLet \$x\^(?:2|\{2\})\$ be\.(?:\n|$)/
        : /\nLet \$x\^(?:2|\{2\})\+\\frac\{a\}\{b\}\$ be\.\n\n\$\$\n\\sum_\{i=1\}\^(?:n |\{n\})i\n\$\$/,
    );
  }
  expect(markdown).toContain('A rope costs \\$5');
});

it('formulas: typesets raw TeX formulas, and does not take prices such as $40 for formulas', async () => {
  const { all, text, texts } = await showPage('math--raw');
  expect(all('math')).toHaveLength(4);
  expect(all('math[display=block] msqrt')).toHaveLength(1);
  expect(text()).toContain('costs $40, and a longer one costs $55, which');
  expect(texts('pre')).toEqual(['echo "$HOME/$x_1"']);
  expect(text()).not.toContain('$\\ell');
  expect(text()).not.toContain('\\[');
});
