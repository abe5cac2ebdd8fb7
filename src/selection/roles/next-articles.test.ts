import { expect, test } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const own = `<article><h1>Storm keeps the ferry in port</h1>${prose()}${prose()}</article>`;
const text = 'The school stays closed for the rest of the week, because the heating in its cellar is wet.';
const roleOf = (html: string) => rolesOf(page(html))[text.slice(0, 30)];

test('the next article of an endless page is left out', () => {
  expect(roleOf(`${own}<article><h1>School closed</h1><p>${text}</p></article>`)).toBe('related');
});

test('an article without a first-level heading is a part of the text or a post', () => {
  expect(roleOf(`${own}<article><h2>The school</h2><p>${text}</p></article>`)).toBe('body');
  expect(
    roleOf(
      `<article><h1>Storm keeps the ferry in port</h1>${prose()}<article><h1>School</h1><p>${text}</p></article></article>`,
    ),
  ).toBe('body');
});
