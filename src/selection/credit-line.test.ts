import { expect, test } from 'vitest';
import '../vocabulary/provide.ts';
import { isCreditLine } from './credit-line.ts';

test.each([
  ['By Ada Poe, Friday 15 March 2024', 'en'],
  ['Von Ada Poe, Freitag, 15. März 2024', 'de'],
  ['Autor: Ada Poe, 15 marca 2024', 'pl'],
  ['Автор: Ada Poe, 15 березня 2024', 'uk'],
  ['Ada Poe, 15. března 2024', 'cs'],
  ['Ada Poe, 15 tháng 3, 2024', 'vi'],
])('recognises "%s" as the credit line of Ada Poe (language: %s)', (line, language) => {
  expect(isCreditLine(line, 'Ada Poe', language)).toBe(true);
});

test.each([
  ['Ada Poe and Per Holt, 15 March 2024', 'en'],
  ['Ada Poe liest am 15. März 2024', 'de'],
  ['Ada Poe, 15. März 2024', 'no language'],
])('does not take "%s" for the credit line of Ada Poe (language: %s)', (line, language) => {
  expect(isCreditLine(line, 'Ada Poe', language)).toBe(false);
});
