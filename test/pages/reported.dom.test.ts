/**
 * Tests pages that are modelled on public bug reports of other reader modes (`e2e/pages/reported--…`). The file
 * `expect.json` of each page says what the article must contain.
 */
import { afterEach, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { markerIn, shownText } from '../shown-text.ts';
import { openPage, show } from './show-page.ts';

afterEach(removePages);

/** Expectations about the article. */
interface Expected {
  /** URL of the bug report. */
  source: string;
  must: readonly string[];
  mustNot: readonly string[];
  /** Texts that must appear in this order. */
  order?: readonly string[];
  /** Number of elements that the article must contain. The keys are selectors. */
  counts?: Readonly<Record<string, number>>;
  /** Name of the speaker before a text. The keys are the texts. */
  speakers?: Readonly<Record<string, string>>;
  /** Marker of a list item, such as "a.". The keys are the words of the items. */
  markers?: Readonly<Record<string, string>>;
  /** Texts that must be bold (`strong`), struck out (`struck`) or superscript (`raised`). */
  strong?: readonly string[];
  struck?: readonly string[];
  raised?: readonly string[];
  /** Pairs of texts: a list item, and an item of a list that is nested in it. */
  nested?: readonly (readonly [string, string])[];
  title?: string;
  /** File name of the page; needed if the result depends on the page's URL. Default: `index.html`. */
  path?: string;
  author?: string;
}

const files = import.meta.glob<Expected>('../../e2e/pages/reported--*/expect.json', { import: 'default', eager: true });

/** Selectors for those names in `counts` that are not element names. */
const SELECTORS: Readonly<Record<string, string>> = { footnote: '[data-footnotes] li' };

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

it.each(Object.entries(files).map(([path, expected]) => [nameOf(path), expected.source, expected] as const))(
  'the reader shows the page %s correctly (reported as a bug of another reader in %s)',
  async (name, _source, expected) => {
    const { text, texts, all, article, shownArticle } = show(
      await openPage(`${name}/${expected.path ?? 'index.html'}`),
    );
    const said = text();
    expect(expected.must.filter((words) => !said.includes(words))).toEqual([]);
    expect(expected.mustNot.filter((words) => said.includes(words))).toEqual([]);
    const places = (expected.order ?? []).map((words) => said.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const [selector, count] of Object.entries(expected.counts ?? {}))
      expect(all(`.body ${SELECTORS[selector] ?? selector}`), selector).toHaveLength(count);
    for (const [words, speaker] of Object.entries(expected.speakers ?? {})) {
      const before = said.slice(0, said.indexOf(words)).replace(/[\s():\d]+$/, '');
      expect(before.endsWith(speaker), `${speaker}: ${words}`).toBe(true);
    }
    for (const words of expected.strong ?? []) expect(texts('strong, b')).toContain(words);
    for (const words of expected.struck ?? []) expect(texts('s, del')).toContain(words);
    for (const words of expected.raised ?? []) expect(texts('sup')).toContain(words);
    for (const [outer, inner] of expected.nested ?? [])
      expect(
        texts('li').filter((item) => item.startsWith(outer) && item.includes(inner)),
        inner,
      ).toHaveLength(1);
    const { headline, byline } = shownArticle.metadata;
    if (expected.title !== undefined) expect(headline).toBe(expected.title);
    if (expected.author !== undefined) expect(byline).toBe(expected.author);
    const numbered = shownText(article).text;
    for (const [words, marker] of Object.entries(expected.markers ?? {}))
      expect(markerIn(numbered, words).replace(/\.$/, ''), words).toBe(marker);
  },
);
