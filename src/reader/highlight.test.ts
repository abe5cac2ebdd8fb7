import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { contentOf, elementsIn, textOf } from '../article/structure/hast.ts';
import { colored, languageOf } from './highlight.tsx';

it('code in a known language is split into tokens that together are exactly the code', () => {
  const code = 'const a = `x $(1 + 2)`; // <b>&amp;\n\n\tfoo(a)';
  const tokens = contentOf(colored(code, 'js') as Root);
  const keyword = elementsIn(tokens).find((token) => textOf(token) === 'const');
  expect(keyword?.properties.className).toEqual(['hljs-keyword']);
  expect(tokens.map(textOf).join('')).toBe(code);
});

it.each(['dockerfile', 'vue', 'ps1', 'hs', 'tsx'])(
  'code is colored if the page calls its language “%s”',
  (language) => {
    expect(colored('FROM x', language)).not.toBeNull();
  },
);

const PYTHON =
  'import os\n\nclass Tide:\n    def __init__(self, hour):\n        self.hour = hour\n\n    def height(self):\n        return None if self.hour is None else self.hour % 12\n';
const LOG =
  '12:01:22 started\n12:01:23 listening on 8080\n12:02:10 request from 10.0.0.1\n12:02:11 done in 120 ms\n12:09:00 stopped\n';
const PLAIN = [
  [
    'prose',
    'Dear all,\n\nthe boat leaves at nine, and not at ten as I wrote before.\nBring something warm, since the wind is in the north.\n\nAnna',
  ],
  [
    'a drawing',
    '+-------+      +--------+\n| start | ---> |  end   |\n+-------+      +--------+\n    |              ^\n    +--------------+\n',
  ],
  ['a log', LOG],
  ['a tree of files', 'src\n├── index.ts\n├── lib\n│   ├── a.ts\n│   └── b.ts\n└── test\n    └── a.test.ts\n'],
  ['an unknown language', 'x'.repeat(100)],
] as const;

const ofBlocks = (...blocks: readonly (readonly [code: string, language?: string])[]) =>
  languageOf(blocks.map(([code, language = '']) => ({ code, language })));

describe('the language of unnamed code blocks', () => {
  it('code without a named language gets the language that most of the page’s code looks like', () => {
    expect(ofBlocks([PYTHON])).toBe('python');
    expect(ofBlocks([PYTHON], ['x = 1'], [PYTHON], [LOG])).toBe('python');
  });

  it('code without a named language stays without one if most code of the page is not recognized', () => {
    expect(ofBlocks([PYTHON], [LOG.repeat(2)])).toBe('');
  });

  it('code without a named language gets the language that the page names for most other code', () => {
    expect(ofBlocks(['const a = 1;', 'js'], [PYTHON], [PYTHON])).toBe('js');
    expect(ofBlocks(['SELECT 1', 'sql'], ['const a = 1; const b = 2;', 'ts'], [LOG, 'text'], [LOG])).toBe('ts');
    expect(ofBlocks([LOG, 'text'], [PYTHON])).toBe('python');
  });

  it.each(PLAIN)('code without a named language stays without one if it is %s', (_what, text) => {
    expect(ofBlocks([text])).toBe('');
    expect(ofBlocks([text, 'klingon'])).toBe('');
  });
});

it('code with hundreds of nested comments is not colored, because drawing it could overflow the stack', () => {
  const nested = (levels: number) => '/*'.repeat(levels) + '*/'.repeat(levels);
  expect(colored(nested(20), 'rust')).not.toBeNull();
  expect(colored(nested(500), 'rust')).toBeNull();
  expect(colored('/*'.repeat(9000), 'rust')).toBeNull();
});

it('very long code and code in an unknown language are not colored', () => {
  expect(colored('const a = 1;\n'.repeat(2000), 'js')).toBeNull();
  expect(colored('const a = 1;', 'klingon')).toBeNull();
  expect(colored('const a = 1;', '')).toBeNull();
});
