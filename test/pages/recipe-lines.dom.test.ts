/** Tests recipes without markup: lines of one paragraph, or boxes of a few words, with little text around them. */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { TEXT, textOf } from './paper-page.ts';

afterEach(removePages);

const INGREDIENTS = ['500 g of rye flour', '2 eggs', 'a pinch of salt', 'Butter for the tin', '1 cup warm water'];
const STEPS = [
  'Mix the flour with the water and wait for an hour.',
  'Add salt.',
  'Knead it until it lets go of the bowl.',
  'Bake for fifty minutes.',
];
const ALL = [...INGREDIENTS, ...STEPS];
const br = (lines: readonly string[]) => lines.join('<br>\n');
const each = (tag: string, lines: readonly string[], attributes = '') =>
  lines.map((line) => `<${tag}${attributes}>${line}</${tag}>`).join('');
const steps = `<h2>Method</h2><ol>${each('li', STEPS)}</ol>`;

const CARDS: Readonly<Record<string, string>> = {
  'lines of one paragraph': `<h2>Ingredients</h2><p>${br(INGREDIENTS)}</p>${steps}`,
  'lines below a bold word in the same paragraph': `<p><strong>Ingredients</strong><br>${br(INGREDIENTS)}</p><p><strong>Method</strong><br>${br(STEPS)}</p>`,
  'lines below a word with a colon': `<p>Ingredients:<br>${br(INGREDIENTS)}</p><p>Method:<br>${br(STEPS)}</p>`,
  'lines in a box': `<h3>Ingredients</h3><div>${br(INGREDIENTS)}</div><h3>Method</h3><div>${br(STEPS)}</div>`,
  'lines without a heading': `<p>${br(INGREDIENTS)}</p>${each('p', STEPS)}`,
  'linked lines': `<h2>Ingredients</h2><p>${br(INGREDIENTS.map((line, at) => `<a href="/i/${at}">${line}</a>`))}</p>${steps}`,
  'lines with the last word linked': `<h2>Ingredients</h2><p>${br(INGREDIENTS.map((line, at) => line.replace(/\S+$/, (word) => `<a href="/i/${at}">${word}</a>`)))}</p>${steps}`,
  'a paragraph for each': `<h2>Ingredients</h2>${each('p', INGREDIENTS)}<h2>Method</h2>${each('p', STEPS)}`,
  'a list without a heading': `<ul>${each('li', INGREDIENTS)}</ul><ol>${each('li', STEPS)}</ol>`,
  'a box for each': `<div class="card"><div class="t">Ingredients</div>${each('div', INGREDIENTS, ' class="i"')}<div class="t">Method</div>${each('div', STEPS, ' class="s"')}</div>`,
  'amounts in a column': `<h2>Ingredients</h2><div class="ing">${INGREDIENTS.map((line, at) => `<div class="row"><span class="amount">${at + 2} cups</span><span class="name">${line}</span></div>`).join('')}</div>${steps}`,
  'two lists side by side': `<div class="two"><ul>${each('li', INGREDIENTS.slice(0, 3))}</ul><ul>${each('li', INGREDIENTS.slice(3))}</ul></div>${steps}`,
  'with boxes to tick': `<h2>Ingredients</h2><ul>${INGREDIENTS.map((line) => `<li><label><input type="checkbox"> ${line}</label></li>`).join('')}</ul>${steps}`,
  'in German': `<p><b>Zutaten:</b><br>${br(INGREDIENTS)}</p><p><b>Zubereitung:</b><br>${br(STEPS)}</p>`,
};

/** A list of ingredients that is as long as those in real recipes. */
const MANY = [
  ...INGREDIENTS,
  '2 tablespoons of rapeseed oil, and a little more for the tin',
  '1 teaspoon of sugar beet syrup',
  '150 ml buttermilk, not too cold',
  '30 g of sunflower seeds, toasted',
  'a handful of oats',
  '1 apple, grated',
  '½ teaspoon ground caraway',
];
const LONG: Readonly<Record<string, string>> = {
  'below a heading': `<h2>Ingredients</h2><p>${br(MANY)}</p>${steps}`,
  'in a box below a heading': `<h3>Ingredients</h3><div>${br(MANY)}</div><h3>Method</h3><div>${br(STEPS)}</div>`,
  'below a bold word in the same paragraph': `<p><b>Ingredients</b><br>${br(MANY)}</p><p><b>Method</b><br>${br(STEPS)}</p>`,
  'below a word with a colon in the same box': `<div>Ingredients:<br>${br(MANY)}</div><div>Method:<br>${br(STEPS)}</div>`,
  'below a bold paragraph': `<p><b>Ingredients</b></p><p>${br(MANY)}</p><p><b>Method</b></p><p>${br(STEPS)}</p>`,
  'each line linked': `<h2>Ingredients</h2><p>${br(MANY.map((line, at) => `<a href="/i/${at}">${line}</a>`))}</p>${steps}`,
  'each line linked to a shop': `<h2>Ingredients</h2><div>${br(MANY.map((line, at) => `<a rel="sponsored" href="https://shop.example/${at}">${line}</a>`))}</div>${steps}`,
  'in two groups': `<h2>Ingredients</h2><p><b>For the dough</b><br>${br(MANY.slice(0, 6))}</p><p><b>For the tin</b><br>${br(MANY.slice(6))}</p>${steps}`,
  'below the method': `${steps}<h2>Ingredients</h2><p>${br(MANY)}</p>`,
  'in spans on lines of their own': `<h2>Ingredients</h2><p>${MANY.map((line) => `<span style="display:block">${line}</span>`).join('')}</p>${steps}`,
};

describe.each([0, 1])('a long list of ingredients below %i paragraphs', (count) => {
  it.each(Object.entries(LONG))(
    'keeps a long list of ingredients that are lines of one paragraph (%s)',
    async (_what, card) => {
      const text = await textOf(each('p', TEXT.slice(0, count)) + card);
      expect([...MANY, ...STEPS].filter((line) => !text.includes(line))).toEqual([]);
    },
  );
});

describe.each([1, 2])('a recipe without markup below %i paragraphs', (count) => {
  it.each(Object.entries(CARDS))('keeps a recipe without markup (%s)', async (_what, card) => {
    const above = each('p', TEXT.slice(0, count));
    const text = await textOf(above + card, {
      style: '.two{display:flex;gap:40px}.amount{display:inline-block;width:90px}',
    });
    expect([...TEXT.slice(0, count), ...ALL].filter((line) => !text.includes(line))).toEqual([]);
  });
});
