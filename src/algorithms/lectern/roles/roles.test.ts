import { describe, expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { PAGE_KINDS, type PageKind } from '../../types.ts';
import { createContext } from '../features/context.ts';
import { fillFeatures } from '../features/matrix.ts';
import { assignRoles } from './index.ts';
import type { BlockRole } from './types.ts';

const SENTENCE = 'The ferry stayed in the harbour all night, because nobody dared to sail. ';
const prose = (count = 3): string => `<p>${SENTENCE.repeat(count)}</p>`;

/** Text of every block → its role, when the model has kept all of them, or those that say `keeps`. */
function rolesOf(html: string, kind: PageKind = 'article', keeps = '', sure = 0.9): Record<string, BlockRole> {
  const snapshot = snapshotOfHtml(html);
  const context = createContext(snapshot);
  fillFeatures(context);
  const { blocks } = context.view;
  const says = (block: number) => (snapshot.nodes.text[blocks.first[block] ?? 0] ?? '').includes(keeps);
  const kept = Uint8Array.from({ length: blocks.size }, (_, block) => (says(block) ? 1 : 0));
  const body = new Float32Array(blocks.size).fill(sure);
  const kinds = Float64Array.from(PAGE_KINDS, (name) => (name === kind ? 1 : 0));
  const { roles } = assignRoles(context, { body, kinds }, { kept, expected: 1, threshold: 0.5 });
  const texts = Array.from({ length: blocks.size }, () => '');
  for (const [node, block] of blocks.ofText.entries()) if (block >= 0) texts[block] += snapshot.nodes.text[node] ?? '';
  return Object.fromEntries(texts.map((text, block) => [text.trim().slice(0, 30), roles[block] ?? 'other']));
}

const page = (body: string, title = 'Storm keeps the ferry in port'): string =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;

describe('headline', () => {
  it('is what repeats the title of the page above the text', () => {
    const roles = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose()}<h2>What comes next</h2>${prose()}`));
    expect(roles['Storm keeps the ferry in port']).toBe('headline');
    expect(roles['What comes next']).toBe('body');
  });
});

it('labels are left out: advertisements, tags, counts of comments', () => {
  const labels = '<p>Advertisement</p><p>Tags: <a href="/f">Ferries</a> <a href="/s">Storms</a></p><p>4 comments</p>';
  const roles = rolesOf(page(`${prose()}${labels}<p>Werbung</p>${prose()}`));
  for (const label of ['Advertisement', 'Tags: FerriesStorms', '4 comments', 'Werbung'])
    expect(roles[label]).toBe('other');
});

it('a line that announces and sells is an advertisement, one that speaks of advertising is not', () => {
  const sells = '<p>ADVERTISEMENT — Waterproof boots, half price until Sunday. <a href="/boots">Buy now!</a></p>';
  const roles = rolesOf(page(`${prose()}${sells}<p>Advertising had changed the town.</p>${prose()}`));
  expect(roles['ADVERTISEMENT — Waterproof boo']).toBe('other');
  expect(roles['Advertising had changed the to']).toBe('body');
});

describe('bylines and dates', () => {
  it('stand between headline and text', () => {
    const roles = rolesOf(
      page(`<h1>Storm</h1><p>By Ada Poe</p><p>12 March 2024</p>${prose()}<p>By Monday it was over.</p>`),
    );
    expect(roles).toMatchObject({ 'By Ada Poe': 'byline', '12 March 2024': 'date', 'By Monday it was over.': 'body' });
  });

  it('are told in other languages', () => {
    const roles = rolesOf(page(`<p>Von Ada Poe</p><p>12. März 2024</p>${prose()}`));
    expect(roles).toMatchObject({ 'Von Ada Poe': 'byline', '12. März 2024': 'date' });
  });
});

describe('captions', () => {
  it('stand in figures, or name who made a picture', () => {
    const roles = rolesOf(
      page(
        `${prose()}<figure><img><figcaption>The port at noon</figcaption></figure>${prose()}<p>Photo: Ada Poe / AFP</p>${prose()}`,
      ),
    );
    expect(roles).toMatchObject({ 'The port at noon': 'caption', 'Photo: Ada Poe / AFP': 'caption' });
  });

  it('are no sentences about photos, no entries of lists, no quotes in figures', () => {
    const roles = rolesOf(
      page(
        `${prose()}<p>The photo shows the port.</p><ul><li>Photo books</li></ul><figure><blockquote><p>Said she.</p></blockquote></figure>${prose()}`,
      ),
    );
    expect(roles).toMatchObject({ 'The photo shows the port.': 'body', 'Photo books': 'body', 'Said she.': 'body' });
  });
});

const COMMENTS = ['Ann', 'Bob', 'Cid']
  .map(
    (name) =>
      `<div class="entry-x"><span class="user-name">${name}</span><time>3 March 2024</time><p>${name} thinks that ${SENTENCE}</p></div>`,
  )
  .join('');

describe('comments', () => {
  it('are posts with names and dates behind an article', () => {
    const roles = rolesOf(page(`<article>${prose(6)}${prose(6)}</article><section>${COMMENTS}</section>`));
    expect(roles['Ann thinks that The ferry stay']).toBe('comment');
  });

  it('are the body where the thread is the page', () => {
    const roles = rolesOf(page(`<article>${prose(6)}${prose(6)}</article><section>${COMMENTS}</section>`), 'forum');
    expect(roles['Ann thinks that The ferry stay']).toBe('body');
  });

  it('are the body where they are most of the text and the model is sure of them', () => {
    const thread = COMMENTS.repeat(9);
    const roles = rolesOf(page(`<article>${prose(6)}${prose(6)}</article><section>${thread}</section>`));
    expect(roles['Ann thinks that The ferry stay']).toBe('body');
  });

  it('are what the page calls so, in whatever language', () => {
    for (const name of ['comments', 'kommentare', 'commentaires-liste', 'yorumlar']) {
      const roles = rolesOf(
        page(`${prose(6)}${prose(6)}<div class="${name}"><p>I was there and it was worse.</p></div>`),
      );
      expect(roles['I was there and it was worse.']).toBe('comment');
    }
  });
});

describe('what leads elsewhere', () => {
  it('is a short line that says so and is a link', () => {
    const roles = rolesOf(page(`${prose()}<p><a href="/x">Read more: How ferries float</a></p>${prose()}`));
    expect(roles['Read more: How ferries float']).toBe('related');
  });

  it('is no sentence with a link in it', () => {
    const roles = rolesOf(
      page(
        `${prose()}<p>The related report, <a href="/x">published here</a>, names the captain and the crew.</p>${prose()}`,
      ),
    );
    expect(roles['The related report, published ']).toBe('body');
  });

  it('leaves no heading behind', () => {
    const roles = rolesOf(page(`${prose()}<h2>Verwandte Artikel</h2><p><a href="/x">Mehr zum Thema: Fähren</a></p>`));
    expect(roles['Verwandte Artikel']).toBe('related');
  });
});

describe('copies', () => {
  const copy = 'Nobody dared to sail, and the ferry stayed in the harbour all night long.';

  it('above the text are a standfirst, told once', () => {
    const roles = rolesOf(page(`<div><b>${copy}</b></div>${prose()}<p> ${copy}</p>${prose(4)}`));
    // the later of the two has the last word in the table of texts
    expect(roles['Nobody dared to sail, and the ']).toBe('body');
    expect(rolesOf(page(`<h3>${copy}</h3><p>${copy} Then</p>${prose(4)}`))['Nobody dared to sail, and the ']).toBe(
      'body',
    );
  });

  it('that are hidden are left out when a visible block says the same', () => {
    const roles = rolesOf(page(`<p>${copy}</p>${prose(4)}<p hidden style="display:none">${copy}</p>${prose(5)}`));
    expect(roles['Nobody dared to sail, and the ']).toBe('other');
  });
});

it('takes no comment in code for a comment under the article', () => {
  const code = '<pre><code><span class="hljs-comment">// sorts what it is given</span>\nsort()</code></pre>';
  const roles = rolesOf(page(`${prose(6)}${prose(6)}${code}${prose()}`));
  expect(roles['// sorts what it is given\nsort']).toBe('body');
});

it('keeps the notes that the text refers to, where the model has left them out', () => {
  const notes =
    '<ol><li id="fn1"><p>A gift of the pilots.</p></li><li id="fn2"><p>Nobody asked for this.</p></li></ol>';
  const roles = rolesOf(
    page(`<p>The ferry had a clock<sup><a href="#fn1">1</a></sup>.</p>${prose()}${notes}`),
    'article',
    'ferry',
  );
  expect(roles).toMatchObject({ 'A gift of the pilots.': 'body', 'Nobody asked for this.': 'other' });
});

it('where headings alone are the entries, the last one stays', () => {
  const entries = page(`${prose()}<h3>Boat to the lighthouse</h3><h3>Boat to the sandbanks</h3>`);
  expect(rolesOf(entries)['Boat to the sandbanks']).toBe('other');
  expect(rolesOf(entries, 'listing')['Boat to the sandbanks']).toBe('body');
});

it('what looks like a caption in a shop names a thing that it sells', () => {
  const thing = page(`${prose()}<figure><img><figcaption>Lamp, brass</figcaption></figure>${prose()}`);
  expect(rolesOf(thing)['Lamp, brass']).toBe('caption');
  expect(rolesOf(thing, 'collection')['Lamp, brass']).toBe('body');
});

it('a box about the author behind the article is left out, unless the model is sure of it', () => {
  const note = '<div class="author-box"><p>Ada Poe has sailed for the harbour office since 1998.</p></div>';
  const told = page(`<article>${prose(9)}${prose(9)}</article>${note}`);
  expect(rolesOf(told, 'article', '', 0.5)['Ada Poe has sailed for the har']).toBe('other');
  expect(rolesOf(told, 'article', '', 0.9)['Ada Poe has sailed for the har']).toBe('body');
});

it('hidden text apart from what can be seen is left out, unless the model is sure of it', () => {
  const policy =
    '<section hidden><p>Cookies may be set through our site, and build a profile of your interests.</p></section>';
  const folded = '<div hidden><p>The rest of the story, folded until somebody asks for it, and long enough.</p></div>';
  const told = page(`<main>${prose()}${folded}${prose()}</main>${policy}`);
  expect(rolesOf(told, 'article', '', 0.6)['Cookies may be set through our']).toBe('other');
  expect(rolesOf(told, 'article', '', 0.6)['The rest of the story, folded ']).toBe('body');
  expect(rolesOf(told, 'article', '', 0.9)['Cookies may be set through our']).toBe('body');
});
