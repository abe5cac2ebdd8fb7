import { expect, test } from 'vitest';
import { LAZY_SCRIPTS } from '../store/messages/protocol.ts';

test('each file of lazy/ is the script of that name', () => {
  const files = Object.keys(import.meta.glob('./lazy/*.ts')).map((file) => file.slice('./lazy/'.length, -'.ts'.length));
  expect([...files, 'snapshot', 'session'].sort()).toEqual([...LAZY_SCRIPTS].sort());
});
