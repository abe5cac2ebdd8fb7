import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/arbitrary-article.ts';
import { NO_METADATA } from '../article/types.ts';
import { fileName } from './file-name.ts';

const named = (headline: string, published = '') => fileName({ ...NO_METADATA, headline, published }, 'md');

describe('a file name pattern', () => {
  const metadata = {
    ...NO_METADATA,
    headline: 'The harbour',
    authors: ['A. Lund', 'B. Berg'],
    site: 'Coast News',
    published: '2026-03-14T08:00:00Z',
    url: 'https://www.coast.test/a',
  };
  const long = 'The boats of the northern harbours in winter and summer and what became of them';
  test.for<[string, Partial<typeof metadata>, string]>([
    ['', {}, '2026-03-14 The harbour'],
    ['  ', {}, '2026-03-14 The harbour'],
    ['{title}', {}, 'The harbour'],
    ['{site} - {title} ({author})', {}, 'Coast News - The harbour (A. Lund, B. Berg)'],
    // drops the separators and brackets next to an empty value
    ['{site} - {title} ({author})', { authors: [] }, 'Coast News - The harbour'],
    ['{author} - {title}', { authors: [] }, 'The harbour'],
    ['{title} - {author} - {date}', { authors: [] }, 'The harbour - 2026-03-14'],
    ['{title}_{author}_{date}', { authors: [] }, 'The harbour_2026-03-14'],
    ['{title}_{author}_{date}', { authors: [], published: '' }, 'The harbour'],
    ['{date}, {author}: {title}', { authors: [], published: '' }, 'The harbour'],
    ['{date} [{author} ({site})] {title}', { authors: [], site: '', url: '' }, '2026-03-14 The harbour'],
    ['{title} by {author}', { authors: [] }, 'The harbour by'],
    ['{site} ({date}) - {title}', { published: '' }, 'Coast News - The harbour'],
    ['{site} {date} {title}', { published: '' }, 'Coast News The harbour'],
    ['{author}', { authors: [] }, 'Article'],
    // the host replaces a missing site, and the site replaces a missing title
    ['{site} {title}', { site: '' }, 'coast.test The harbour'],
    ['{title}', { headline: '' }, 'Coast News'],
    // unknown variables stay as they are
    ['{Title} {topic} {} {title', {}, '{Title} {topic} {} {title'],
    ['notes/{date}', {}, 'notes 2026-03-14'],
    // variables inside a value stay as they are
    ['{title}', { headline: 'On {date}' }, 'On {date}'],
    // a long title is cut between words
    ['{title} {date}', { headline: long }, 'The boats of the northern harbours in winter and 2026-03-14'],
    ['{title} - {site}', { headline: long }, 'The boats of the northern harbours in winter - Coast News'],
    ['{author} {title}', { authors: [long] }, 'The boats of the northern The harbour'],
    // author and site stay whole if the name has room for them and a short title, or has no title
    ['{date} {author} {site} {title}', {}, '2026-03-14 A. Lund, B. Berg Coast News The harbour'],
    [
      '{date} {author} - {site}',
      { authors: ['Alexandra Stone-Whittaker'], site: 'Harbour News' },
      '2026-03-14 Alexandra Stone-Whittaker - Harbour News',
    ],
    // long other values are cut more if the title would not fit otherwise
    ['{author} {site} {title}', { authors: [long], site: long }, 'The boats of the The boats of the The harbour'],
  ])('fills in the file name pattern "%s" for a sample article with %j', ([pattern, change, expected]) => {
    expect(fileName({ ...metadata, ...change }, 'md', pattern)).toBe(`${expected}.md`);
  });
});

describe('a file name', () => {
  test.for([
    ['The harbour: a history', '2026-03-14T08:00:00+01:00', '2026-03-14 The harbour a history.md'],
    ['../../etc/passwd', '', 'etc passwd.md'],
    ['C:\\Windows\\x', '', 'C Windows x.md'],
    ['.htaccess', '', 'htaccess.md'],
    ['CON', '', 'CON!.md'],
    ['a\u0000b\nc\u202ed', '', 'a b c d.md'],
    ['', '', 'Article.md'],
    ['...', '', 'Article.md'],
    ['港の終わり', '2026-03-14', '2026-03-14 港の終わり.md'],
    [
      'Mr. Smith goes to a very long town whose name does not end before it has to',
      '',
      'Mr. Smith goes to a very long town whose name does not end.md',
    ],
    // keeps a word that ends exactly at the limit
    [`${'word '.repeat(11)}final and more`, '', `${'word '.repeat(11)}final.md`],
    // drops a dash, comma or dot at the end
    [
      'The boats of the northern harbours in winter and summer – fishing',
      '',
      'The boats of the northern harbours in winter and summer.md',
    ],
    // cuts inside words that are too long, and in scripts without spaces
    ['x'.repeat(80), '', `${'x'.repeat(60)}.md`],
    [`Of ${'x'.repeat(80)}`, '', `Of ${'x'.repeat(57)}.md`],
    ['港'.repeat(80), '2026-03-14', `2026-03-14 ${'港'.repeat(49)}.md`],
  ] as const)('makes a file name from the headline %j and the date "%s"', ([headline, published, expected]) => {
    expect(named(headline, published)).toBe(expected);
  });

  test('makes file names that are valid on every system and contain no folder, for any headline', () => {
    const headline = fc.oneof(
      anyText,
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('nul', 'com1', '~', '/CON'),
    );
    fc.assert(
      fc.property(headline, fc.constantFrom('', '2026-03-14', '../2026'), headline, (words, published, pattern) => {
        const metadata = { ...NO_METADATA, headline: words, published };
        const name = fileName(metadata, 'md', pattern.length % 2 === 0 ? '' : `${pattern}{title}{site}`);
        expect(name).not.toMatch(/[<>:"/\\|?*\x00-\x1f\x7f]|^[. ]|[. ]$|\.\.md$/);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\./i);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
