/** Reading aloud and line focus in Firefox. Uses the test voices that are built into Firefox (`FakeSynth.cpp`). */
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ARTICLE = "document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''";
const IN_READER = "document.querySelector('[data-lectern]')?.shadowRoot";
const STRIP = `${IN_READER}?.querySelector('.strip.aloud')`;
const HIGHLIGHTS =
  'Object.fromEntries([...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map(String).join("|")]))';

test('a Firefox voice reads the article to its end', { tag: '@long' }, async ({ firefox, tab, site }) => {
  test.setTimeout(120_000);
  const ask = <T>(expression: string) => tab.evaluate(expression) as Promise<T>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => ask(ARTICLE)).toContain('the first sound is the chain of the ferry');
  await tab.keyboard.press('k');
  await expect.poll(() => ask<string>(`${STRIP}?.querySelector('.aloud-voice')?.value ?? ''`)).toContain('Bob Marley');
  // the test voice needs no time: the whole text has already been read, and the button offers to read it again
  await expect
    .poll(() => ask<string>(`${STRIP}?.querySelectorAll('.tool')[1]?.ariaLabel ?? ''`), { timeout: 60_000 })
    .toBe('Read aloud');
  expect(await ask<string>(`${STRIP}.querySelector('.aloud-said').textContent`)).toBe('');
  // presses the keys that the button's label names
  await tab.keyboard.down('Shift');
  await tab.keyboard.press('{');
  await tab.keyboard.up('Shift');
  await expect.poll(async () => Object.keys(await ask<object>(HIGHLIGHTS))).toContain('lectern-aloud-sentence');
  await tab.keyboard.press('Escape');
  await expect.poll(() => ask(`${STRIP} ?? null`)).toBeNull();
  expect(await ask(ARTICLE)).not.toBe('');
});

const ITALIAN = [
  'Il porto alla fine della linea',
  'Il porto si sveglia prima della città, e quasi ogni mattina il primo suono è la catena del traghetto che parte per le isole.',
  'Nessuno ricorda chi ha dipinto di bianco le pietre miliari, ma ogni primavera qualcuno lo fa di nuovo, prima che arrivino i turisti.',
  'Il vecchio pilota diceva che una mappa è una promessa che il mare non ha firmato, e rideva quando io lo scrivevo nel quaderno.',
  'A mezzogiorno la nebbia era andata via, il mercato era pieno di voci, e tre ragazzi vendevano le aringhe da una carrozzina rotta.',
];

test('the sentence being read aloud is highlighted even if the voice never reports the end of a sentence', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(120_000);
  const ask = <T>(expression: string) => tab.evaluate(expression) as Promise<T>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  // the text is Italian, because the test voice that the test chooses below (Teresa) is Italian: Firefox offers this
  // voice to tests, and it never reports that it has finished a sentence
  await tab.evaluate((sentences) => {
    document.documentElement.lang = 'it';
    const article = document.createElement('article');
    for (const [index, sentence] of sentences.entries()) {
      const block = document.createElement(index === 0 ? 'h1' : 'p');
      block.textContent = sentence;
      article.append(block);
    }
    document.body.replaceChildren(article);
  }, ITALIAN);
  await firefox.click();
  await expect.poll(() => ask(ARTICLE)).toContain('la catena del traghetto');
  await tab.keyboard.press('k');
  await expect.poll(() => ask<string>(`${STRIP}?.querySelector('.aloud-voice')?.value ?? ''`)).toContain('Zanetta');
  await tab.evaluate(`${STRIP}.querySelector('.aloud-voice').focus()`);
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('ArrowDown');
  await tab.evaluate(`${IN_READER}.querySelector('.page').focus()`);
  await expect.poll(() => ask<string>(`${STRIP}.querySelector('.aloud-voice').value`)).toContain('Teresa');
  const sentence = async () => (await ask<Record<string, string>>(HIGHLIGHTS))['lectern-aloud-sentence'] ?? '';
  await tab.keyboard.down('Shift');
  for (let paragraphs = 0; paragraphs < ITALIAN.length; paragraphs++) await tab.keyboard.press('{');
  await tab.keyboard.up('Shift');
  await expect.poll(sentence).toBe(ITALIAN[0]);
  await tab.keyboard.press(']');
  await expect.poll(sentence).toBe(ITALIAN[1]);
  await tab.keyboard.press('Escape');
  await expect.poll(() => ask(HIGHLIGHTS)).toEqual({});
});

test('line focus dims all but a few lines, and an arrow key moves it down', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  const ask = <T>(expression: string) => tab.evaluate(expression) as Promise<T>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(() => ask(ARTICLE)).toContain('the first sound is the chain of the ferry');
  await tab.keyboard.press('f');
  const top = () => ask<number>(`${IN_READER}?.querySelector('.line-focus div')?.getBoundingClientRect().bottom ?? -1`);
  await expect.poll(top).toBeGreaterThan(0);
  const before = await top();
  await tab.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(before + 10);
  await tab.keyboard.press('Escape');
  await expect.poll(top).toBe(-1);
});
