import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const textOf = (code: string, language: string) =>
  highlight(code, language)
    ?.map(({ text }) => text)
    .join('');

it('names the parts of code in a language that it knows, and changes none of it', () => {
  const code = 'const a = `x $(1 + 2)`; // <b>&amp;\n\n\tfoo(a)';
  const tokens = highlight(code, 'js');
  expect(tokens?.find(({ text }) => text === 'const')?.kind).toBe('hljs-keyword');
  expect(textOf(code, 'js')).toBe(code);
});

it.each(['dockerfile', 'vue', 'ps1', 'hs', 'tsx'])('knows %s', (language) => {
  expect(highlight('FROM x', language)).not.toBeNull();
});

it('guesses only what it is sure of', () => {
  const python =
    'import os\n\nclass Tide:\n    def __init__(self, hour):\n        self.hour = hour\n\n    def height(self):\n        return None if self.hour is None else self.hour % 12\n';
  expect(highlight(python, '')?.some(({ kind }) => kind === 'hljs-keyword')).toBe(true);
});

it.each([
  [
    'prose',
    'Dear all,\n\nthe boat leaves at nine, and not at ten as I wrote before.\nBring something warm, since the wind is in the north.\n\nAnna',
  ],
  [
    'a drawing',
    '+-------+      +--------+\n| start | ---> |  end   |\n+-------+      +--------+\n    |              ^\n    +--------------+\n',
  ],
  [
    'a log',
    '12:01:22 started\n12:01:23 listening on 8080\n12:02:10 request from 10.0.0.1\n12:02:11 done in 120 ms\n12:09:00 stopped\n',
  ],
  ['a tree of files', 'src\n├── index.ts\n├── lib\n│   ├── a.ts\n│   └── b.ts\n└── test\n    └── a.test.ts\n'],
  ['an unknown language', 'x'.repeat(100)],
])('leaves %s plain', (_what, text) => {
  expect(highlight(text, '')).toBeNull();
});

it('leaves long code and unknown languages plain', () => {
  expect(highlight('const a = 1;\n'.repeat(2000), 'js')).toBeNull();
  expect(highlight('const a = 1;', 'klingon')).toBeNull();
});
