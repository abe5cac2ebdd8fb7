import { expect, it } from 'vitest';
import { elementWeight } from './readability.ts';

it("adds up the points of an element's id, class and tag", () => {
  expect(elementWeight('span', null)).toBe(0);
  expect(elementWeight('div', { class: 'article' })).toBe(30);
  expect(elementWeight('li', { id: 'Main', class: 'story' })).toBe(47);
  expect(elementWeight('h2', { class: 'Sidebar' })).toBe(-30);
  expect(elementWeight('td', { id: '', title: 'article' })).toBe(5);
});

it('gives no points to an element whose class contains both a good and a bad word', () => {
  // "post" is a good word, "foot" a bad one
  expect(elementWeight('p', { class: 'post-footer' })).toBe(0);
});
