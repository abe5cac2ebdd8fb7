import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { Mark } from '../../algorithms/types.ts';
import { createPage } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { coverageOf } from '../coverage.ts';
import { findEmoji, findFormulaTexts } from './find-glyphs.ts';
import { withoutIcons } from './find-pictures.ts';

function readAll(html: string) {
  const page = createPage(snapshotOfHtml(html));
  const marks = textsOf(page).map((node): Mark => ({ node, role: 'body' }));
  return { page, marks, coverage: coverageOf(page, marks) };
}

it.each(['🎉', '👩🏽‍🚀', '🇩🇪', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '#⃣'])(
  'shows the character of an emoji instead of its picture: %s',
  (emoji) => {
    const { page, coverage } = readAll(`<p>We won <img src="/a.svg" alt="${emoji}"></p>`);
    expect([...findEmoji(page, coverage).values()]).toEqual([{ kind: 'glyph', text: emoji }]);
  },
);

it.each(['A', '12', 'DE', 'a harbour'])(
  'does not take a picture for an emoji if its alternative text is not an emoji: %s',
  (alt) => {
    const { page, coverage } = readAll(`<p>We won <img src="/a.svg" alt="${alt}"></p>`);
    expect(findEmoji(page, coverage).size).toBe(0);
  },
);

it('finds emoji images that come after text in a paragraph, but none at the start of a paragraph', () => {
  const image = '<img src="/a.svg" alt="🎉">';
  const { page, coverage } = readAll(`<p>We won ${image}<b>${image}</b></p><p>${image}${image} We lost</p>`);
  expect(findEmoji(page, coverage).size).toBe(2);
});

it.each([
  ['in a line', '<p>Simple: <img src="/f.svg" alt="t = a + b">, where</p>', ['t = a + b']],
  ['at the start of a line', '<p><img src="/f.svg" alt="x_{0}^2"> is the start.</p>', ['x_{0}^2']],
  ['named by its class', '<p>Let <img class="formula" src="/f.svg" alt="t"> be</p>', ['t']],
  ['alone', '<p>Text.</p><p><img src="/f.svg" alt="t = a + b"></p>', []],
  ['of an icon', '<p>We won <img src="/f.svg" alt="arrow_back"> <img src="/f.svg" alt="="> <img alt="">.</p>', []],
  ['of a button', '<p>Text <a href="/e"><img class="edit" src="/f.svg" alt="Edit"></a> text.</p>', []],
  ['of an emoticon', '<p>We won <img src="/f.svg" alt="^_^"> <img src="/f.svg" alt=":=)"> again.</p>', []],
])('reads the small picture of a formula as its alternative text, but not other pictures: %s', (_, html, texts) => {
  const { page, coverage } = readAll(html);
  expect([...findFormulaTexts(page, coverage).values()]).toEqual(texts.map((text) => ({ kind: 'glyph', text })));
});

it('keeps a private-use character between two letters, even if each letter takes two UTF-16 units', () => {
  const kept = (html: string) => {
    const { page, marks } = readAll(html);
    return withoutIcons(page, marks, () => false).map(({ node }) => page.textOf(node));
  };
  expect(kept('<p><b>中</b><i>\ue000</i><b>国</b></p>')).toEqual(['中', '\ue000', '国']);
  expect(kept('<p><b>\u{20000}</b><i>\ue000</i><b>\u{20001}</b></p>')).toEqual(['\u{20000}', '\ue000', '\u{20001}']);
  expect(kept('<p><b>One</b> <i>\ue000</i></p>')).toEqual(['One']);
});
