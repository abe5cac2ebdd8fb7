/**
 * Tests that importing a file removes nothing that is already remembered. Invalid parts, and parts beyond a limit, are
 * left out with a message.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX as SHARED_BOX } from '../../../test/box-signature.ts';
import { siteOf } from '../sites/sites.ts';
import { MEMORY_FILE, readMemoryFile, writeMemoryFile } from './memory-file.ts';
import { emptyMemory, MOST_SITES, withChoices, withCorrection } from './site-memory.ts';
import { type BoxSignature, MOST_CORRECTIONS, parseSite, type Signature, type SiteMemory } from './types.ts';

const BOX: BoxSignature = {
  ...SHARED_BOX,
  names: ['newsletter', 'promo'],
};
const signature = (name: string): Signature => ({ kind: 'remove', boxes: [{ ...BOX, names: [name] }] });
const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const memoryOf = (site: string, ...names: readonly string[]): SiteMemory =>
  names.reduce(
    (memory, name, at) =>
      withCorrection(memory, { id: `${name}${at}x`, signature: signature(name), asked: '2026-05-03' }),
    emptyMemory(site),
  );
const OURS = [
  withChoices(memoryOf('ours.test', 'promo'), { algorithm: 'readability' }),
  memoryOf('other.test', 'share'),
];
const fileOf = (change: object) =>
  JSON.stringify({ kind: 'lectern-remembered-sites', version: 1, sites: [], ...change });

test('imports an exported file of remembered sites unchanged', () => {
  const { sites, added, refused, limited } = readMemoryFile(writeMemoryFile(OURS), []);
  expect(sites).toEqual(OURS);
  expect({ added, refused, limited }).toEqual({ added: 3, refused: '', limited: '' });
});

test('does not import corrections that are already remembered', () => {
  expect(readMemoryFile(writeMemoryFile(OURS), OURS)).toEqual({ sites: [], added: 0, refused: '', limited: '' });
});

test("keeps the existing choices for a site, and adds the file's corrections", () => {
  const theirs = withChoices(memoryOf('ours.test', 'banner'), { algorithm: 'newspaper', comments: true });
  const { sites } = readMemoryFile(writeMemoryFile([theirs]), OURS);
  expect(sites).toHaveLength(1);
  expect(sites[0]).toMatchObject({ algorithm: 'readability', comments: true });
  expect(sites[0]?.corrections.map((one) => one.signature.boxes[0]?.names)).toEqual([['promo'], ['banner']]);
});

describe('a file with invalid content', () => {
  test.each([
    ['text that is not JSON', 'hello'],
    ['JSON of another program', '{"name": "x"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a newer version', fileOf({ version: 2 })],
    ['a version that is not a number', fileOf({ version: '1' })],
    ['sites that are not a list', fileOf({ sites: { length: 3 } })],
    [
      'a prototype in place of its fields',
      '{"__proto__": {"kind": "lectern-remembered-sites", "version": 1, "sites": []}}',
    ],
    ['more text than the limit', ' '.repeat(MEMORY_FILE.longest + 1)],
  ])('refuses a file of remembered sites with a message if it contains %s', (_what, text) => {
    const { sites, refused } = readMemoryFile(text, OURS);
    expect(sites).toEqual([]);
    expect(refused).toMatch(/^[A-Z].*\.$/);
  });

  test('imports only the valid sites and corrections of a file, and drops keys such as `__proto__`', () => {
    const good = memoryOf('good.test', 'promo').corrections[0];
    const text = fileOf({
      sites: [
        {
          version: 1,
          site: 'good.test',
          corrections: [good, { ...good, id: 'other1', used: -1 }, { ...good, asked: 7 }, null],
        },
        { version: 1, site: 'https://x.test/', corrections: [good] },
        { version: 2, site: 'later.test', corrections: [good] },
        { version: 1, site: '__proto__', corrections: [good] },
        'site',
      ],
    }).replace(
      '"version"',
      '"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "version"',
    );
    const { sites, refused } = readMemoryFile(text, OURS);
    expect(sites.map(({ site }) => site)).toEqual(['good.test', '__proto__']);
    expect(sites[0]?.corrections).toHaveLength(1);
    expect(refused).toBe('3 sites in the file could not be read. 3 corrections in the file could not be read.');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('importing more than the limit', () => {
  test('imports corrections for a site up to the limit of 50, and reports how many it left out', () => {
    const one = memoryOf('x.test', 'promo').corrections[0];
    const corrections = Array.from({ length: 10_000 }, (_, at) => ({
      ...one,
      id: `many${at}`,
      signature: signature(letters(at)),
    }));
    const { sites, limited } = readMemoryFile(
      fileOf({ sites: [{ version: 1, site: 'ours.test', corrections }] }),
      OURS,
    );
    expect(sites[0]?.corrections).toHaveLength(MOST_CORRECTIONS);
    expect(sites[0]?.corrections[0]).toEqual(OURS[0]?.corrections[0]);
    expect(limited).toBe('9,951 corrections were not imported: too many for one site.');
  });

  test('imports sites up to the limit, and reports how many it left out', () => {
    const theirs = Array.from({ length: 2000 }, (_, at) => memoryOf(`site${at}.test`, 'promo'));
    const { sites, limited } = readMemoryFile(writeMemoryFile(theirs), OURS);
    expect(sites).toHaveLength(MOST_SITES - OURS.length);
    expect(limited).toBe(`1,502 sites were not imported: the limit is ${MOST_SITES}.`);
  });
});

test('importing any file throws no error, and keeps everything that is already remembered', () => {
  const anySite = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record({
      version: fc.constantFrom(1, 2, '1', null),
      site: fc.oneof(fc.constantFrom('ours.test', 'other.test', 'new.test', '__proto__', 'constructor'), fc.string()),
      algorithm: fc.constantFrom('readability', 'none', 7, '__proto__'),
      appearance: fc.oneof(fc.constant({ theme: 'dark', fontSize: 1e9, algorithm: 'eatiht' }), fc.jsonValue()),
      corrections: fc.array(
        fc.oneof(
          fc.jsonValue({ maxDepth: 2 }),
          fc.record({
            id: fc.constantFrom('promo0x', 'share0x', 'new1', '__proto__', 5),
            asked: fc.constantFrom('2026-05-03', '2026-99-99', 5),
            signature: fc.record({
              kind: fc.constantFrom('remove', 'keep', 'container', 'edit', 'role'),
              boxes: fc.array(
                fc.record(
                  Object.fromEntries(
                    Object.entries(BOX).map(([key, value]) => [
                      key,
                      fc.oneof({ weight: 40, arbitrary: fc.constant(value) }, fc.jsonValue()),
                    ]),
                  ),
                ),
                { maxLength: 8 },
              ),
            }),
          }),
        ),
        { maxLength: 5 },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(anySite, { maxLength: 6 }), (given) => {
      const { sites } = readMemoryFile(fileOf({ sites: given }), OURS);
      for (const memory of sites) {
        expect(parseSite(JSON.parse(JSON.stringify(memory)))?.memory).toEqual(memory);
        const own = OURS.find(({ site }) => site === memory.site);
        for (const correction of own?.corrections ?? []) expect(memory.corrections).toContainEqual(correction);
        if (own?.algorithm !== undefined) expect(memory.algorithm).toBe(own.algorithm);
      }
    }),
  );
});

test.each([
  ['https://www.example.org/a/b?c#d', 'example.org'],
  ['http://EXAMPLE.org:8080/', 'example.org:8080'],
  ['https://user:pass@example.org/', 'example.org'],
  ['https://[::1]:3000/', '[::1]:3000'],
  ['https://evil.test\\@example.org/', 'evil.test'],
  ['file:///home/me/page.html', ''],
  ['about:blank', ''],
  ['data:text/html,x', ''],
  ['', ''],
])('returns the site (host and port) of the address %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});
