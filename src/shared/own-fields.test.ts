import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parsed, shape, validItems } from './own-fields.ts';

const POINT = shape({ x: v.number(), name: v.exactOptional(v.string()) });

describe('an object schema (`shape`)', () => {
  it('an object schema drops fields that it does not name', () => {
    expect(parsed(POINT, { x: 1, name: 'a', y: 2 })).toEqual({ x: 1, name: 'a' });
  });

  it('an object schema treats a field with the value undefined as missing', () => {
    expect(parsed(POINT, { x: 1, name: undefined })).toStrictEqual({ x: 1 });
    expect(parsed(POINT, { x: undefined })).toBeNull();
  });

  it('an object schema ignores inherited fields', () => {
    expect(parsed(POINT, Object.create({ x: 1 }))).toBeNull();
    expect(parsed(POINT, Object.assign(Object.create({ name: 'a' }), { x: 1 }))).toStrictEqual({ x: 1 });
    expect(parsed(POINT, Object.assign(Object.create(null), { x: 1 }))).toStrictEqual({ x: 1 });
  });

  it('an object schema drops a field named __proto__ like any other unknown field', () => {
    expect(parsed(POINT, JSON.parse('{"__proto__": {"x": 1}}'))).toBeNull();
    const point = parsed(POINT, JSON.parse('{"__proto__": {"name": "a"}, "constructor": {"prototype": {}}, "x": 1}'));
    expect(point).toStrictEqual({ x: 1 });
    expect(Object.getPrototypeOf(point)).toBe(Object.prototype);
  });

  it('an object schema accepts only objects, not lists or other values', () => {
    for (const value of [null, undefined, 'x', 1, [], Object.assign([], { x: 1 })])
      expect(parsed(POINT, value)).toBeNull();
  });
});

it('`validItems` keeps only the valid items of a list, and turns any other value into an empty list', () => {
  expect(parsed(validItems(POINT), [{ x: 1 }, { x: '1' }, null, { x: 2, z: 3 }])).toEqual([{ x: 1 }, { x: 2 }]);
  for (const value of [null, {}, 'x']) expect(parsed(validItems(POINT), value)).toEqual([]);
});
