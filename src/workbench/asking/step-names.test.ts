import { expect, test } from 'vitest';
import { CLEAN_STEPS } from '../../article/clean/index.ts';
import { COMPANION_PASSES, PAGE_PASSES, TEXT_PASSES } from '../../selection/passes.ts';
import { STEP_NAMES, stepName } from './step-names.ts';

test('every pass that decides on text has a name in the language of the user', () => {
  const passes = [...PAGE_PASSES, ...TEXT_PASSES, ...COMPANION_PASSES].map(({ name }) => name);
  const clean = CLEAN_STEPS.filter(({ drops, places }) => drops ?? places).map(({ name }) => name);
  // the last ones run beside the lists
  expect(new Set(Object.keys(STEP_NAMES))).toEqual(new Set([...passes, ...clean, 'standfirst', 'head of the article']));
  expect(stepName('repeated headline')).toBe('repeated headline');
});
