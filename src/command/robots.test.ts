import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { parseCommand } from './arguments.ts';
import { staticPages } from './pages.ts';
import { robotsGuard } from './robots.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const command = parseCommand(['page', '--no-browser']);
const { fetchText } = staticPages(command.load, []);

/** Returns a function that resolves to whether the guard lets a page pass. */
function allowedBy(guard: ReturnType<typeof robotsGuard>) {
  return (url: string) =>
    guard(url).then(
      () => true,
      () => false,
    );
}

/** Serves a robots.txt. Resolves to the site's address and the list of requests that it receives. */
async function site(status: number, rules: string, hasEnd = true) {
  const requests: string[] = [];
  const server = createServer((asked, answer) => {
    requests.push(asked.url ?? '');
    answer.writeHead(status).write(rules);
    if (hasEnd) answer.end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

test('fetches a site’s robots.txt once, and prefers its rules for Lectern to those for all programs', async () => {
  const { url, requests } = await site(200, 'User-agent: lectern\nDisallow: /own\n\nUser-agent: *\nDisallow: /all\n');
  const isAllowed = allowedBy(robotsGuard(command, fetchText));
  const other = parseCommand(['page', '--no-browser', '--user-agent', 'other']);
  expect(await isAllowed(`${url}/own/a`)).toBe(false);
  expect(await isAllowed(`${url}/all`)).toBe(true);
  expect(await allowedBy(robotsGuard(other, fetchText))(`${url}/all`)).toBe(false);
  await isAllowed(`${url}/b`);
  expect(requests).toEqual(['/robots.txt', '/robots.txt']);
});

test('fetches a site’s robots.txt again after a day', async () => {
  const { url, requests } = await site(200, 'User-agent: *\nDisallow: /all\n');
  const isAllowed = allowedBy(robotsGuard(command, fetchText));
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  await isAllowed(`${url}/a`);
  now.mockReturnValue(23 * 3_600_000);
  await isAllowed(`${url}/b`);
  expect(requests.length).toBe(1);
  now.mockReturnValue(25 * 3_600_000);
  await isAllowed(`${url}/c`);
  expect(requests.length).toBe(2);
  now.mockRestore();
});

test('if a robots.txt could not be loaded, tries again after a minute', async () => {
  const answers = [{ status: 503 }, { status: 200 }];
  const failing = async () => ({ url: '', text: '', status: answers.shift()?.status ?? 0 });
  const isAllowed = allowedBy(robotsGuard(command, failing as never));
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(await isAllowed('https://site.example/a')).toBe(false);
  now.mockReturnValue(59_000);
  expect(await isAllowed('https://site.example/b')).toBe(false);
  now.mockReturnValue(61_000);
  expect(await isAllowed('https://site.example/c')).toBe(true);
  now.mockRestore();
});

test('refuses a page that the site forbids to programs, unless the command ignores robots.txt', async () => {
  const { url } = await site(200, 'User-agent: *\nDisallow: /all\n');
  const refusal = 'may not be read by programs (robots.txt).';
  await expect(robotsGuard(command, fetchText)(`${url}/all`)).rejects.toThrow(refusal);
  await robotsGuard(command, fetchText)(`${url}/other`);
  await robotsGuard({ ...command, obeysRobots: false }, fetchText)(`${url}/all`);
});

test('allows every page if robots.txt is missing, and none if the server answers with 503', async () => {
  const isAllowed = allowedBy(robotsGuard(command, fetchText));
  expect(await isAllowed(`${(await site(404, '')).url}/a`)).toBe(true);
  expect(await isAllowed(`${(await site(503, '')).url}/a`)).toBe(false);
  expect(await isAllowed('http://127.0.0.1:1/a')).toBe(true);
});

test('obeys a rule of robots.txt after nearly 500 KiB, as RFC 9309 demands', async () => {
  const { url } = await site(200, `${'# rivers\n'.repeat(56_000)}User-agent: *\nDisallow: /all\n`);
  expect(await allowedBy(robotsGuard(command, fetchText))(`${url}/all`)).toBe(false);
});

test('obeys the beginning of a robots.txt that never ends', async () => {
  const { url } = await site(200, `User-agent: *\nDisallow: /all\n${'# rivers\n'.repeat(60_000)}`, false);
  expect(await allowedBy(robotsGuard(command, fetchText))(`${url}/all`)).toBe(false);
});
