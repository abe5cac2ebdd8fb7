import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../../test/roles-of.ts';

const LABEL = 'Security question';
const form = (field: string) => `<form><p><label>${LABEL}</label> ${field}</p></form>`;
const told = (field: string, around = '') =>
  page(`<article><h1>Storm keeps the ferry in port</h1>${prose(6)}${around}${form(field)}</article>`);

it('what stands in a form to write in is left out', () => {
  for (const field of ['<textarea></textarea>', '<input>', '<input type="email">'])
    expect(rolesOf(told(field))[LABEL], field).toBe('other');
});

it('a form without a field to write in may be part of the text', () => {
  for (const field of ['<input type="hidden">', '<input type="checkbox">', ''])
    expect(rolesOf(told(field))[LABEL], field).toBe('body');
});

it('a form around the whole page holds the text', () => {
  const whole = page(`<form><input name="q"><h1>Storm keeps the ferry in port</h1>${prose(6)}<p>${LABEL}</p></form>`);
  expect(rolesOf(whole)[LABEL]).toBe('body');
});

it('has nothing to say where the text may be what is asked for', () => {
  expect(rolesOf(told('<textarea></textarea>'), 'service')[LABEL]).toBe('body');
});
