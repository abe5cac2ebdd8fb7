import { expect, it } from 'vitest';
import { elementWeight } from './element-weight.ts';

it('counts id and class separately, and the tag', () => {
  expect(elementWeight('span', null)).toBe(0);
  expect(elementWeight('div', { class: 'article' })).toBe(30);
  expect(elementWeight('li', { id: 'Main', class: 'story' })).toBe(47);
  expect(elementWeight('h2', { class: 'Sidebar' })).toBe(-30);
  expect(elementWeight('td', { id: '', title: 'article' })).toBe(5);
});

it('counts one attribute as both good and bad', () => {
  // "foot" and "post"
  expect(elementWeight('p', { class: 'post-footer' })).toBe(0);
});
