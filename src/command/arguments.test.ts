import { expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';

test('by default, one page is read in a browser and returned as Markdown', () => {
  expect(parseCommand(['https://example.org/'])).toMatchObject({
    name: 'read',
    inputs: ['https://example.org/'],
    format: 'md',
    algorithm: 'lectern',
    load: { timeout: 30_000, viewport: { width: 1280, height: 800 }, hasBrowser: true },
  });
});

test('the command accepts the options of the command-line tool `defuddle`', () => {
  expect(parseCommand(['parse', 'a.html', '--md'])).toMatchObject({ name: 'read', inputs: ['a.html'], format: 'md' });
  expect(parseCommand(['parse', 'a.html', '-j'])).toMatchObject({ format: 'json' });
  expect(parseCommand(['parse', 'a.html', '-p', 'title'])).toMatchObject({ property: 'title' });
});

test('several pages, or a file with their addresses, are read as a batch', () => {
  expect(parseCommand(['a.html', 'b.html'])).toMatchObject({ name: 'batch', format: 'json' });
  expect(parseCommand(['a.html', 'b.html', '--json']).name).toBe('batch');
  expect(parseCommand(['-i', 'urls.txt', '--parallel', '8'])).toMatchObject({ name: 'batch', parallel: 8 });
});

test.each([
  [[], 'Which page?'],
  [['--bogus'], "Unknown option '--bogus'. See lectern --help."],
  [['a', '--format', 'pdf'], '--format is one of md, text, html, json, epub, not "pdf".'],
  [['a', '--algorithm', 'magic'], '--algorithm is one of'],
  [['a', '--timeout', 'soon'], '--timeout is a number from 1 to 86400, not "soon".'],
  [['a', '--parallel', '0'], '--parallel is a number'],
  [['a', '--viewport', 'wide'], '--viewport is a size'],
  [['a', '-i', 'urls.txt'], 'Give either pages or --input'],
  [['a', '--resume'], '--resume needs'],
  [['a', '--connect', 'ws://x', '--no-browser'], 'Give --connect or --no-browser'],
  [['a', '--connect', 'ws://x', '--user-agent', 'x'], 'Give --connect or --user-agent, not both'],
  [['a', '--connect', 'ws://x', '--cookies', 'x'], 'Give --connect or --cookies, not both'],
  [['a', '--wait-for', 'p', '--no-browser'], '--wait-for needs a browser.'],
  [['a', 'b', '-f', 'epub'], 'Many pages are written as JSON: for another format or --property, give one page.'],
  [['a', 'b', '--md'], 'Many pages are written as JSON'],
  [['-i', 'urls.txt', '-p', 'title'], 'Many pages are written as JSON'],
  [['-i', 'urls.txt', '--frontmatter'], 'Many pages are written as JSON'],
  [['a', '--selector', 'p', '--no-browser'], '--selector needs a browser.'],
  [['mcp', 'a'], 'lectern mcp takes no pages'],
  [['mcp', '--no-browser'], 'lectern mcp needs a browser.'],
  [['mcp', '--connect', 'ws://x'], '--connect needs --allow-private'],
  [['compare'], 'Which page?'],
  [['compare', 'a', 'b'], 'lectern compare takes one page.'],
])('the command refuses the arguments %j with a one-sentence message', (args, sentence) => {
  expect(() => parseCommand(args)).toThrow(sentence);
});
