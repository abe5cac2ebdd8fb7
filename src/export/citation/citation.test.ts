import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../test/arbitrary-article.ts';
import { type ArticleMetadata, NO_METADATA } from '../../article/types.ts';
import { cite } from './index.ts';
import { CITATION_STYLES } from './types.ts';

const READ = new Date(2026, 10, 21);
const HARBOUR: ArticleMetadata = {
  ...NO_METADATA,
  headline: 'The harbour at the end of the line',
  authors: ['Ada Poe'],
  published: '2026-03-14T08:00:00+01:00',
  site: 'The Review',
  url: 'https://example.org/harbour?a=1&b=2',
  language: 'en',
};
const text = (change: Partial<ArticleMetadata>, style: Parameters<typeof cite>[1]) =>
  cite({ ...HARBOUR, ...change }, style, READ).text;

describe('APA', () => {
  test.for<[string, Partial<ArticleMetadata>, string]>([
    [
      'one author',
      {},
      'Poe, A. (2026, March 14). The harbour at the end of the line. The Review. https://example.org/harbour?a=1&b=2',
    ],
    [
      'two authors, with a double name and a particle',
      { authors: ['Jean-Paul de la Mer', 'Bo Ek Jr.'] },
      'de la Mer, J.-P., & Ek Jr., B. (2026, March 14). The harbour at the end of the line. The Review. https://example.org/harbour?a=1&b=2',
    ],
    [
      'no author and no date',
      { authors: ['The Review'], published: '', headline: 'Who is there?' },
      'Who is there? (n.d.). The Review. https://example.org/harbour?a=1&b=2',
    ],
    [
      'an organisation and only the year',
      { authors: ['Harbour Press Agency'], published: '2026' },
      'Harbour Press Agency. (2026). The harbour at the end of the line. The Review. https://example.org/harbour?a=1&b=2',
    ],
  ])('writes an APA reference with %s', ([, change, expected]) => {
    expect(text(change, 'apa')).toBe(expected);
  });

  test('sets the title of an APA reference in italics', () => {
    expect(cite({ ...HARBOUR, headline: 'a < b' }, 'apa', READ).html).toContain('<i>a &#x3C; b</i>.');
  });

  test('an APA reference with more than twenty authors names the first nineteen and the last', () => {
    const authors = Array.from({ length: 25 }, (_unused, index) => `Ada P${'o'.repeat(index + 1)}e`);
    const cited = text({ authors }, 'apa');
    expect(cited.match(/, A\./g)).toHaveLength(20);
    expect(cited).toContain(`. . . ${authors[24]?.slice(4)}, A. (2026`);
  });
});

test('writes MLA references', () => {
  expect(text({}, 'mla')).toBe(
    'Poe, Ada. “The harbour at the end of the line.” The Review, 14 Mar. 2026, example.org/harbour?a=1&b=2.',
  );
  expect(text({ authors: ['Ada Poe', 'Bo Ek', 'Cy Ott'], published: '' }, 'mla')).toBe(
    'Poe, Ada, et al. “The harbour at the end of the line.” The Review, example.org/harbour?a=1&b=2. Accessed 21 Nov. 2026.',
  );
});

test('writes Chicago references', () => {
  expect(text({ authors: ['Ada Poe', 'Bo Ek'] }, 'chicago')).toBe(
    'Poe, Ada, and Bo Ek. “The harbour at the end of the line.” The Review, March 14, 2026. https://example.org/harbour?a=1&b=2.',
  );
  expect(text({ authors: ['李明'], published: '' }, 'chicago')).toBe(
    '李明. “The harbour at the end of the line.” The Review. Accessed November 21, 2026. https://example.org/harbour?a=1&b=2.',
  );
});

test('writes BibTeX references', () => {
  expect(text({ headline: '100% of {it} & $x_1$', authors: ['Ada Poe', 'Tide & Sons'] }, 'bibtex')).toBe(
    `@online{poe2026,
  author = {Poe, Ada and {Tide \\& Sons}},
  title = {{100\\% of \\{it\\} \\& \\$x\\_1\\$}},
  organization = {The Review},
  date = {2026-03-14},
  year = {2026},
  month = mar,
  url = {https://example.org/harbour?a=1&b=2},
  urldate = {2026-11-21},
  langid = {en},
}
`,
  );
});

test('writes RIS references', () => {
  expect(text({}, 'ris').split('\r\n')).toEqual([
    'TY  - ELEC',
    'AU  - Poe, Ada',
    'TI  - The harbour at the end of the line',
    'T2  - The Review',
    'PY  - 2026',
    'DA  - 2026/03/14/',
    'UR  - https://example.org/harbour?a=1&b=2',
    'Y2  - 2026/11/21/',
    'LA  - en',
    'ER  - ',
    '',
  ]);
});

test('writes CSL-JSON references', () => {
  expect(JSON.parse(text({}, 'csl-json'))).toEqual([
    {
      id: 'poe2026harbour',
      type: 'webpage',
      title: 'The harbour at the end of the line',
      author: [{ family: 'Poe', given: 'Ada' }],
      'container-title': 'The Review',
      issued: { 'date-parts': [[2026, 3, 14]] },
      accessed: { 'date-parts': [[2026, 11, 21]] },
      URL: 'https://example.org/harbour?a=1&b=2',
      language: 'en',
    },
  ]);
});

describe('any metadata', () => {
  const anyMetadata = fc
    .tuple(anyText, fc.array(anyText, { maxLength: 3 }), anyText)
    .map(([headline, authors, site]): ArticleMetadata => ({ ...HARBOUR, headline, authors, site }));

  test('writes references without line breaks inside a field, whatever the metadata contain', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        for (const { style } of CITATION_STYLES) {
          const { text: cited } = cite(metadata, style, READ);
          expect(cited).not.toMatch(/undefined|NaN|\p{Surrogate}/u);
          if (!['bibtex', 'ris', 'csl-json'].includes(style)) expect(cited).not.toContain('\n');
        }
        const lines = cite(metadata, 'ris', READ).text.trimEnd().split('\r\n');
        expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- ?/.test(line))).toEqual([]);
      }),
    );
  });

  test('writes BibTeX with balanced braces, whatever the metadata contain', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        const bare = cite(metadata, 'bibtex', READ).text.replace(/\\[{}]/g, '');
        expect(bare.split('{').length).toBe(bare.split('}').length);
      }),
    );
  });
});
