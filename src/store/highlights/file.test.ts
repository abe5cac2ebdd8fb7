/** Tests that exported files are imported unchanged, and that the valid parts of other files are imported. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadFile, readFileInSteps, writeJson, writeMarkdown } from './file.ts';
import { withChange, withHighlights, withoutHighlights } from './pages.ts';
import { COLOURS, type Highlight, type HighlightedPage, MOST_OF_PAGE } from './types.ts';

function readFile(text: string): ReadFile {
  const steps = readFileInSteps(text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('# one', '> two', '- 3.', '<!-- -->', '*', '4. five', '](<', '==', '\\', '`'),
      fc.string(),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((all) => all.join(' ').replace(/\s+/g, ' ').trim());
const id = fc.stringMatching(/^[a-z\d]{8}$/);
const highlight: fc.Arbitrary<Highlight> = fc.record({
  id,
  colour: fc.constantFrom(...COLOURS),
  note: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n').trim()),
  quote: fc.record({
    exact: words.filter((text) => text !== ''),
    prefix: words.map((text) => text.slice(0, 32)),
    suffix: words.map((text) => text.slice(0, 32)),
  }),
  start: fc.nat(1e9),
  made: fc.nat(),
  changed: fc.nat(),
});
const page: fc.Arbitrary<HighlightedPage> = fc.record({
  version: fc.constant(1 as const),
  address: fc.constantFrom(
    'https://a.test/',
    'https://a.test/b_(c)?d=%20',
    'http://[::1]:8080/x',
    'https://é.test/#/a'.replace('é', 'xn--9ca'),
  ),
  title: words.map((text) => text.slice(0, 300)),
  highlights: fc.uniqueArray(highlight, { selector: (one) => one.id, minLength: 1, maxLength: 4 }),
});
const pages = fc.array(page, { minLength: 1, maxLength: 3 });

const one: Highlight = {
  id: 'abcd',
  colour: 'green',
  note: 'See *chapter* 4.',
  quote: { exact: 'The first sound', prefix: 'does, and ', suffix: ' is the chain' },
  start: 40,
  made: 1,
  changed: 2,
};
const some: HighlightedPage = { version: 1, address: 'https://a.test/b', title: 'A harbour', highlights: [one] };

describe('an exported file', () => {
  it('reads back an exported JSON file unchanged', () => {
    fc.assert(
      fc.property(pages, (all) => {
        expect(readFile(writeJson(all)).pages).toEqual(all);
      }),
    );
  });

  it('reads back an exported Markdown file unchanged, except for the titles of pages', () => {
    fc.assert(
      fc.property(pages, (all) => {
        const back = readFile(writeMarkdown(all)).pages;
        expect(back.map(({ title: _title, ...rest }) => rest)).toEqual(all.map(({ title: _title, ...rest }) => rest));
      }),
    );
  });

  it('exports Markdown that is easy for people to read', () => {
    expect(writeMarkdown([some]).replace(/ ?<!--.*-->/g, '')).toBe(
      '# Highlights\n\n## [A harbour](<https://a.test/b>)\n\n\n> The first sound\n\n*Green*\n\nSee \\*chapter\\* 4.\n',
    );
  });

  it('reads Markdown that was written by hand', () => {
    const { pages: read } = readFile(
      '# Mine\n\n## [Port](https://a.test/p)\n\n> The gulls\n\n*Pink*\n\nWhy?\n\n> The nets\n',
    );
    expect(read).toMatchObject([
      {
        address: 'https://a.test/p',
        title: 'Port',
        highlights: [
          { colour: 'pink', note: 'Why?', quote: { exact: 'The gulls', prefix: '', suffix: '' } },
          { colour: 'yellow', note: '', quote: { exact: 'The nets' } },
        ],
      },
    ]);
  });
});

it.each([
  ['a note that begins with an emphasised word', '> The gulls\n\n*Really* loud.', 'The gulls', '*Really* loud.'],
  ['a quote whose lines begin without a space', '>The gulls\n>\n>cry\n\nWhy?', 'The gulls cry', 'Why?'],
])('reads %s in Markdown that was written by hand', (_what, text, exact, note) => {
  const { pages: read, refused } = readFile(`## [Port](https://a.test/p)\n\n${text}\n`);
  expect(read[0]?.highlights).toMatchObject([{ colour: 'yellow', note, quote: { exact } }]);
  expect(refused).toBe(0);
});

it('reads back a page whose title contains a line separator', () => {
  const page = { ...some, title: 'A\u2028harbour' };
  expect(readFile(writeMarkdown([page])).pages[0]?.highlights).toEqual([one]);
});

it('gives a quote that was written by hand the same id after other quotes and pages were added', () => {
  const idsOf = (text: string) =>
    Object.fromEntries(
      readFile(text).pages.flatMap(({ highlights }) => highlights.map(({ quote, id }) => [quote.exact, id])),
    );
  const before = idsOf('# Mine\n\n## [Port](https://a.test/p)\n\n> The gulls\n\nA note\n\n> The nets\n');
  const after = idsOf(
    '# Mine\n\n## [New](https://a.test/n)\n\n> The quay\n\n## [Port](https://a.test/p)\n\n> The boats\n\nA note\n\n> The gulls\n\nA note\n\n> The nets\n',
  );
  expect(after).toMatchObject(before);
  const twice = readFile('# Mine\n\n## [Port](https://a.test/p)\n\n> The gulls\n\nOne\n\n> The gulls\n\nTwo\n');
  expect(new Set(twice.pages[0]?.highlights.map(({ id }) => id)).size).toBe(2);
});

describe('any other file', () => {
  it('refuses a file that is not an export, is of another version or is too large, and says why', () => {
    expect(readFile('').refusal).toBe('highlightsPageNotOurs');
    expect(readFile('{').refusal).toBe('highlightsPageNotOurs');
    expect(readFile('[]').refusal).toBe('highlightsPageNotOurs');
    expect(readFile('# A shopping list\n\n- milk').refusal).toBe('highlightsPageNotOurs');
    expect(readFile(writeJson([some]).replace('"version": 1', '"version": 2')).refusal).toBe('optionsFileNewer');
    expect(readFile(writeJson([some]).replace('"version": 1', '"version": "1"')).refusal).toBe('optionsFileVersion');
    expect(readFile(' '.repeat(50_000_001)).refusal).toBe('optionsFileTooLarge');
  });

  it('reads a damaged file without an exception, and can export and import the highlights found', () => {
    const values = fc.oneof(fc.anything(), fc.constantFrom('__proto__', 'constructor', -1, 1e300));
    const damaged = fc.tuple(pages, values, fc.constantFrom('address', 'highlights', 'title', 'version', '__proto__'));
    fc.assert(
      fc.property(damaged, ([all, value, key]) => {
        const broken = all.map((each, index) => (index === 0 ? { ...each, [key]: value } : each));
        const file = JSON.stringify({ kind: 'lectern-highlights', version: 1, pages: broken });
        const { pages: taken } = readFile(file);
        expect(readFile(writeJson(taken)).pages).toEqual(taken);
      }),
    );
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void readFile(`## [a](https://a.test/)\n${text}`)));
  });

  it('a file with the key `__proto__` does not change the prototype of objects', () => {
    const file = writeJson([some]).replace('"id"', '"__proto__": {"polluted": 1}, "constructor": 1, "id"');
    expect(readFile(file).pages).toEqual([some]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('reads highlights up to the limit per page, and reports how many it left out', () => {
    const highlights = Array.from({ length: 10_000 }, (_, n) => ({ ...one, id: `id${n}`.padEnd(4, 'x') }));
    const { pages: taken, limited } = readFile(writeJson([{ ...some, highlights }]));
    expect(taken[0]?.highlights).toHaveLength(MOST_OF_PAGE);
    expect(limited).toBe(10_000 - MOST_OF_PAGE);
  });

  it('refuses pages whose address is not a web address, such as a script or a local file', () => {
    for (const address of ['javascript:alert(1)', 'file:///etc/passwd', 'chrome://x', 'https://a.test/#b', 7])
      expect(readFile(writeJson([{ ...some, address: address as string }]))).toMatchObject({ pages: [], refused: 1 });
  });
});

describe('merging highlights of a page', () => {
  it('keeps the latest change of each highlight when pages are merged, in any order', () => {
    const later: Highlight = { ...one, note: 'later', changed: 3 };
    const other: Highlight = { ...one, id: 'efgh' };
    const empty = { ...some, highlights: [] };
    const both = withHighlights(withHighlights(empty, [one]), [later, other]);
    expect(both.highlights).toEqual([later, other]);
    expect(withHighlights(withHighlights(empty, [later]), [one, other]).highlights).toEqual([later, other]);
    expect(withoutHighlights(both, ['abcd']).highlights).toEqual([other]);
    expect(withChange(both, 'efgh', { colour: 'blue', changed: 1 }).highlights[1]).toEqual({
      ...other,
      colour: 'blue',
      changed: 3,
    });
  });
});
