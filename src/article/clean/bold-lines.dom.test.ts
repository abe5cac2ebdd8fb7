import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

const HEAD = '<title>The headline of it all</title><h1>The headline of it all</h1>';
const TEXT = '<p>This is a paragraph of the text, long enough to be what most of the page is set in, with a comma.</p>';
const LONG = TEXT + TEXT.replace('This', 'That');
const LIST = '<ul><li>Two eggs, beaten</li><li>A cup of flour</li></ul>';

async function bodyOf(html: string): Promise<string> {
  const { tree } = await articleOf(HEAD + html);
  return toHtml(tree).replace(/ data-(?:node|object)="\d+"/g, '');
}

async function headingsOf(html: string): Promise<string> {
  const body = await bodyOf(html);
  return [...body.matchAll(/<(h\d)[^>]*>(.*?)<\/h\d>/g)].map(([, name, text]) => `${name} ${text}`).join(', ');
}

const bold = (text: string) => `<p><b>${text}</b></p>`;

describe('bold lines', () => {
  it('turns bold lines above lists or text into headings, one level below the last heading', async () => {
    const recipe = `${bold('Ingredients')}${LIST}${bold('Instructions:')}${LONG}`;
    const html = `${LONG}<h2>Bread</h2>${LONG}${recipe}<h3>Cake</h3>${TEXT}${recipe}`;
    const headings = 'h2 Bread, h3 Ingredients, h3 Instructions:, h3 Cake, h4 Ingredients, h4 Instructions:';
    expect(await headingsOf(html)).toBe(headings);
  });

  it('turns bold lines without a heading above them into second-level headings', async () => {
    const body = await bodyOf(`${bold('The water')}${LONG}${bold('The gate')}${LONG}<h2>Sources</h2>${LONG}`);
    expect(body).toMatch(/^<h2>The water<\/h2>.*<h2>The gate<\/h2>.*<h2>Sources<\/h2>/s);
  });

  it.each([
    ['bold by a style sheet', (text: string) => `<div style="font-weight:700">${text}</div>`],
    ['with a colon after the bold text', (text: string) => `<p><strong>${text}</strong>:</p>`],
    ['in italics', (text: string) => `<p><em><b>${text}</b></em></p>`],
    ['in other scripts', (text: string) => bold(text.replace('The water', '水の').replace('The gate', 'ゲート'))],
  ])('turns several bold lines of the same style into headings: %s', async (_what, line) => {
    const html = `<h2>Part</h2>${LONG}${line('The water')}${LONG}${line('The gate')}${LONG}`;
    expect((await headingsOf(html)).match(/h3/g)).toHaveLength(2);
  });

  it('turns a bold line above one paragraph into a heading if others of its style are headings', async () => {
    const html = `<h2>Part</h2>${bold('One')}${LONG}${bold('Two')}${TEXT}${bold('Three')}${LONG}`;
    expect(await headingsOf(html)).toBe('h2 Part, h3 One, h3 Two, h3 Three');
  });

  const twice = (line: (count: string) => string, below = LONG) => line('one') + below + line('two') + below + TEXT;
  it.each([
    ['only one', bold('The water') + LONG],
    ['above single paragraphs', twice((count) => bold(`The water ${count}`), TEXT).replace(TEXT + TEXT, TEXT)],
    ['of two styles', bold('The water') + LONG + bold('<i>The gate</i>') + LONG],
    ['sentences', twice((count) => bold(`The water rose for ${count} days.`))],
    ['questions of an interview', twice((count) => bold(`Why did you stay for ${count}?`)) + bold('Your work') + TEXT],
    ['labels in running text', twice((count) => `<p><b>Note ${count}:</b> it rose.</p>`)],
    ['links', twice((count) => bold(`<a href="/x">Read more on lock ${count}</a>`))],
    ['prices', twice((count) => bold(`${count === 'one' ? 1 : 2} 500 €`))],
    ['prices per period', twice((count) => bold(`$ ${count === 'one' ? 1 : 2}9 a month`))],
    ['numbers with labels', twice((count) => bold(`Price ${count}: 12.50`))],
    ['speakers', twice(() => bold('Ida Lind')) + twice(() => bold('Ulla Brandt'))],
    ['signatures', LONG + bold('Ida Lind, Ghent') + LONG + bold('Ulla Brandt') + LONG + bold('Jan Oak, Mechelen')],
    ['smaller than the text', twice((count) => `<p style="font-size:12px"><b>Lock ${count}</b></p>`)],
    ['beside the text', twice((count) => `<aside style="float:right;width:90px">${bold(`Lock ${count}`)}</aside>`)],
  ])('keeps bold lines as text if they do not look like headings: %s', async (_what, html) => {
    expect(await headingsOf(`<h2>Part</h2>${LONG}${html}`)).toBe('h2 Part');
  });

  it('keeps bold lines as text if the whole article is bold', async () => {
    const html = `<div style="font-weight:700"><h2>Part</h2>${LONG}<p>The water</p>${LONG}<p>The gate</p>${LONG}</div>`;
    expect(await headingsOf(html)).toBe('h2 Part');
  });
});
