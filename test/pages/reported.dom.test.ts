/** Pages made after public bug reports of readers (`e2e/pages/reported--…`): `expect.json` says what must come out. */
import { afterEach, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openPage, show } from './show-page.ts';

afterEach(removePages);

/** What is expected of the article. */
interface Expected {
  /** The report. */
  source: string;
  must: readonly string[];
  mustNot: readonly string[];
  /** In this order, each once or more. */
  order: readonly string[];
  /** Selector → how many. */
  counts?: Readonly<Record<string, number>>;
  /** What is said → who says it, right before. */
  speakers?: Readonly<Record<string, string>>;
  title?: string;
  author?: string;
}

const files = import.meta.glob<Expected>('../../e2e/pages/reported--*/expect.json', { import: 'default', eager: true });

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

it.each(Object.entries(files).map(([path, expected]) => [nameOf(path), expected.source, expected] as const))(
  '%s: %s',
  async (name, _source, expected) => {
    const { text, all, shownArticle } = show(await openPage(name));
    const said = text();
    expect(expected.must.filter((words) => !said.includes(words))).toEqual([]);
    expect(expected.mustNot.filter((words) => said.includes(words))).toEqual([]);
    const places = expected.order.map((words) => said.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const [selector, count] of Object.entries(expected.counts ?? {}))
      expect(all(`.body ${selector}`), selector).toHaveLength(count);
    for (const [words, speaker] of Object.entries(expected.speakers ?? {})) {
      const before = said.slice(0, said.indexOf(words)).replace(/[\s():\d]+$/, '');
      expect(before.endsWith(speaker), `${speaker}: ${words}`).toBe(true);
    }
    const { headline, byline } = shownArticle.metadata;
    if (expected.title !== undefined) expect(headline).toBe(expected.title);
    if (expected.author !== undefined) expect(byline).toBe(expected.author);
  },
);
