/** Random pages for property tests, with any elements and attributes. */
import fc from 'fast-check';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { PageSnapshot } from '../src/page/snapshot/types.ts';
import { buildSnapshot } from './build-snapshot.ts';

const words = (text: string) => text.split(' ');

const TAGS = words(
  'html body main article section div p span a b i h1 h2 h6 ul ol li dl dt dd table caption thead tbody tr td th pre code ' +
    'blockquote figure figcaption img picture source video iframe embed object math mi mrow annotation semantics svg text ' +
    'ruby rt rp details summary button input select textarea form label br hr sup sub aside nav footer noscript template ' +
    'script style constructor __proto__ x-y bdo bdi time abbr q cite del ins',
);
const NAMES = words(
  'id class href src srcset data-src alt title lang dir role name style hidden aria-level aria-label aria-hidden colspan ' +
    'rowspan start value width height datetime type content property itemprop rel for scope constructor __proto__ display ' +
    'encoding mathvariant data-language data-footnote data-expanded open',
);
const VALUES = [
  ...words(
    'a fn1 #fn1 #a /x https://x.test/ javascript:alert(1) http://[ data:image/png;base64,AA mailto:a@b -1 0 1e9 99999',
  ),
  ...words(
    'heading presentation doc-footnote doc-noteref row cell table comment footnote reference highlight language-js',
  ),
  ...words(
    'katex MathJax gutter line-number lineno tweet twitter-tweet youtube rtl auto en constructor __proto__ block',
  ),
  'math/tex',
  'application/x-tex',
  'display:block',
  '"><script>alert(1)</script>',
  '\ud800',
  '',
];

const text = fc.oneof(
  fc.constantFrom(
    'A sentence, which is long enough to count as one. ',
    '1',
    '[1]',
    '↩',
    '$x^2$',
    '\\(a\\)',
    ' ',
    '\n',
    '```',
    '<b>',
    '](javascript:x)',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const attributes = fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES), { maxKeys: 4 });

const { tree } = fc.letrec<{ tree: Element; content: ElementContent }>((tie) => ({
  tree: fc
    .tuple(fc.constantFrom(...TAGS), attributes, fc.array(tie('content'), { maxLength: 6 }))
    .map(([tagName, properties, children]) => ({ type: 'element', tagName, properties, children })),
  content: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text.map((value) => ({ type: 'text' as const, value })),
    tie('tree'),
  ),
}));

export const arbitraryPage: fc.Arbitrary<PageSnapshot> = fc
  .array(tree, { maxLength: 8 })
  .map((content) => buildSnapshot(h('html', [h('body', content)])));
