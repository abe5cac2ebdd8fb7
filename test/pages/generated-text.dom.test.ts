/**
 * Tests that words that a style sheet adds before or after text (`::before`, `::after`) are part of the article, and
 * that decoration is not.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { openHtml, show } from './show-page.ts';

afterEach(removePages);

const PROSE = (number: number) =>
  `<p>Paragraph ${number} of the byelaws: whoever comes by water keeps to the right of the channel, ties up where the harbour master says, and pays before the lamps are lit.</p>`;

async function shown(style: string, body: string) {
  return show(
    await openHtml(
      `<!doctype html><html lang="en"><head><title>Byelaws of the quay</title><style>${style}</style></head><body><main><h1>Byelaws of the quay</h1>${[1, 2, 3].map(PROSE).join('')}${body}${[4, 5, 6].map(PROSE).join('')}</main></body></html>`,
      `${location.origin}/e2e/pages/generated/index.html`,
    ),
  );
}

const RULE =
  'A vessel keeps to the right of the channel, and one that cannot says so in good time, by day and by night.';

describe('words that a style sheet adds', () => {
  it.each<[string, string, string, string | RegExp]>([
    [
      'a clause in a paragraph',
      'main{counter-reset:c}.c{counter-increment:c}.c::before{content:"(" counter(c,lower-alpha) ") "}',
      `<p class="c">${RULE}</p><p class="c">The same holds at night.</p>`,
      /\(a\) A vessel.*\(b\) The same/,
    ],
    [
      'the word “Note” in a paragraph',
      '.n::before{content:"Note: ";font-weight:700}',
      `<p class="n">${RULE}</p>`,
      `Note: ${RULE}`,
    ],
    ['a note on the box', '.n::before{content:"Note: "}', `<div class="n"><p>${RULE}</p></div>`, /Note: ?A vessel/],
    [
      'a label that only a margin sets apart',
      '.n::before{content:"Note";margin-right:8px;font-weight:700}',
      `<p class="n">${RULE}</p>`,
      `Note ${RULE}`,
    ],
    [
      'a number that only a margin sets apart',
      'main{counter-reset:h}h2{counter-increment:h}h2::before{content:"1." counter(h);margin-right:8px}',
      `<h2>Title</h2>${PROSE(7)}`,
      '1.1 Title',
    ],
    [
      'a note as a block',
      '.n::before{content:"Note";display:block;font-weight:700}',
      `<div class="n"><p>${RULE}</p></div>`,
      /Note ?A vessel/,
    ],
    [
      'a section sign',
      'main{counter-reset:c}.c{counter-increment:c}.c::before{content:"§ " counter(c) " "}',
      `<p class="c">${RULE}</p><p class="c">The same holds at night.</p>`,
      /§ 1 A vessel.*§ 2 The same/,
    ],
    [
      'a numbered heading',
      'main{counter-reset:h}h2{counter-increment:h}h2::before{content:counter(h) " "}',
      `<h2>Title</h2>${PROSE(7)}<h2>Other</h2>`,
      /1 Title.*2 Other/,
    ],
    [
      'a heading of two levels',
      'main{counter-reset:h}h2{counter-increment:h;counter-reset:k}h3{counter-increment:k}h2::before{content:counter(h) ". "}h3::before{content:counter(h) "." counter(k) " "}',
      `<h2>Title</h2>${PROSE(7)}<h3>Sub</h3>${PROSE(8)}<h3>Other</h3>${PROSE(9)}<h2>Last</h2>${PROSE(9)}<h3>End</h3>`,
      /1\. Title.*1\.1 Sub.*1\.2 Other.*2\. Last.*2\.1 End/,
    ],
    [
      'words from an attribute',
      '.c::before{content:attr(data-n) " "}',
      `<p class="c" data-n="Art. 7">${RULE}</p>`,
      /Art\. 7 A vessel/,
    ],
    ['words after a rule', '.c::after{content:" (repealed)"}', `<p class="c">${RULE}</p>`, `${RULE} (repealed)`],
    [
      'a unit after an inline box',
      '.k::after{content:" km"}',
      `<p>It is <span class="k">12</span> to the lock, and from there nobody has ever counted the miles, for they are the same on each bank.</p>`,
      'It is 12 km to the lock',
    ],
    [
      'a word before an inline box',
      '.k::before{content:"Section "}',
      `<p>See <a class="k" href="#s">12</a> of the byelaws, which nobody has ever read to its end, not even the harbour master himself.</p>`,
      'See Section 12 of',
    ],
    [
      'a label of a figure',
      'main{counter-reset:f}figcaption{counter-increment:f}figcaption::before{content:"Figure " counter(f) ". "}',
      `<figure><img alt="" width="400" height="300" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E%3Crect width='400' height='300'/%3E%3C/svg%3E"><figcaption>The channel in spring</figcaption></figure>`,
      'Figure 1. The channel',
    ],
    ['a theorem', '.t::before{content:"Theorem 3. "}', `<div class="t">${RULE}</div>`, `Theorem 3. ${RULE}`],
    ['a Japanese note', '.n::before{content:"注:"}', `<p class="n">${RULE}</p>`, `注:${RULE}`],
    [
      'brackets around a number',
      '.k::before{content:"["}.k::after{content:"]"}',
      `<p>It is said <span class="k">12</span> of the lock, and from there nobody has ever counted the miles, for they are the same on each bank.</p>`,
      'said [12] of',
    ],
    [
      'a comma between two items',
      '.k li{display:inline}.k li+li::before{content:", "}.w:not(:last-child)::after{content:", "}',
      `<p>It is said of <span class="w">Ida</span><span class="w">Per</span><span class="w">Bo</span> that nobody has ever seen them on the quay, for they come by night and go before the dawn.</p>`,
      'Ida, Per, Bo',
    ],
    [
      'a cell of a table',
      'td.k::after{content:" km"}',
      `<table><tr><th>Way</th><th>Length</th></tr><tr><td>to the lock</td><td class="k">12</td></tr><tr><td>to the mill</td><td class="k">14</td></tr></table>`,
      '12 km',
    ],
    [
      'a term',
      'dt::before{content:"Term: "}',
      `<dl><dt>lock</dt><dd>${RULE}</dd><dt>quay</dt><dd>${RULE}</dd></dl>`,
      'Term: lock',
    ],
  ])('keeps words that a style sheet adds (%s)', async (_what, style, body, expected) => {
    const { text } = await shown(style, body);
    if (typeof expected === 'string') expect(text()).toContain(expected);
    else expect(text()).toMatch(expected);
  });
});

describe('decoration that a style sheet adds', () => {
  it.each<[string, string]>([
    ['a private code point', '\\f0c1'],
    ['an arrow', '→ '],
    ['a chevron', '» '],
    ['a single chevron', '› '],
    ['a bullet', '• '],
    ['a triangle', '▶ '],
    ['a bar', ' | '],
    ['a slash', ' / '],
    ['a dash', '– '],
    ['an empty string', ''],
    ['a space', '\\00a0'],
    ['a pilcrow', '¶'],
    ['a hash', '#'],
    ['a star', '★ '],
    ['an emoji of a link', '🔗'],
    ['a big quote', '“'],
    ['a middle dot', ' · '],
    ['an ellipsis', '…'],
  ])('drops decoration that a style sheet adds (%s)', async (_what, content) => {
    const { text } = await shown(
      `.c::before{content:"${content}"}.c::after{content:"${content}"}h2::before{content:"${content}"}`,
      `<h2>Rule</h2><p class="c">${RULE}</p>`,
    );
    expect(text()).toMatch(new RegExp(`lit\\. ?Rule ?${RULE} ?Paragraph 4`));
  });

  it.each<[string, string]>([
    ['hidden', 'display:none'],
    ['invisible', 'visibility:hidden'],
    ['transparent', 'opacity:0'],
    ['outside the window', 'position:absolute;left:-9999px'],
    ['of font size 0', 'font-size:0'],
    ['an icon font by its name', 'font-family:"Material Icons"'],
    ['a tip over the text', 'position:absolute;opacity:0;pointer-events:none'],
  ])('drops words that a style sheet adds if they are not visible as text (%s)', async (_what, style) => {
    const { text } = await shown(`.c::before{content:"Note: ";${style}}`, `<p class="c">${RULE}</p>`);
    expect(text()).toMatch(new RegExp(`lit\\. ?${RULE} ?Paragraph 4`));
  });
});
