import { expect, it, test } from 'vitest';
import { page, prose, rolesOf, SENTENCE } from '../../../test/roles-of.ts';
import type { PageKind } from '../../algorithms/types.ts';

const HEADLINE = '<h1>Storm keeps the ferry in port</h1>';
const DECK = '<p>What a night it was.</p>';
const ASIDE = '<div><p>Harbours of the north</p><p>Ten ferries to take</p></div>';
const NEVER = 'Harbours of the north';
const doubted = (text: string) =>
  text.includes('Harbours') || text.includes('Ten') || text.includes('night it') ? 0.6 : 0.95;

const told = page(`<div>${HEADLINE}${DECK}<div>${prose(6)}${prose(6)}</div></div>${ASIDE}`);

it('leaves out what is outside the main text box, unless the model is sure that it is text', () => {
  expect(rolesOf(told, 'article', '', doubted)[NEVER]).toBe('other');
  expect(rolesOf(told, 'article', '', 0.95)[NEVER]).toBe('body');
});

it('keeps text between the headline and the main text box', () => {
  expect(rolesOf(told, 'article', '', doubted)['What a night it was.']).toBe('body');
});

it('keeps probable text in a box with the same class as the main text box', () => {
  const part = (...texts: string[]) => `<div class="part"><div class="inner">${texts.join('')}</div></div>`;
  const END = 'Ten years it has run.';
  const whole = (last: string, sure: (text: string) => number) =>
    rolesOf(page(`<div>${HEADLINE}${part(prose(9), prose(9))}<img>${last}</div>${ASIDE}`), 'article', '', sure);
  const sure = (text: string) => (text.includes('Ten years') || text.includes('Some more') ? 0.75 : doubted(text));
  const more = '<p>Some more of what the ferry did in all of those years, told by those who sailed on her.</p>';
  expect(whole(part(`<p>${END}</p>`, more), sure)).toMatchObject({ [END]: 'body', [NEVER]: 'other' });
  const isLine = (text: string) =>
    text.includes('Ten years') ? 0.75 : text.includes('Some more') ? 0.4 : doubted(text);
  expect(whole(part(`<p>${END}</p>`, more), isLine)[END]).toBe('other');
  expect(whole(`<div class="other">${`<p>${END}</p>`}${more}</div>`, sure)[END]).toBe('other');
});

it('keeps text in all boxes if no single box contains the whole text', () => {
  expect(rolesOf(told, 'collection', '', doubted)[NEVER]).toBe('body');
  const halves = page(`<div>${prose(6)}</div><div>${prose(6)}</div>${ASIDE}`);
  expect(rolesOf(halves, 'article', '', doubted)[NEVER]).toBe('body');
});

it('does not treat a list or code block as the main text box', () => {
  const listing = `<pre><code>${'ferry.wait(tide) # for the tide '.repeat(60)}</code></pre>`;
  const list = `<ul>${`<li>${prose(3)}</li>`.repeat(9)}</ul>`;
  for (const piece of [listing, list]) {
    const text = page(`<article>${HEADLINE}${piece}<p>Ten years it has run.</p></article>`);
    expect(rolesOf(text, 'article', '', doubted)['Ten years it has run.']).toBe('body');
  }
});

it('keeps probable text in the <article> of the headline if most text is in another box', () => {
  const OWN = 'The ferry stayed in port for the night, as the captain had feared since noon, and nobody sailed.';
  const sure = (text: string) => (text === OWN ? 0.6 : 0.95);
  const roleIn = (tag: string) => {
    const told = page(`<div>${prose(9)}${prose(9)}</div><${tag}>${HEADLINE}<p>${OWN}</p></${tag}>`);
    return rolesOf(told, 'article', '', sure)[OWN.slice(0, 30)];
  };
  expect(roleIn('article')).toBe('body');
  expect(roleIn('div')).toBe('other');
});

const own = `<article><h1>Storm keeps the ferry in port</h1>${prose()}${prose()}</article>`;
const text = 'The school stays closed for the rest of the week, because the heating in its cellar is wet.';
const roleOf = (html: string) => rolesOf(page(html))[text.slice(0, 30)];

test('leaves out the next article on a page with endless scrolling', () => {
  expect(roleOf(`${own}<article><h1>School closed</h1><p>${text}</p></article>`)).toBe('related');
});

test('keeps an `<article>` that has no `<h1>` or is inside the article of the page', () => {
  expect(roleOf(`${own}<article><h2>The school</h2><p>${text}</p></article>`)).toBe('body');
  expect(
    roleOf(
      `<article><h1>Storm keeps the ferry in port</h1>${prose()}<article><h1>School</h1><p>${text}</p></article></article>`,
    ),
  ).toBe('body');
});

const POST = `<div><h2>Storm keeps the ferry in port</h2><p>${'Nobody went out on the water today. '.repeat(6)}</p></div>`;
const LABELS = ['Harbours of the north', 'Ten ferries to take', 'Boats for sale', 'Letters of our readers', 'Tides'];
const COLUMN = `<div>${LABELS.map((label) => `<p>${label}</p>`.repeat(4)).join('')}</div>`;
const LABEL = 'Harbours of the north';
const lessSure = (text: string) => (LABELS.includes(text) ? 0.7 : 0.9);

const blog = page(`<div>${POST}</div>${COLUMN}`);

it('keeps only the text in the box of the headline if the page is a short post', () => {
  expect(rolesOf(blog, 'listing', '', lessSure)[LABEL]).toBe('other');
  expect(rolesOf(blog, 'article', '', lessSure)[LABEL]).toBe('other');
});

it("keeps blocks outside the headline's box on a page that is neither an article nor a list", () => {
  expect(rolesOf(blog, 'service', '', lessSure)[LABEL]).toBe('body');
});

it("keeps blocks outside the headline's box if they are as likely to be text as those inside", () => {
  expect(rolesOf(blog, 'listing', '', 0.9)[LABEL]).toBe('body');
});

it('does not limit the text to a box with only a headline and a standfirst (summary)', () => {
  const deck = `<header><h1>Storm</h1><p>${'What a night it was. '.repeat(6)}</p></header>`;
  const days = [1, 2, 3, 4, 5].map((day) => `<p>Day ${day}. ${SENTENCE.repeat(9)}</p>`).join('');
  const roles = rolesOf(page(deck + days), 'article', '', (text) => (text.startsWith('What') ? 0.95 : 0.8));
  expect(Object.entries(roles).filter(([text, role]) => text.startsWith('Day') && role === 'body')).toHaveLength(5);
});

it('does not limit the text to an introduction that is much shorter than the entries below it', () => {
  const intro = `<header><h1>Storm keeps the ferry in port</h1><p>${'What a night it was. '.repeat(12)}</p></header>`;
  const entriesOf = (count: number) =>
    Array.from({ length: count }, (_, day) => `<div><p>Day ${day}. ${SENTENCE.repeat(3)}</p></div>`).join('');
  const sure = (text: string) => (text.startsWith('What') ? 0.95 : 0.8);
  const roleOf = (count: number) =>
    rolesOf(page(intro + entriesOf(count)), { article: 0.4, listing: 0.3 }, '', sure)[
      `Day 0. ${SENTENCE}`.slice(0, 30)
    ];
  expect(roleOf(20)).toBe('body');
  expect(roleOf(6)).toBe('other');
});

it('keeps text in all boxes on a page that is probably a thread or a shop, even if one box contains most of it', () => {
  const roleOn = (kind: PageKind) => rolesOf(told, { article: 0.2, [kind]: 0.6 }, '', doubted)[NEVER];
  expect([roleOn('forum'), roleOn('collection'), roleOn('service')]).toEqual(['body', 'body', 'other']);
});

const BRIEF = 'A ferry of the north has run aground.';
const withBrief = (between: string) => page(`<div><p>${BRIEF}</p></div>${between}${HEADLINE}${prose(3)}`);
const MENU = '<p>Search</p><p>Contact</p>';

it('leaves out text above the headline if dropped blocks are between the text and the headline', () => {
  const roleOf = (between: string, kind: PageKind, probability: number) => {
    const sure = (text: string) => (text === BRIEF ? probability : 0.95);
    return rolesOf(withBrief(between), kind, 'ferry', sure)[BRIEF.slice(0, 30)];
  };
  expect(roleOf(MENU, 'listing', 0.7)).toBe('other');
  expect(roleOf('', 'listing', 0.7)).toBe('body');
  // on a thread, the first post may be above a repeated title
  expect(roleOf(MENU, 'forum', 0.7)).toBe('body');
  // if the model is certain of the text, the headline was found in the wrong place
  expect(roleOf(MENU, 'listing', 0.95)).toBe('body');
});

test.each([
  ['navbox', 'related'],
  ['sistersitebox', 'related'],
  ['ambox ambox-content', 'other'],
  ['asbox stub', 'other'],
])("leaves out MediaWiki's box with the class %s", (name, role) => {
  const text = 'Persian wheel and other pumps';
  const box = `<div class="${name}"><table><tr><td>${text}</td></tr></table></div>`;
  expect(rolesOf(page(`<div>${HEADLINE}${prose(6)}${box}</div>`), 'article')[text]).toBe(role);
  expect(rolesOf(page(`<div>${HEADLINE}${prose(6)}${box.replace(name, 'infobox')}</div>`), 'article')[text]).toBe(
    'body',
  );
});
