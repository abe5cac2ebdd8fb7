import { describe, expect, it } from 'vitest';
import { nodesIn, parseJsonLd, typesOf } from './json-ld.ts';

const one = (script: string) => parseJsonLd([script])[0];

describe('a JSON-LD script', () => {
  it.each([
    ['that is valid JSON', '{"a": "b"}', { a: 'b' }],
    ['with a line break in a string', '{"a": "b\n\tc"}', { a: 'b\n\tc' }],
    ['with commas before a closing bracket', '{"a": ["b", ], }', { a: ['b'] }],
    ['without changing commas in strings', '{"a": "b,]", }', { a: 'b,]' }],
    ['with escapes that JSON does not allow', String.raw`{"a": "it\'s \\x \" \u0041",}`, { a: 'it\'s \\x " A' }],
    ['in a CDATA section', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['in an HTML comment', '<!-- {"a": 1} -->', { a: 1 }],
    ['with a semicolon', '{"a": 1};\n', { a: 1 }],
  ])('parses a JSON-LD script %s', (_how, script, value) => {
    expect(one(script)).toEqual(value);
  });
});

it('parses a valid JSON-LD script of any length', () => {
  expect(one(JSON.stringify({ author: 'Ada Poe', articleBody: 'The river rose. '.repeat(40_000) }))).toMatchObject({
    author: 'Ada Poe',
  });
});

it('ignores scripts that are not JSON', () => {
  expect(parseJsonLd(['{', '', '[1]', 'var a = 1;', '{"a": "b" "c"}'])).toEqual([[1]]);
});

it('finds nested JSON-LD objects, outer objects first', () => {
  const [article] = [{ '@type': ['Article', 'Report'], hasPart: [{ '@type': 'WebPageElement' }] }];
  const types = nodesIn([{ '@graph': [article] }]).map(typesOf);
  expect(types.filter((names) => names.length > 0)).toEqual([['Article', 'Report'], ['WebPageElement']]);
});

it('reads nested JSON-LD only to a limited depth', () => {
  let nested: object = {};
  for (let level = 0; level < 1000; level++) nested = { nested };
  expect(nodesIn([nested]).length).toBeLessThan(20);
});

it('ignores JSON-LD types that are not strings', () => {
  expect([{ '@type': 1 }, {}, { '@type': ['A', null] }, { '@type': 'A' }].map(typesOf)).toEqual([[], [], ['A'], ['A']]);
});

it('parses each list of JSON-LD scripts only once', () => {
  const scripts = ['{"a": 1}'];
  expect(parseJsonLd(scripts)).toBe(parseJsonLd(scripts));
});

it('parses malformed JSON-LD in linear time', () => {
  // a regular expression that takes quadratic time would need minutes here, and the test would time out
  parseJsonLd([
    `{"${'\\"'.repeat(190_000)}`,
    ' '.repeat(390_000),
    `{${',   '.repeat(90_000)}`,
    '['.repeat(390_000),
    '{"a":1'.repeat(60_000),
  ]);
});
