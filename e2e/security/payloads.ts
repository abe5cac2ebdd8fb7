/**
 * Hostile markup ("payloads"), which tries to run code or load something in any program that shows it. Each payload is
 * in a part of the page that the article keeps. Code that runs calls `ran`; loading requests a URL below `/canary/`.
 */

export interface Payload {
  name: string;
  html: string;
}

const RUN = 'ran()';
const LOAD = '/canary/x.png';
const SCRIPT = `<script>${RUN}</script>`;

/** URL schemes that run code, open something or reveal something, and ways to disguise them. */
const ADDRESSES = [
  'javascript:',
  'JaVaScRiPt:',
  '&#106;avascript:',
  '&#x6A;avascript:',
  'java&Tab;script:',
  'java&NewLine;script:',

  '&#1;javascript:',
  '&#32;javascript:',
  'javascript&colon;',
  'javascript://a.test/%0a',
  'vbscript:',
  'livescript:',
  '&#xfeff;javascript:',
  '\uff4aavascript:',
  'java\u2028script:',
  'view-source:javascript:',
  'feed:javascript:',
  'jar:javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==#',

  'data:application/xhtml+xml,<x/>',
  'data:image/svg+xml,<svg onload=ran()>',
  'data:,',
  'about:blank#',
  'about:srcdoc#',
  'filesystem:https://a.test/temporary/',
  'blob:https://a.test/',
  'intent://a.test#Intent;scheme=',
  'ms-msdt:/id ',
  'file:///etc/passwd#',
  'file:////a.test/share/',
  'chrome://settings/',
  'moz-extension://a/',
  'res://a/',
  'mk:@',

  'https:\\\\a.test\\',
  'https://a.test@b.test/',
  '\\\\a.test\\share\\',
  '//a.test/',
  'http://[',
  'mailto:a@a.test?body=',

  'https://a.test/?q=&quot;><script>ran()</script>',
  'mailto:a@a.test&quot;><script>ran()</script>',
  'tel:<script>',
].map((address, index) => ({ name: `address ${index}`, address: `${address}${RUN}` }));

const addressed = ADDRESSES.flatMap(({ name, address }): Payload[] => [
  { name: `a href ${name}`, html: `<a href="${address}">a link</a>` },
  { name: `img src ${name}`, html: `<img src="${address}" width="300" height="200" alt="a picture">` },
  {
    name: `iframe src ${name}`,
    html: `<iframe data-src="${address}" width="300" height="200" title="a frame"></iframe>`,
  },
]);

/** Handlers of events that occur without any user action, or at the user's first action. */
const EVENTS = 'onload onerror onfocus onanimationstart ontoggle onbegin onpointerenter onscroll onbeforematch oncopy'
  .split(' ')
  .flatMap((event): Payload[] => [
    { name: `b ${event}`, html: `<b ${event}="${RUN}" tabindex="1">bold</b>` },
    { name: `img ${event}`, html: `<img src="${LOAD}?${event}" ${event}="${RUN}" width="300" height="200" alt="">` },
    { name: `svg ${event}`, html: `<svg ${event}="${RUN}"><text>drawn</text></svg>` },
  ]);

const ATTRIBUTES = [
  'autofocus contenteditable="true"',
  `style="background:url(${LOAD}?style);position:fixed;inset:0"`,
  'class="lectern reader dialog" id="lectern-root" name="getElementById"',
  'id="location" name="body"',
  `ping="${LOAD}?ping" target="_top" rel="opener"`,
  'is="x-y" slot="x" part="x" exportparts="x"',
  'popover popovertarget="x" commandfor="x" command="--x"',
  'draggable="true" accesskey="c" tabindex="1" inputmode="text"',
  'data-node="9" data-object="9" data-gap="9" data-embed="video-file" data-footnotes data-footnote-ref data-lectern data-post',
  'itemscope itemid="javascript:ran()" itemprop="url"',
  'xlink:href="javascript:ran()" xml:base="javascript:" xmlns:x="x" _="on load call ran()" v-on:load="ran()" @load="ran()"',
  'onclick="ran()" ONCLICK="ran()" on\u0000click="ran()" x-on:load="ran()" ng-init="ran()" hx-get="/canary/hx"',
  'dir="x" lang="&quot;><script>ran()</script>" title="&quot;><script>ran()</script>"',
].map(
  (attributes, index): Payload => ({
    name: `attributes ${index}`,
    html: `<a href="https://a.test/" ${attributes}>a link</a> and <b ${attributes}>bold</b>`,
  }),
);

const ELEMENTS = [
  SCRIPT,
  `<script src="/canary/script.js"></script>`,
  `<style>@import "/canary/style.css";</style>`,
  `<link rel="stylesheet" href="/canary/link.css"><link rel="prefetch" href="${LOAD}?prefetch">`,
  `<meta http-equiv="refresh" content="9999;url=javascript:ran()"><meta name="referrer" content="unsafe-url">`,
  '<base target="_top">',
  `<form action="javascript:ran()" id="x"><button formaction="javascript:ran()">a button</button><input type="image" src="${LOAD}?input"></form>`,
  `<iframe srcdoc="<script>parent.ran()</script>" width="300" height="200"></iframe>`,
  `<iframe src="https://www.youtube.com/embed/videoseries?list=%22><script>ran()</script>" title="]<script>ran()</script>" width="400" height="300"></iframe>`,
  `<iframe src="https://w.soundcloud.com/player/?url=https%3A//a.test/%22><script>ran()</script>" width="400" height="300"></iframe>`,
  `<object data="javascript:ran()" width="300" height="200"></object><embed src="javascript:ran()" width="300" height="200">`,
  `<video poster="${LOAD}?poster" width="300" height="200" onerror="ran()"><source src="javascript:ran()" onerror="ran()"></video>`,
  `<audio controls src="x" onerror="ran()"></audio>`,
  `<img srcset="${LOAD}?srcset 1x, javascript:ran() 2x" width="300" height="200" alt="a picture">`,
  `<picture><source srcset="javascript:ran()"><img src="${LOAD}?picture" width="300" height="200" alt="&lt;script>ran()&lt;/script>"></picture>`,
  `<img data-src="javascript:ran()" data-srcset="data:text/html,x 2x" width="300" height="200" alt="lazy">`,
  `<noscript><img src="javascript:ran().png" width="300" height="200"></noscript>`,
  `<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>`,
  `<template><img src="${LOAD}?template" onerror="ran()"></template>`,
  `<template shadowrootmode="open"><img src="${LOAD}?shadow" onerror="ran()"><slot></slot></template>`,
  `<details open ontoggle="ran()"><summary>more</summary>said</details>`,
  `<marquee onstart="ran()">moves</marquee>`,
  `<portal src="https://a.test/"></portal><fencedframe></fencedframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;"></table></mtext></math>`,
  `<math><annotation-xml encoding="text/html">${SCRIPT}</annotation-xml><mi>x</mi></math>`,
  `<math href="javascript:ran()"><mi xlink:href="javascript:ran()">x</mi><maction actiontype="statusline#javascript:ran()"><mn>1</mn></maction></math>`,
  `<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\href{javascript:ran()}{x} &lt;img src=x onerror=ran()> \`</annotation></semantics></math> <code>&lt;script>ran()&lt;/script></code>`,
  `<svg><script>ran()</script><a xlink:href="javascript:ran()"><text>drawn</text></a></svg>`,
  `<svg><foreignObject><p>inside<img src="${LOAD}?foreign" onerror="ran()"></p></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='ran()'/></svg>#x"/></svg>`,
  `<svg><animate attributeName="href" values="javascript:ran()" onbegin="ran()"/><set attributeName="onmouseover" to="ran()"/></svg>`,
  `<svg><style><img src="</style><img src=x onerror=ran()>"></style></svg>`,
  '<xmp><img src=x onerror=ran()></xmp><listing>&lt;img onerror=ran()&gt;</listing>',
  `<textarea></textarea><select><option>${SCRIPT}</option></select>`,
  '<!-- --!> <img src=x onerror=ran()> --><?xml-stylesheet href="javascript:ran()"?><![CDATA[<script>ran()</script>]]>',
  `<button popovertarget="x" commandfor="x" command="--x">push</button><dialog open>${SCRIPT}talk</dialog>`,
  '<x-y is="x-y">custom</x-y><slot name="x">slot</slot>',
  '<a download="../../x.exe" href="https://a.test/x.exe" target="_blank">a file</a>',
  '<map name="x"><area href="javascript:ran()" shape="default"></map><img usemap="#x" src="x" width="300" height="200" alt="mapped">',
  '<span id="lectern-x"></span><a href="#&quot;><script>ran()</script>">to a place</a><span id="&quot;><script>ran()</script>">place</span>',
].map((html, index): Payload => ({ name: `element ${index}`, html }));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Texts with a special meaning in one of the export formats, such as Markdown. */
const TEXTS = [
  SCRIPT,
  `<img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `</title>${SCRIPT}`,
  `]]>${SCRIPT}`,
  '<!--',
  `</textarea></style></noscript></template>${SCRIPT}`,
  `<![CDATA[${SCRIPT}]]>`,
  '<?php ran() ?>',
  '<% ran() %>',
  '{{ ran() }}',
  '{% ran %}',
  `\${ran()}`,
  `\`\${ran()}\``,
  '{: onclick="ran()"}',
  '{#x .y onclick=ran()}',
  '{ran()}',

  '[a](javascript:ran())',
  '![a](/canary/md.png)',
  '[a]: javascript:ran()',
  '[a][b]',
  '<javascript:ran()>',
  '<https://a.test/>',

  '```\n<script>ran()</script>',
  '~~~ html',
  '`<script>ran()</script>`',
  '| a | b |',
  '--- \ntitle: x',
  '...',
  '# x',
  '> x',
  '- [ ] x',

  '[^1]: <script>ran()</script>',
  '[^1]',
  '$\\href{javascript:ran()}{x}$',
  '$$<script>ran()</script>$$',
  '\\(x\\)',
  '\\<script>ran()</script>',

  '\u2028<script>ran()</script>',
  '\u202egpj.exe',
  '\ufffe<script>',
  'a\u0000<script>ran()</script>',
  '&lt;script>ran()&lt;/script>',
  '!!js/function ran',
].map((text, index): Payload => ({ name: `text ${index}`, html: escaped(text) }));

const CODES = ['html', 'dataviewjs', 'mermaid', 'js"><script>ran()</script>', '`', 'x onload=ran()'].map(
  (language, index): Payload => ({
    name: `code ${index}`,
    html: `</p><pre><code class="language-${escaped(language).replaceAll('"', '&quot;')}">${escaped(SCRIPT)}\n\`\`\`\n${escaped(SCRIPT)}</code></pre><p>`,
  }),
);

export const PAYLOADS: readonly Payload[] = [...addressed, ...EVENTS, ...ATTRIBUTES, ...ELEMENTS, ...TEXTS, ...CODES];

/** Returns the marker word around a payload. If an export contains the word, it has kept the text. */
export const markOf = (index: number) => `kept${index}end`;

const SENTENCE =
  'the harbour was quiet that morning, and nobody who lived there remembered when the last ferry had gone out.';

const AROUND: readonly ((content: string) => string)[] = [
  (content) => `<p>${content}</p>`,
  (content) => `<p>${content}</p>`,
  (content) => `<blockquote><p>${content}</p></blockquote>`,
  (content) => `<ul><li><p>${content}</p></li></ul>`,
  (content) => `<p>${content}</p>`,
];

/** Wraps a payload in a section that has enough text for the page to count as an article. */
function pieceOf({ html }: Payload, index: number): string {
  const around = AROUND[index % AROUND.length] ?? AROUND[0];
  return `<section>${around?.(`In part ${markOf(index)}, ${SENTENCE} ${html} And ${SENTENCE}`)}</section>`;
}

const TITLE = `The harbour &lt;/title>&lt;script>ran()&lt;/script> "x" {{ran()}}`;

/**
 * Returns an article with payloads, for the test site. The page counts in `runs` how often the payloads run on the page
 * itself.
 */
export function hostilePage(payloads: readonly Payload[] = PAYLOADS): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${TITLE}</title>
<script>var runs = 0; function ran() { runs++; }</script>
<meta name="author" content="&lt;script>ran()&lt;/script> O'Hara"><meta name="description" content="]]>&lt;script>ran()&lt;/script>">
<link rel="icon" href="data:,"><style>body{margin:0;font:16px Georgia} main{max-width:640px;margin:auto}</style></head>
<body><main><article><h1>${TITLE}</h1>${payloads.map(pieceOf).join('\n')}</article></main></body></html>`;
}
