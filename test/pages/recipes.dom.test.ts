/**
 * Tests that the ingredients, steps, times and servings of a recipe are kept, and also rows of facts in other articles.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = [
  'My neighbour on the quay bakes more bread than his family can eat, which is how this one came into the house on a wet evening in March.',
  'It takes an hour, most of which the dough spends by itself, and it is better on the second day than on the first, as most of us are.',
  'Use any flour that is dark. If you can get it, take the one from the mill by the lock, which is ground so slowly that it stays cold.',
];
const INGREDIENTS = ['500 g of rye flour', '2 eggs', 'a pinch of salt', 'Butter for the tin'];
const STEPS = [
  'Mix the flour with the water and wait for an hour.',
  'Add salt.',
  'Knead it until it lets go of the bowl.',
  'Bake for fifty minutes.',
];
const FACTS = [
  ['Prep time', '20 minutes'],
  ['Cook time', '50 minutes'],
  ['Total time', '1 hour 10 minutes'],
  ['Servings', '4 servings'],
] as const;

const DECLARED = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': ['Recipe'],
      name: 'Rye bread',
      recipeIngredient: INGREDIENTS,
      recipeInstructions: [
        { '@type': 'HowToSection', itemListElement: STEPS.map((text) => ({ '@type': 'HowToStep', text })) },
      ],
      prepTime: 'PT20M',
      cookTime: 'PT50M',
      totalTime: 'PT1H10M',
      recipeYield: ['4', '4 servings'],
    },
  ],
})}</script>`;

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
const prose = PROSE.map((line) => `<p>${line}</p>`).join('');

const TIMES: Readonly<Record<string, string>> = {
  spans: `<div class="times">${FACTS.map(([label, value]) => `<div class="time"><span class="label">${label}</span> <span class="value">${value}</span></div>`).join('')}</div>`,
  boxes: `<div class="times">${FACTS.map(([label, value]) => `<div class="time"><div class="label">${label}</div><div class="value">${value}</div></div>`).join('')}</div>`,
  terms: `<dl class="times">${FACTS.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`).join('')}</dl>`,
  'a list': `<ul class="times">${FACTS.map(([label, value]) => `<li><strong>${label}:</strong> ${value}</li>`).join('')}</ul>`,
};

const LISTS: Readonly<Record<string, string>> = {
  plain: `<ul>${items(INGREDIENTS)}</ul>`,
  'the last word linked': `<ul class="wprm-recipe-ingredients">${items(INGREDIENTS.map((line, index) => line.replace(/\S+$/, (word) => `<a href="https://shop.example/${index}" rel="nofollow sponsored">${word}</a>`)))}</ul>`,
  'linked as a whole': `<ul class="ingredients">${items(INGREDIENTS.map((line, index) => `<a href="/ingredients/${index}">${line}</a>`))}</ul>`,
  'boxes in groups': `<div class="ingredients"><div class="group"><div class="name">For the dough</div>${INGREDIENTS.slice(
    0,
    3,
  )
    .map((line) => `<div class="i">${line}</div>`)
    .join(
      '',
    )}</div><div class="group"><div class="name">For the tin</div><div class="i">${INGREDIENTS[3]}</div></div></div>`,
};

async function missing(html: string, lines: readonly string[], head = '', style = ''): Promise<string[]> {
  const page = await openHtml(
    `<!doctype html><html lang="en"><head><title>Rye bread | Quay Kitchen</title>${head}<style>body{margin:0;font:17px/1.6 sans-serif}header,footer{background:#eee;padding:12px 30px}main{max-width:720px;margin:0 auto;padding:20px}.times{display:flex;gap:24px;list-style:none;padding:0}.times>*{flex:1}.times span{display:block}${style}</style></head>
    <body><header><a href="/">Quay Kitchen</a> <a href="/soups">Soups</a> <a href="/bread">Bread</a></header><main><article><h1>Rye bread</h1><p class="byline">By Ada Poe</p>${html}</article></main><footer><a href="/privacy">Privacy</a> © 2026</footer></body></html>`,
    `${location.origin}/rye/index.html`,
  );
  const text = show(page).text();
  return lines.filter((line) => !text.includes(line));
}

const recipe = (times: string, list: string, method = `<ol>${items(STEPS)}</ol>`) =>
  `<div class="recipe-card">${TIMES[times]}<h3>Ingredients</h3>${LISTS[list]}<h3>Method</h3>${method}</div>`;
const ALL = [...INGREDIENTS, ...STEPS, ...FACTS.flat()];

describe.each([
  ['declared', DECLARED],
  ['not declared', ''],
])('a recipe (%s in the metadata)', (_what, head) => {
  it.each(Object.keys(TIMES))('keeps a recipe with its times, which are written as %s', async (times) => {
    expect(await missing(prose + recipe(times, 'plain'), [...PROSE, ...ALL], head)).toEqual([]);
  });

  it('keeps a recipe with ingredients whose last word is a link', async () => {
    expect(await missing(prose + recipe('boxes', 'the last word linked'), ALL, head)).toEqual([]);
  });
});

describe('a declared recipe with little text above it', () => {
  it.each(Object.keys(LISTS))(
    'keeps a recipe that is declared in JSON-LD, whatever the markup of its ingredients (%s)',
    async (list) => {
      expect(await missing(`<p>${PROSE[0]}</p>${recipe('boxes', list)}`, ALL, DECLARED)).toEqual([]);
    },
  );

  it('keeps a recipe that is declared in JSON-LD, with ingredients and steps side by side', async () => {
    const steps = STEPS.map((step, index) => `<div class="step"><h3>Step ${index + 1}</h3><p>${step}</p></div>`).join(
      '',
    );
    const html = `<p>${PROSE[0]}</p>${TIMES.boxes}<div class="two"><div><h2>Ingredients</h2>${LISTS.plain}</div><div><h2>Method</h2>${steps}</div></div>`;
    expect(await missing(html, ALL, DECLARED, '.two{display:grid;grid-template-columns:220px 1fr;gap:30px}')).toEqual(
      [],
    );
  });

  it('keeps a recipe that is declared in microdata', async () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><p>${PROSE[0]}</p><div class="times"><div>Prep time <time itemprop="prepTime" datetime="PT20M">20 minutes</time></div><div>Servings <span itemprop="recipeYield">4 servings</span></div></div><div>${INGREDIENTS.map((line) => `<div><a href="/i" itemprop="recipeIngredient">${line}</a></div>`).join('')}</div><div itemprop="recipeInstructions">${STEPS.map((line) => `<div>${line}</div>`).join('')}</div></div>`;
    expect(await missing(html, [...INGREDIENTS, ...STEPS, '20 minutes', '4 servings'])).toEqual([]);
  });
});

describe('ingredients that are links in a recipe without markup', () => {
  const link = (line: string, index: number) => `<a href="/ingredients/${index}">${line}</a>`;
  const linked = INGREDIENTS.map(link);
  const method = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
  const cards: readonly (readonly [string, string])[] = [
    ['in a list', `<h2>Ingredients</h2><ul>${items(linked)}</ul>${method}`],
    [
      'to a shop',
      `<h2>Ingredients</h2><ul>${items(linked.map((line) => line.replace('href="', 'rel="sponsored" href="https://shop.example')))}</ul>${method}`,
    ],
    ['in boxes', `<h3>Ingredients</h3><div>${linked.map((line) => `<div>${line}</div>`).join('')}</div>${method}`],
    [
      'below a bold label',
      `<p><strong>Ingredients:</strong></p><ul>${items(linked)}</ul><p><b>Method:</b></p>${STEPS.map((step) => `<p>${step}</p>`).join('')}`,
    ],
    [
      'in groups',
      `<h2>Ingredients</h2><h3>For the dough</h3><ul>${items(linked.slice(0, 3))}</ul><h3>For the tin</h3><ul>${items(linked.slice(3))}</ul>${method}`,
    ],
    ['below “What you need”', `<h2>What you need</h2><ul>${items(linked)}</ul>${method}`],
    ['in German', `<h2>Zutaten für 4</h2><ul>${items(linked)}</ul>${method}`],
    [
      'with their amounts beside',
      `<h2>Ingredients</h2><ul>${items(linked.map((line, index) => `<span>${index + 1} cups</span> ${line}`))}</ul>${method}`,
    ],
    ['below the method', `${method}<h2>Ingredients</h2><ul>${items(linked)}</ul>`],
    [
      'in a table',
      `<h2>Ingredients</h2><table>${linked.map((line, index) => `<tr><td>${index + 1}</td><td>${line}</td></tr>`).join('')}</table>${method}`,
    ],
  ];
  it.each(cards)('keeps ingredients that are links (%s)', async (_what, card) => {
    for (const text of [PROSE.slice(0, 1), PROSE.slice(0, 2)])
      expect(await missing(text.map((line) => `<p>${line}</p>`).join('') + card, [...INGREDIENTS, ...STEPS])).toEqual(
        [],
      );
  });

  it('drops a menu whose links are ingredients', async () => {
    const end = `<nav><h3>Ingredients</h3><ul>${items(linked)}</ul></nav>`;
    expect(await missing(prose + end, INGREDIENTS)).toEqual(INGREDIENTS);
  });
});

describe('rows of facts in an article', () => {
  it.each<[string, string, string[]]>([
    [
      'in one line each',
      `<div class="f">${['Length 12 km', 'Climb 420 m', 'Time 4 hours', 'Map sheet 17'].map((fact) => `<div>${fact}</div>`).join('')}</div>`,
      ['Length 12 km', 'Climb 420 m', 'Time 4 hours', 'Map sheet 17'],
    ],
    [
      'label and value',
      `<div class="f">${[
        ['Length', '12 km'],
        ['Climb', '420 m'],
        ['Time', '4 hours'],
      ]
        .map(([label, value]) => `<div><div class="l">${label}</div><div class="v">${value}</div></div>`)
        .join('')}</div>`,
      ['Length', '12 km', 'Climb', '420 m', '4 hours'],
    ],
  ])('keeps rows of facts in an article (%s)', async (_what, facts, lines) => {
    const [first = '', ...rest] = PROSE.map((line) => `<p>${line}</p>`);
    expect(
      await missing(first + facts + rest.join(''), [...PROSE, ...lines], '', '.f{display:flex}.f>div{flex:1}'),
    ).toEqual([]);
  });
});
