import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const POST = `<div id="content"><h1>Storm keeps the ferry in port</h1>${prose(1)}<p>What a night it was.</p></div>`;
const LAST = 'Ten ferries that are worth the';
const COMMENTS = `<ul><li>${LAST} trip</li><li>Harbours of the north are cold</li></ul>`;
const beside = (attributes: string, content = COMMENTS) => page(`${POST}<div ${attributes}>${content}</div>`);

it('drops side columns, even if the model gives them the same probability of being text as the article', () => {
  for (const attributes of ['id="sidebar"', 'class="left-sidebar"', 'class="article-side-rail"', 'class="sideBar"'])
    expect(rolesOf(beside(attributes), 'article', '', 0.8)[LAST], attributes).toBe('other');
  for (const attributes of ['class="widget widget_text"', 'class="widget HTML"'])
    expect(rolesOf(beside(attributes), 'article', '', 0.8)[LAST], attributes).toBe('other');
});

it('keeps boxes whose class name only resembles that of a side column', () => {
  const names = [
    'has-sidebar',
    'sidebar-enabled--false',
    'sidebar-none',
    'c-product-widget',
    'widget Blog',
    'consider-bars',
  ];
  for (const name of names) expect(rolesOf(beside(`class="${name}"`), 'article', '', 0.8)[LAST], name).toBe('body');
});

it('keeps a side column that contains the headline or most text, or is more probably text than the rest', () => {
  const around = page(`<div id="sidebar">${POST}<div>${COMMENTS}</div></div>`);
  expect(rolesOf(around)[LAST]).toBe('body');
  const most = beside('id="sidebar"', `${COMMENTS}${prose(20)}`);
  expect(rolesOf(most)[LAST]).toBe('body');
  const sure = (text: string) => (/Ten|Harbours/.test(text) ? 0.95 : 0.8);
  expect(rolesOf(beside('id="sidebar"'), 'article', '', sure)[LAST]).toBe('body');
});

it('keeps boxes with the class "widget" on a page that consists of such boxes', () => {
  const widget = (text: string) => `<div class="widget">${text}</div>`;
  const built = page(
    `<h1>Storm keeps the ferry in port</h1>${widget(prose(4)).repeat(3)}${widget(`<p>${LAST} trip</p>`)}`,
  );
  expect(rolesOf(built, 'article', '', 0.8)[LAST]).toBe('body');
});

it('keeps side columns on product, list and forum pages, where all boxes are the text', () => {
  for (const kind of ['product', 'listing', 'forum'] as const)
    expect(rolesOf(beside('id="sidebar"'), kind, '', 0.8)[LAST]).toBe('body');
});

const SHOWN = `<p>${'The quay was empty and the lamp was out, and nobody came. '.repeat(6)}</p>`;
const hidden = (count: number) => `<div hidden>${prose(count)}</div>`;
const START = 'The ferry stayed in the harbou';

it('leaves out hidden text beside an article', () => {
  expect(rolesOf(page(`${SHOWN}${hidden(3)}`))[START]).toBe('other');
});

it('keeps hidden text if it is most of the article, because a script would show it', () => {
  expect(rolesOf(page(`${SHOWN}${hidden(14)}`))[START]).toBe('body');
});

it('keeps hidden text if hardly any text is visible', () => {
  expect(rolesOf(page(`<p>Loading the article …</p>${hidden(1)}`))[START]).toBe('body');
});
