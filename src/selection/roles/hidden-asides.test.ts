import { expect, it } from 'vitest';
import { page, prose, rolesOf } from '../../../test/roles-of.ts';

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
