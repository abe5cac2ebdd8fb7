import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf, SENTENCE } from '../../../test/roles-of.ts';

describe('the headline', () => {
  it("recognises the headline as the line above the text that repeats the page's title", () => {
    const roles = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose()}<h2>What comes next</h2>${prose()}`));
    expect(roles['Storm keeps the ferry in port']).toBe('headline');
    expect(roles['What comes next']).toBe('body');
  });

  it('does not treat a later heading as the headline, even if it repeats the title', () => {
    const part = '<h2 id="part">Storm keeps the ferry in port</h2>';
    const roles = rolesOf(page(`<h1>The ferry</h1>${prose()}${part}${prose(4)}`, 'Storm keeps the ferry in port'));
    expect(roles['Storm keeps the ferry in port']).toBe('headline');
    const told = page(`<h1>Storm keeps the ferry in port</h1>${prose()}${part.replace('</h2>', '!</h2>')}${prose(4)}`);
    expect(rolesOf(told)['Storm keeps the ferry in port!']).toBe('body');
  });
});

describe('bylines and dates', () => {
  it('finds bylines and dates between headline and text', () => {
    const roles = rolesOf(
      page(`<h1>Storm</h1><p>By Ada Poe</p><p>12 March 2024</p>${prose()}<p>By Monday it was over.</p>`),
    );
    expect(roles).toMatchObject({ 'By Ada Poe': 'byline', '12 March 2024': 'date', 'By Monday it was over.': 'body' });
  });

  it('recognises bylines and dates in other languages', () => {
    const roles = rolesOf(page(`<p>Von Ada Poe</p><p>12. März 2024</p>${prose()}`));
    expect(roles).toMatchObject({ 'Von Ada Poe': 'byline', '12. März 2024': 'date' });
  });

  it.each([
    '2024-03-12 09:05',
    '12.3.2024',
    '12 март 2024 13:28',
    '2024年03月12日 04:04 新浪科技',
    '2024年12月18日 GMT+8 16:54',
    'الأحد، 04 آب 2024، 02:21 (GMT+0400)',
    '12 mars 2024 à 18:27 (Mis à jour: 19:56)',
  ])('recognises a date that contains digits, in any language: %s', (line) => {
    expect(rolesOf(page(`<h1>Sturm</h1><p>${line}</p>${prose()}`))[line.slice(0, 30).trim()]).toBe('date');
    const inHeading = rolesOf(page(`<h1>Sturm</h1><h5>${line}</h5>${prose()}`))[line.slice(0, 30).trim()];
    // A heading that is only a date may be the heading of that day's events.
    expect(inHeading).toBe(/\d[:.]\d\d(?!\d|\.)/.test(line) ? 'date' : 'body');
  });

  it.each([
    'Ten films of 2024',
    'Posted by the crew on 2024-03-12:',
    'Built in 1998, sold in 2024',
    'Version 5.3, 2024-03-12',
    'Das Treffen beginnt am 12.3.2024 um 18:27 im Rathaus',
    'Line 7 at 18:27',
  ])('does not treat this line with numbers as a date: %s', (line) => {
    expect(rolesOf(page(`<h1>Sturm</h1><p>${line}</p>${prose()}`))[line.slice(0, 30).trim()]).not.toBe('date');
  });
});

it('keeps the text of an article whose class names its topic, such as "category-credit-cards"', () => {
  const text = `<p>The ferry takes cards now.</p><p><a href="/s">The source of all this</a></p>${prose()}`;
  const topic = '<article class="post category-credit-cards tag-popular">';
  const roles = rolesOf(page(`${topic}<div>${text.repeat(3)}</div></article>`));
  expect(roles).toMatchObject({ 'The ferry takes cards now.': 'body', 'The source of all this': 'body' });
});

describe('captions', () => {
  it('recognises captions in figures, and photo credits outside figures', () => {
    const roles = rolesOf(
      page(
        `${prose()}<figure><img><figcaption>The port at noon</figcaption></figure>${prose()}<p>Photo: Ada Poe / AFP</p>${prose()}`,
      ),
    );
    expect(roles).toMatchObject({ 'The port at noon': 'caption', 'Photo: Ada Poe / AFP': 'caption' });
  });

  it('keeps the captions of a gallery as its text if they are longer than the rest of the text', () => {
    const picture = (about: string) => `<figure><img><figcaption>${about} ${SENTENCE.repeat(2)}</figcaption></figure>`;
    const pictures = ['Noon.', 'Dusk.', 'Night.'].map(picture).join('');
    const isCaption = (text: string) =>
      Object.entries(rolesOf(page(text + pictures))).some(
        ([line, role]) => line.startsWith('Dusk') && role === 'caption',
      );
    expect(isCaption(prose(2))).toBe(false);
    expect(isCaption(prose(9))).toBe(true);
  });

  it('does not treat list entries, quotes in figures, or sentences about photos as captions', () => {
    const roles = rolesOf(
      page(
        `${prose()}<p>The photo shows the port.</p><ul><li>Photo books</li></ul><figure><blockquote><p>Said she.</p></blockquote></figure>${prose()}`,
      ),
    );
    expect(roles).toMatchObject({ 'The photo shows the port.': 'body', 'Photo books': 'body', 'Said she.': 'body' });
  });
});

describe('copies', () => {
  const copy = 'Nobody dared to sail, and the ferry stayed in the harbour all night long.';

  it('keeps a paragraph as text even if the page repeats it, or its beginning, above the text', () => {
    const roles = rolesOf(page(`<div><b>${copy}</b></div>${prose()}<p> ${copy}</p>${prose(4)}`));
    // For two equal texts, `rolesOf` returns only the role of the lower one.
    expect(roles['Nobody dared to sail, and the ']).toBe('body');
    expect(rolesOf(page(`<h3>${copy}</h3><p>${copy} Then</p>${prose(4)}`))['Nobody dared to sail, and the ']).toBe(
      'body',
    );
  });

  it('leaves out a hidden copy of a visible block', () => {
    const roles = rolesOf(page(`<p>${copy}</p>${prose(4)}<p hidden style="display:none">${copy}</p>${prose(5)}`));
    expect(roles['Nobody dared to sail, and the ']).toBe('other');
  });
});

it('does not treat a comment in code as a comment on the article', () => {
  const code = '<pre><code><span class="hljs-comment">// sorts what it is given</span>\nsort()</code></pre>';
  const roles = rolesOf(page(`${prose(6)}${prose(6)}${code}${prose()}`));
  expect(roles['// sorts what it is given\nsort']).toBe('body');
});

it('keeps captions as text on a shop page, where they name products', () => {
  const thing = page(`${prose()}<figure><img><figcaption>Lamp, brass</figcaption></figure>${prose()}`);
  expect(rolesOf(thing)['Lamp, brass']).toBe('caption');
  expect(rolesOf(thing, 'collection')['Lamp, brass']).toBe('body');
});

it('drops hidden text, unless it is in a details element or nothing on the page is visible', () => {
  const policy =
    '<section hidden><p>Cookies may be set through our site, and build a profile of your interests.</p></section>';
  const folded =
    '<details><summary>More</summary><p>The rest of the story, folded until somebody asks for it, and long enough.</p></details>';
  const told = page(`<main>${prose()}${folded}${prose()}</main>${policy}`);
  expect(rolesOf(told, 'article', '', 0.6)['Cookies may be set through our']).toBe('other');
  expect(rolesOf(told, 'article', '', 0.6)['The rest of the story, folded ']).toBe('body');
  expect(rolesOf(told, 'article', '', 0.9)['Cookies may be set through our']).toBe('other');
  const waiting = page(
    '<main hidden><p>The whole story stands here until a script shows it, long as it is.</p></main>',
  );
  expect(rolesOf(waiting, 'article', '', 0.9)['The whole story stands here un']).toBe('body');
});

it('keeps the ingredients and the steps of a recipe, also with a form between them', () => {
  const lists =
    '<h2>Ingredients</h2><p>500 g of flour</p><p>2 eggs</p><form><p>Send me recipes</p></form><h2>Method</h2><p>Knead it.</p>';
  const roles = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose()}${lists}`), 'article', 'ferry');
  expect(roles).toMatchObject({ '2 eggs': 'body', 'Send me recipes': 'other', Method: 'body', 'Knead it.': 'body' });
});
