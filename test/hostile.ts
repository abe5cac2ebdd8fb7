/** Random trees that an HTML parser would never build, and articles with these trees. */
import fc from 'fast-check';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Article } from '../src/article/types.ts';
import { articleWith } from './arbitrary-article.ts';
import { ALLOWED } from './stray.ts';

const list = (text: string) => text.split(' ');

const TAGS = [
  ...list(ALLOWED.elements),
  ...list(
    'script style svg foreignObject animate use iframe object embed form input button textarea select option template ' +
      'noscript title base meta link portal frameset frame applet audio video source slot marquee dialog plaintext xmp ' +
      'annotation-xml mglyph malignmark maction mi svg:script constructor __proto__ x-y SCRIPT',
  ),
];
const NAMES = list(
  'href src srcSet srcDoc xLinkHref action formAction poster data background cite ping target rel is slot part style ' +
    'className id name onClick onError onLoad onFocus autoFocus tabIndex contentEditable download popoverTarget ' +
    'commandFor command accessKey title alt lang dir width height start value dateTime colSpan rowSpan encoding display ' +
    'dataNode dataEmbed dataFootnoteRef dataX dataPage dataPost dataCollapsed constructor __proto__ mathvariant voffset',
);
const SCHEMES = list(
  'javascript: JaVaScRiPt: data:text/html, data:text/html;base64, data:application/xhtml+xml, data:image/svg+xml, vbscript: ' +
    'blob:https://x.test/ file:///etc/ filesystem: view-source: intent: about: https:// http:// // \\\\ mailto: tel: ftp:// # ' +
    '#lectern- chrome:// ms-word: jar: feed: livescript: https: http:/ x-',
);
const PIECES = [
  '<script>ran()</script>',
  '"><script>ran()</script>',
  "'onerror=ran() '",
  '`',
  '<',
  '>',
  '"',
  "'",
  '&',
  ';',
  '\\',
  '&#106;avascript:',
  '&lt;',
  '&quot;',
  '\u0000',
  '\u0001',
  '\t',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  ' ',
  '\u00a0',
  ')',
  '(',
  ']',
  '[',
  '](javascript:ran())',
  '|',
  '{',
  '}',
  '{onclick=ran()}',
  '%',
  '%0a',
  '%3Cscript%3E',
  '//',
  '@',
  'x',
  'a.test/',
  'ran()',
  'alert(1)',
  '\u202e',
  '\ufffe',
  '\ud800',
  'ü',
  '漢',
  '😀',
  '```',
  '~~~',
  '$',
  '<!--',
  ']]>',
];
/** Random texts with a special meaning in one of the export formats, such as Markdown. */
export const hostileText = fc
  .array(fc.constantFrom(...PIECES, 'word ', ' other'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));
/** Random URLs. Most of them have schemes that no link may have. */
export const hostileAddress = fc
  .tuple(fc.constantFrom('', '', '', ' ', '\u0001', '\t'), fc.constantFrom(...SCHEMES), hostileText)
  .map((parts) => parts.join(''));

const properties = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(hostileAddress, hostileText, fc.constantFrom('', 'block', 'page', '1', 'language-js')),
  { maxKeys: 5 },
);

const { tree } = fc.letrec<{ tree: Element; content: ElementContent }>((tie) => ({
  tree: fc
    .tuple(fc.constantFrom(...TAGS), properties, fc.array(tie('content'), { maxLength: 4 }))
    .map(([tagName, given, children]) => ({ type: 'element', tagName, properties: given, children })),
  content: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText.map((value): ElementContent => ({ type: 'text', value })),
    hostileText.map((value): ElementContent => ({ type: 'comment', value })),
    fc
      .constantFrom('raw', 'doctype', 'html')
      .map((type) => ({ type, value: '<script>ran()</script>' }) as unknown as ElementContent),
    tie('tree'),
  ),
}));

/** Random trees of any elements, with hostile attributes and texts. */
export const hostileTree: fc.Arbitrary<Element> = tree;

const line = fc.array(
  fc.oneof(
    hostileText.map((value): ElementContent => ({ type: 'text', value })),
    fc.tuple(hostileAddress, hostileText, hostileText).map(([href, title, words]) => h('a', { href, title }, words)),
    fc.tuple(hostileAddress, hostileText, hostileText).map(([src, alt, title]) => h('img', { src, alt, title })),
    hostileText.map((code) => h('code', code)),
    hostileText.map((tex) =>
      h('math', h('semantics', [h('mi', tex), h('annotation', { encoding: 'application/x-tex' }, tex)])),
    ),
  ),
  { minLength: 1, maxLength: 4 },
);
const block = fc.oneof(
  line.map((content) => h('p', content)),
  line.map((content) => h('h2', { id: 'lectern-"><script>ran()</script>' }, content)),
  line.map((content) => h('ul', h('li', content))),
  line.map((content) => h('blockquote', h('p', content))),
  line.map((content) => h('table', [h('tr', [h('th', content), h('th', 'x')]), h('tr', [h('td', content)])])),
  hostileText.map((code) => h('pre', h('code', { className: ['language-js'] }, code))),
  fc
    .tuple(hostileText, hostileText)
    .map(([tex, id]) =>
      h('section', [
        h('math', { display: 'block' }, h('semantics', h('annotation', { encoding: 'application/x-tex' }, tex))),
        h('p', h('sup', h('a', { href: `#lectern-fn-${id}`, dataFootnoteRef: '' }, '1'))),
        h('section', { dataFootnotes: '' }, h('ol', h('li', { id: `lectern-fn-${id}` }, 'A note'))),
      ]),
    ),
  tree,
);

/** Random articles with hostile texts and URLs, sanitised like every article. */
export const hostileArticle: fc.Arbitrary<Article> = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), hostileText, hostileText)
  .map(([children, words, others]) => {
    const metadata = { headline: words, byline: others, authors: [others, words], description: words, site: others };
    return articleWith(children, { ...metadata, section: words, licence: others, language: 'en' });
  });
