import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

const LABEL = 'Security question';
const form = (field: string) => `<form><p><label>${LABEL}</label> ${field}</p></form>`;
const told = (field: string, around = '') =>
  page(`<article><h1>Storm keeps the ferry in port</h1>${prose(6)}${around}${form(field)}</article>`);

it('leaves out a form with a text field', () => {
  for (const field of ['<textarea></textarea>', '<input>', '<input type="email">'])
    expect(rolesOf(told(field))[LABEL], field).toBe('other');
});

it('keeps a form without a text field', () => {
  for (const field of ['<input type="hidden">', '<input type="checkbox">', ''])
    expect(rolesOf(told(field))[LABEL], field).toBe('body');
});

it('keeps a form around the whole page', () => {
  const whole = page(`<form><input name="q"><h1>Storm keeps the ferry in port</h1>${prose(6)}<p>${LABEL}</p></form>`);
  expect(rolesOf(whole)[LABEL]).toBe('body');
});

it('keeps a form on the page of a service, because the form may be its text', () => {
  expect(rolesOf(told('<textarea></textarea>'), 'service')[LABEL]).toBe('body');
});
