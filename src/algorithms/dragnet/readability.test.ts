import { expect, it } from 'vitest';
import { elementWeight } from './readability.ts';

it('adds the points of id, class and tag', () => {
  expect(elementWeight('span', null)).toBe(0);
  expect(elementWeight('div', { class: 'article' })).toBe(30);
  expect(elementWeight('li', { id: 'Main', class: 'story' })).toBe(47);
  expect(elementWeight('h2', { class: 'Sidebar' })).toBe(-30);
  expect(elementWeight('td', { id: '', title: 'article' })).toBe(5);
});

it('counts an attribute with a good and a bad word as both', () => {
  // "post" is a good word, "foot" a bad one
  expect(elementWeight('p', { class: 'post-footer' })).toBe(0);
});
