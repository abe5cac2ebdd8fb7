/** Tests that the user's own CSS styles the reader and loads nothing. */
import { expect, test } from 'vitest';
import { mountSample } from '../../../test/mount-sample.ts';
import { cleanCss } from './user-css.ts';

const AT = `${location.origin}/asked-by-user-css`;

/** Kinds of CSS that load a URL. Each kind gets its own URL, so that a request can be traced to it. */
const LOADING: readonly [string, (address: string) => string][] = [
  ['a picture', (at) => `.body { background-image: url("${at}") }`],
  ['without quotation marks', (at) => `.body { background: url(${at}) }`],
  ['written with an escape', (at) => `.body { background: \\75rl(${at}) }`],
  ['in capitals', (at) => `.body { BACKGROUND: URL(${at}) }`],
  ['an image set', (at) => `.body { background-image: image-set("${at}" 1x) }`],
  ['an image set by its older name', (at) => `.body { background-image: -webkit-image-set("${at}" 1x) }`],
  ['by a custom property', (at) => `.body { --a: url(${at}); background-image: var(--a) }`],
  ['by a custom property with an escape', (at) => `.body { --a: u\\72l("${at}"); background-image: var(--a) }`],
  ['as the fallback of a variable', (at) => `.body { background: var(--nothing, url(${at})) }`],
  ['as the fallback of a variable, with an escape', (at) => `.body { background: var(--nothing, \\55 RL(${at})) }`],
  ['beside a variable', (at) => `.body { --a: no-repeat; background: url(${at}) var(--a) }`],
  ['between comments with quotation marks', (at) => `.body { --a: /* " */ url(${at}) /* " */; background: var(--a) }`],
  ['in a nested rule', (at) => `.lectern { .body { background: url(${at}) } }`],
  ['in a media query', (at) => `@media screen { @supports (color: red) { .body { background: url(${at}) } } }`],
  ['in a layer', (at) => `@layer a { .body { background: url(${at}) !important } }`],
  ['in keyframes', (at) => `@keyframes a { from, to { background: url(${at}) } } .body { animation: a 9s infinite }`],
  ['a sheet', (at) => `@import "${at}"; .body { color: red }`],
  ['a sheet by url', (at) => `@import url(${at});`],
  ['a font', (at) => `@font-face { font-family: Away; src: url(${at}) } .body { font-family: Away !important }`],
  [
    'the initial value of a registered property',
    (at) => `@property --b { syntax: "*"; inherits: false; initial-value: url(${at}) } .body { background: var(--b) }`,
  ],
  ['a mask', (at) => `.body { mask-image: url(${at}); }`],
  ['a mouse pointer', (at) => `.body { cursor: url(${at}), auto; list-style: url(${at}) }`],
  ['generated content', (at) => `.body::before { content: url(${at}) }`],
];

// the default buffer holds 250 requests, and loading the test modules fills it
performance.setResourceTimingBufferSize(10_000);

const asked = () => performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(AT) ? [name] : []));

/**
 * Loads a URL through a style sheet of the page. Resolves when this request, and so every earlier one, has been
 * recorded.
 */
async function ask(address: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { background-image: url("${address}") }`);
  document.adoptedStyleSheets = [sheet];
  // the request is recorded when the server has answered, which takes a while when other tests run at the same time
  await expect.poll(asked, { timeout: 15_000 }).toContain(address);
  document.adoptedStyleSheets = [];
}

test('the user’s CSS makes no requests', async () => {
  await ask(`${AT}-before`);
  for (const [index, [, css]] of LOADING.entries()) {
    const { handle, state } = mountSample({ userCss: css(`${AT}-${index}`) });
    handle.update(state);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    handle.destroy();
  }
  await ask(`${AT}-after`);
  expect(asked()).toEqual([`${AT}-before`, `${AT}-after`]);
});

test.each(LOADING)('every URL is removed from the user’s CSS: %s', (_way, css) => {
  expect(cleanCss(css(AT)).css).not.toContain('asked-by-user-css');
});

test.each([
  '.body p { text-indent: 1em; }',
  '.headline { color: rgb(1, 2, 3) !important; }',
  '@media (width > 600px) {\n  .body { columns: 2; }\n}',
  '.body { --a: 3px; border: var(--a) solid; }',
  '.body::before { content: "url"; }',
])('the user’s CSS keeps every rule that loads nothing: %s', (css) => {
  expect(cleanCss(css)).toEqual({ css, leftOut: [] });
});

test('only the declaration that loads something is removed from the user’s CSS, and it is reported', () => {
  expect(cleanCss('p { color: red; cursor: url("a.png"), auto; margin: 0px }')).toEqual({
    css: 'p { color: red; margin: 0px; }',
    leftOut: [expect.stringMatching(/^cursor: url\("a\.png"\)/)],
  });
});

test("the user’s CSS applies after the reader's own sheets, and does not affect the page", () => {
  const { handle, state, dialog } = mountSample({ userCss: '.headline { letter-spacing: 7px }' });
  handle.update(state);
  const spacing = () => getComputedStyle(dialog.querySelector('.headline') as Element).letterSpacing;
  const root = dialog.getRootNode() as ShadowRoot;
  expect(spacing()).toBe('7px');
  expect(root.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain('7px');
  const count = root.adoptedStyleSheets.length;
  handle.update({ ...state, userCss: '.headline { letter-spacing: 3px }' });
  expect(spacing()).toBe('3px');
  handle.update({ ...state, userCss: '.headline { letter-spacing: 3px }' });
  expect(root.adoptedStyleSheets).toHaveLength(count);
  handle.update({ ...state, userCss: '' });
  expect(spacing()).not.toBe('3px');
  expect(root.adoptedStyleSheets).toHaveLength(count - 1);
  const ofPage = document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
  expect(ofPage.join('')).not.toContain('headline');
});

test('HTML in the user’s CSS adds no elements to the reader', () => {
  const { handle, state, dialog } = mountSample({ userCss: 'p { color: red } </style><img src=x id=smuggled>' });
  handle.update(state);
  expect((dialog.getRootNode() as ShadowRoot).querySelector('#smuggled, style')).toBeNull();
});
