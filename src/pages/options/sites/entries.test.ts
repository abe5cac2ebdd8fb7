import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyMemory, withChoices } from '../../../store/remembered/site-memory.ts';
import { siteOf, sitePatternOf } from '../../../store/sites/sites.ts';
import { broughtBackNews, entriesOf, forgottenNews, memoriesOf, patternsOf } from './entries.ts';

const memory = (site: string) => withChoices(emptyMemory(site), { comments: true });
const listed = (...all: Parameters<typeof entriesOf>) => entriesOf(...all).map(({ site, always }) => [site, ...always]);

test('a site where articles open automatically is listed with the data remembered for its host', () => {
  expect(
    listed([memory('b.test:8080'), memory('b.test'), memory('a.test')], ['https://www.b.test/*', 'http://c.test/*']),
  ).toEqual([
    ['a.test'],
    ['b.test', 'https://www.b.test/*'],
    ['b.test:8080', 'https://www.b.test/*'],
    ['c.test', 'http://c.test/*'],
  ]);
});

test('the http, https and www addresses of a host share an entry in the list of sites; a subdomain has its own', () => {
  expect(listed([], ['http://www.a.test/*', 'https://a.test/*', 'https://news.a.test/*', 'http://[::1]/*'])).toEqual([
    ['[::1]', 'http://[::1]/*'],
    ['a.test', 'http://www.a.test/*', 'https://a.test/*'],
    ['news.a.test', 'https://news.a.test/*'],
  ]);
});

const anyUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom('', 'www.', 'www.www.', 'news.'),
    fc.constantFrom('a.test', 'b.test', 'www.', '[::1]', '127.0.0.1', 'localhost', 'xn--mller-kva.example', 'a_b.test'),
    fc.constantFrom('', ':80', ':8080'),
  )
  .map(([scheme, below, host, port]) => `${scheme}://${host.startsWith('[') ? host : below + host}${port}/story`);

test('every site and everything remembered for it is listed exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyUrl), fc.array(anyUrl), (remembered, always) => {
      const memories = [...new Set(remembered.map(siteOf))].filter((site) => site !== '').map(memory);
      const patterns = [...new Set(always.flatMap((url) => sitePatternOf(url) ?? []))];
      const entries = entriesOf(memories, patterns);
      expect(new Set(memoriesOf(entries))).toEqual(new Set(memories));
      expect(memoriesOf(entries)).toHaveLength(memories.length);
      expect(new Set(patternsOf(entries))).toEqual(new Set(patterns));
      expect(patternsOf(entries)).toHaveLength(patterns.length);
      expect(new Set(entries.map(({ site }) => site)).size).toBe(entries.length);
    }),
  );
});

test('the message after forgetting a site says that Undo cannot restore a permission', () => {
  const [plain, both, alone] = [
    entriesOf([memory('a.test')], []),
    entriesOf([memory('a.test')], ['https://a.test/*']),
    entriesOf([], ['https://a.test/*']),
  ];
  expect(forgottenNews(plain)).toBe('a.test is forgotten.');
  expect(forgottenNews(both)).toContain(
    'Undo cannot restore a permission. To grant a permission again, open Lectern’s popup on the site.',
  );
  expect(forgottenNews(alone)).toContain('To turn this on again, use Lectern’s popup on that site.');
  expect(broughtBackNews(plain)).toBe('Remembered again.');
  expect(broughtBackNews(both)).toBe(
    'Remembered again, but articles do not open automatically. To turn that on, use Lectern’s popup on the site.',
  );
});
