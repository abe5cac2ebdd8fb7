import { expect, test } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

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
