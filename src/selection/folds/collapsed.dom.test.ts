import { afterEach, describe, expect, it } from 'vitest';
import { articleFrom, articleOf, selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import { exportText } from '../../export/text.ts';
import { promisesMore } from '../../page/folds/promises-more.ts';

afterEach(removePages);

const PROSE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const AROUND = `<p>${PROSE}</p><p>${PROSE}</p>`;

const textOf = async (html: string) => exportText(await articleOf(`<main>${html}</main>`));

describe('collapsed text in the article', () => {
  it.each([
    ['a closed details element', '<details><summary>Why?</summary><p>Because it floats.</p></details>'],
    ['a box with hidden=until-found', '<h3>Why?</h3><div hidden="until-found"><p>Because it floats.</p></div>'],
    [
      'an accordion whose button names its panel',
      '<h3><button aria-expanded="false" aria-controls="a">Why?</button></h3><div id="a" hidden>Because it floats.</div>',
    ],
    [
      'an accordion whose button does not name its panel',
      '<div><h3><button aria-expanded="false">Why?</button></h3><div style="display:none">Because it floats.</div></div>',
    ],
    [
      'an accordion of no height',
      '<button aria-expanded="false">Why?</button><div style="max-height:0;overflow:hidden"><p>Because it floats.</p></div>',
    ],
    [
      'a Bootstrap collapse',
      '<a data-bs-toggle="collapse" href="#c">Why?</a><div id="c" style="display:none"><p>Because it floats.</p></div>',
    ],
  ])('includes the collapsed text of %s', async (_what, html) => {
    const text = await textOf(AROUND + html + AROUND);
    expect(text).toContain('Why?\n\nBecause it floats.');
  });

  it('does not include a hidden box if text separates it from the button before it', async () => {
    const menu = '<p><button aria-expanded="false">Language</button> The ferry runs all day.</p>';
    const hidden = '<div style="display:none">It is not for the reader.</div>';
    const signed =
      '<h3><button aria-expanded="false">Why?</button> ▾</h3><div style="display:none">It floats, as it is empty.</div>';
    const text = await textOf(`${AROUND}${menu}${hidden}${AROUND}${signed}${AROUND}`);
    expect(text).toContain('It floats, as it is empty.');
    expect(text).not.toContain('not for the reader');
  });

  it('includes the collapsed rest of a sentence after "Read more"', async () => {
    const text = await textOf(
      `${AROUND}<p>It floats<span id="dots">…</span><span style="display:none"> because it is empty.</span></p><button>Read more</button>`,
    );
    expect(text).toContain('It floats… because it is empty.');
  });

  it('includes the collapsed text below a "Read more" button at the end of a long text', async () => {
    const rest = '<button>Read more</button><div style="display:none"><p>Because it floats.</p></div>';
    expect(await textOf(AROUND.repeat(120) + rest)).toContain('Because it floats.');
  });

  describe('tabs', () => {
    const tabs = (panel: string) => `${AROUND}
      <div role="tablist"><button role="tab" aria-selected="true" aria-controls="p1">Summer</button>
      <button role="tab" aria-selected="false" aria-controls="p2">Winter</button></div>
      <div role="tabpanel" id="p1"><p>It runs all day.</p></div>${panel}`;
    const HIDDEN = '<div role="tabpanel" id="p2" hidden><p>It rests.</p></div>';

    it('includes tab panels, each under the label of its tab', async () => {
      const text = await textOf(tabs(HIDDEN));
      expect(text).toContain('Summer Winter\n\nSummer\n\nIt runs all day.\n\nWinter\n\nIt rests.');
      const named = tabs(HIDDEN).replace('aria-controls="p1"', 'id="t1"').replace('id="p1"', 'aria-labelledby="t1"');
      expect(await textOf(named)).toBe(text);
    });

    it('does not label the open panel if the panels of the other tabs are not on the page', async () => {
      expect(await textOf(tabs(''))).toContain('Summer Winter\n\nIt runs all day.');
    });

    it('does not mark the open panel as collapsed', async () => {
      const { tree } = await articleOf(`<main>${tabs(HIDDEN)}</main>`);
      const marked = tree.children.filter((child) => child.type === 'element' && 'dataCollapsed' in child.properties);
      expect(marked).toHaveLength(2);
    });
  });

  it('marks the text of a closed details element as collapsed', async () => {
    const { tree } = await articleOf(
      `<main>${AROUND}<details><summary>Why?</summary><p>It floats.</p></details></main>`,
    );
    const marked = tree.children.filter((child) => child.type === 'element' && 'dataCollapsed' in child.properties);
    expect(marked).toHaveLength(1);
  });

  it('marks text as collapsed if the page clips it above a "Read more" button', async () => {
    const { tree } = await articleOf(`<main>${AROUND}<div style="max-height:60px;overflow:hidden"><p>${PROSE}</p>
      <p>${PROSE}</p><p>The end.</p></div><button>Read more</button></main>`);
    expect(JSON.stringify(tree.children.at(-2))).toContain('"dataCollapsed":""');
    expect(JSON.stringify(tree.children.at(-2))).toContain('The end.');
  });
});

describe('content that does not belong to the article', () => {
  it.each([
    [
      'a menu',
      '<button aria-expanded="false" aria-controls="m">Share</button><div id="m" hidden><a href=x>Secret one</a></div>',
    ],
    [
      'a dialog',
      '<button aria-haspopup="dialog" aria-expanded="false">Note</button><div hidden>Secret words here.</div>',
    ],
    ['text for screen readers', '<p><span style="position:absolute;clip:rect(0 0 0 0)">Secret words</span></p>'],
    ['hidden text without a control', '<div hidden><p>Secret words are here, and they are long enough.</p></div>'],
    [
      'scripts and templates in a details element',
      '<details><summary>More</summary><script>Secret()</script><template>Secret</template><p>x</p></details>',
    ],
  ])('does not show %s in the article', async (_what, html) => {
    expect(await textOf(AROUND + html + AROUND)).not.toContain('Secret');
  });

  it('leaves out a closed details element if the algorithm dropped the text around it', async () => {
    const { snapshot } = await snapshotPage(
      `<main><article>${AROUND}</article><aside><p>Aside, many words stand here.</p><details><summary>Q</summary>Secret</details></aside></main>`,
    );
    const selection = selectText(snapshot, (text) => text.includes('river'));
    expect(exportText(articleFrom(snapshot, selection))).not.toContain('Secret');
  });
});

describe('paywalls', () => {
  const FOLD = '<details><summary>Why?</summary>Secret</details>';
  it.each([
    ['in JSON-LD', `<script type="application/ld+json">{"isAccessibleForFree": false}</script>${AROUND}${FOLD}`],
    ['in a class name', `${AROUND}${FOLD}<div class="paywall-box">Buy now</div>`],
    ['that asks for a subscription', `${AROUND}${FOLD}<p>Subscribe to continue reading this story.</p>`],
    [
      'that clips the text',
      `<div style="height:40px;overflow:hidden"><p>${PROSE}</p><p>${PROSE}</p><p>Secret</p></div><p>Subscribe to continue reading.</p>`,
    ],
    ['that blurs the text', `${AROUND}<p style="filter: blur(4px)">Secret</p><p>Subscribe to continue reading.</p>`],
  ])('shows no hidden text on a page with a paywall %s', async (_what, html) => {
    const text = await textOf(html);
    expect(text).toContain(PROSE);
    expect(text).not.toContain('Secret');
  });
});

it('on a page with a paywall, keeps unblurred text in an element whose class name contains "blur"', async () => {
  const wall = '<p>Subscribe to continue reading.</p>';
  expect(await textOf(`<div class="shop-behavior-blur">${AROUND}${wall}</div>`)).toContain(PROSE);
});

const JSON_LD = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

it.each([
  ['a declaration quoted in a description', JSON_LD({ description: 'Write "isAccessibleForFree": false' })],
  ['an article that is free', JSON_LD({ isAccessibleForFree: true })],
  ['a call to subscribe to news', '<p>Subscribe to our newsletter.</p>'],
  [
    'invitations to subscribe in other languages',
    '<p>Newsletter abonnieren</p><p>Tilaa uutiskirje</p><p>مشاركة المقال</p>',
  ],
  ['a sentence about members', '<p>Members of the crew had to keep reading the charts.</p>'],
])('does not treat %s as a paywall', async (_what, html) => {
  expect(await textOf(`${html}${AROUND}<details><summary>Why?</summary>Unfolded</details>`)).toContain('Unfolded');
});

it.each([
  [
    'JSON-LD about a part of the article',
    JSON_LD({ '@type': 'NewsArticle', hasPart: [{ isAccessibleForFree: 'False' }] }),
  ],
  ['Finnish', '<p>Tämä artikkeli on vain tilaajille.</p>'],
  ['Turkish', '<p>Okumaya devam etmek için abone olun.</p>'],
  ['Bengali', '<p>পড়া চালিয়ে যেতে সাবস্ক্রাইব করুন</p>'],
])('recognises a paywall in %s', async (_what, html) => {
  expect(await textOf(`${html}${AROUND}<details><summary>Why?</summary>Secret</details>`)).not.toContain('Secret');
});

it.each([
  'Read more',
  'READ MORE »',
  'Show all',
  'Continue reading',
  'Load more comments',
  'Weiterlesen',
  'Mehr anzeigen',
  'Lire la suite',
  'Leer más',
  'Читать далее',
  '展开全文',
  'もっと見る',
  '더보기',
])('recognises "%s" as a button that shows more text', (label) => expect(promisesMore(label)).toBe(true));
it.each(['Share', 'Subscribe', 'Read our privacy policy', 'Show map', 'Load image', 'Reply'])(
  'does not treat "%s" as a button that shows more text',
  (label) => expect(promisesMore(label)).toBe(false),
);
