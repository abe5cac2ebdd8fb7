import { expect, it } from 'vitest';
import { page, rolesOf, SENTENCE } from '../../../test/roles-of.ts';

const POST = `<div><h2>Storm keeps the ferry in port</h2><p>${'Nobody went out on the water today. '.repeat(6)}</p></div>`;
const LABELS = ['Harbours of the north', 'Ten ferries to take', 'Boats for sale', 'Letters of our readers', 'Tides'];
const COLUMN = `<div>${LABELS.map((label) => `<p>${label}</p>`.repeat(4)).join('')}</div>`;
const LABEL = 'Harbours of the north';
const doubted = (text: string) => (LABELS.includes(text) ? 0.7 : 0.9);

const blog = page(`<div>${POST}</div>${COLUMN}`);

it('keeps only the text in the box of the headline if the page is a short post', () => {
  expect(rolesOf(blog, 'listing', '', doubted)[LABEL]).toBe('other');
  expect(rolesOf(blog, 'article', '', doubted)[LABEL]).toBe('other');
});

it("keeps blocks outside the headline's box on a page that is neither an article nor a list", () => {
  expect(rolesOf(blog, 'service', '', doubted)[LABEL]).toBe('body');
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
