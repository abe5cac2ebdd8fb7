import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CommandError } from './arguments.ts';
import { cookieHeader, readCookies } from './cookies.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-cookies-'));
afterAll(() => rmSync(folder, { recursive: true }));

function cookiesOf(content: string) {
  const path = join(folder, 'cookies');
  writeFileSync(path, content);
  return readCookies(path);
}

const LATER = 4_000_000_000;
const LINES = [
  '# Netscape HTTP Cookie File',
  `.example.org\tTRUE\t/\tTRUE\t${LATER}\tsession\ta=b`,
  `#HttpOnly_news.example.org\tFALSE\t/read\tFALSE\t0\tlast\t`,
  '.example.org\tTRUE\t/\tFALSE\t1000\tgone\told',
].join('\n');

describe('cookies.txt', () => {
  test('reads the cookies of a cookies.txt file, except expired ones', () => {
    expect(cookiesOf(LINES)).toEqual([
      {
        name: 'session',
        value: 'a=b',
        domain: '.example.org',
        path: '/',
        expires: LATER,
        httpOnly: false,
        secure: true,
      },
      {
        name: 'last',
        value: '',
        domain: 'news.example.org',
        path: '/read',
        expires: -1,
        httpOnly: true,
        secure: false,
      },
    ]);
  });

  test.each(['', '# only a comment', 'session=a', 'example.org\tTRUE\t/\tTRUE\tsoon\tsession\ta'])(
    'refuses a cookies.txt file without cookies, or with a line that is not a cookie: %j',
    (content) => {
      expect(() => cookiesOf(content)).toThrow(CommandError);
    },
  );
});

test('reads cookies from the JSON that Playwright and browser extensions write', () => {
  const cookie = { name: 'a', value: 'b', domain: 'example.org', sameSite: 'Lax' };
  const read = { name: 'a', value: 'b', domain: 'example.org', path: '/', httpOnly: false, secure: false };
  expect(cookiesOf(JSON.stringify({ cookies: [{ ...cookie, expires: -1 }], origins: [] }))).toEqual([
    { ...read, expires: -1 },
  ]);
  expect(cookiesOf(JSON.stringify([{ ...cookie, expirationDate: LATER }]))).toEqual([{ ...read, expires: LATER }]);
  expect(() => cookiesOf('[{"name": "a"}]')).toThrow(CommandError);
});

test.each([
  ['https://example.org/', 'session=a=b'],
  ['https://news.example.org/read/1', 'session=a=b; last='],
  ['https://news.example.org/reading', 'session=a=b'],
  ['http://news.example.org/read', 'last='],
  ['https://notexample.org/', ''],
])('the Cookie header for %s is "%s"', (address, header) => {
  expect(cookieHeader(cookiesOf(LINES), address)).toBe(header);
});
