import { describe, expect, test } from 'vitest';
import { checkCss } from './check-css.ts';

describe('the check of the user’s CSS', () => {
  test.each([
    '',
    '  \n',
    '.body p { text-indent: 1em; }',
    '.body p { text-indent: 1em }\n\n.headline{color:red!important;}',
    '/* { broken ; */ p { margin: 0; /* a; b */ padding: 0 }',
    'p::before { content: "};{"; }',
    "p { content: 'it\"s'; }",
    '@media print { p { color: #000; } h2 { margin: 0 } }',
    '@supports (display: grid) { @media screen { p { color: red } } }',
    '.body { --mine: 3px; & p { margin: var(--mine) } }',
    '@keyframes a { from { color: red } to { color: blue } }',
    'a[href^="http"] { color: rgb(1 2 3 / 50%); }',
  ])('accepts the user’s CSS %s', (css) => {
    expect(checkCss(css)).toBeNull();
  });

  test.each([
    ['make it red', 'make it red'],
    ['p { colr: red; }', 'colr: red;'],
    ['p { color: rod; margin: 0 }', 'color: rod;'],
    ['p { color: red; margin }', 'margin'],
    ['p { margin: 0 } h2 { color: red', 'h2 { color: red'],
    ['p { margin: 0 } }', '}'],
    ['p > > a { color: red }', 'p > > a { color: red }'],
    ['@media print { p { colour: red } }', 'colour: red'],
    ['p { color: red } stray words; h2 { color: red }', 'stray words;'],
    ['<style>p { color: red }</style>', '<style>p { color: red }'],
    [`p { nothing: ${'x'.repeat(99)} }`, `nothing: ${'x'.repeat(51)}…`],
  ])('reports the part of the user’s CSS that browsers would ignore: %s', (css, text) => {
    expect(checkCss(css)).toEqual({ kind: 'unknown', text });
  });

  test.each([
    ['@import "https://k.test/a.css"; p { color: red }', '@import "https://k.test/a.css";'],
    ['p { background-image: url("https://k.test/a.png"); }', 'background-image: url("https://k.test/a.png")'],
    ['@font-face { font-family: A; src: local("A") }', '@font-face { font-family: A; src: local("A"); }'],
  ])('reports the part of the user’s CSS that would load a file: %s', (css, text) => {
    expect(checkCss(css)).toEqual({ kind: 'address', text });
  });
});
