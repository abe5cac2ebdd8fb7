import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';
import { namesIn } from './names.ts';

afterEach(removePages);

const inBody = (text: string) => text.startsWith('Body');
const bylineOf = async (html: string) => (await articleOf(html, inBody)).metadata.byline;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const H1 = '<title>A long story</title><h1>A long story</h1>';

describe('names', () => {
  it.each([
    ['By Ada Poe', 'Ada Poe'],
    ['Written by: Ada Poe', 'Ada Poe'],
    ['byAda Poe', 'Ada Poe'],
    ['Von Ada Poe und Ben Lee', 'Ada Poe, Ben Lee'],
    ['Par Ada Poe', 'Ada Poe'],
    ['Автор: Ада По', 'Ада По'],
    ['作者:王小明', '王小明'],
    ['Vonnegut', 'Vonnegut'],
    ['Byron Katie', 'Byron Katie'],
    ['Ada Poe, Ben Lee & Cy Dee', 'Ada Poe, Ben Lee, Cy Dee'],
    ['Ada Poe and Ben Lee', 'Ada Poe, Ben Lee'],
    ['Salt & Straw', 'Salt & Straw'],
    ['Ada Poe, Ada  Poe', 'Ada Poe'],
    ['Ada Poe, MD, PhD', 'Ada Poe'],
    ['Ada Poe, Senior Editor, Food & Wine', 'Ada Poe'],
    ['Ada Poe | The Gazette', 'Ada Poe'],
    ['Ada Poe — March 3, 2020', 'Ada Poe'],
    ['Ada Poe on', 'Ada Poe'],
    ['Ada Poe Updated', 'Ada Poe'],
    ['Ada Poe Posted:', 'Ada Poe'],
    ['Ada Poe 4 Comments', 'Ada Poe'],
    ['Ada Poe May 3, 2020', 'Ada Poe'],
    ['Harbour Blog Contributor', 'Harbour Blog Contributor'],
    ['Articles by Ada', 'Ada'],
    ['Article written by: Ada Poe', 'Ada Poe'],
    ['Harbour contributors .', 'Harbour contributors'],
    ['Ada Poe (Content Manager)', 'Ada Poe'],
    ['Ada Poe <ada@example.org>', 'Ada Poe'],
    ['Ada Poe (@adapoe)', 'Ada Poe'],
    ['Ada Poe https://example.org/ada', 'Ada Poe'],
    ['Jean-Luc O’Neill', 'Jean-Luc O’Neill'],
    ['Dr. Ada K. Poe', 'Dr. Ada K. Poe'],
    ['The Harbour Team', 'The Harbour Team'],
    ['ada_poe77', 'ada_poe77'],
    ['Ada&#39;s Kitchen', "Ada's Kitchen"],
    ['Ada Poe + Ben Lee', 'Ada Poe, Ben Lee'],
    ['Von Ada Poe und Ben Lee', 'Ada Poe, Ben Lee'],
    ['Par Ada Poe et Ben Lee', 'Ada Poe, Ben Lee'],
    ['Ada Poe i Ben Lee', 'Ada Poe, Ben Lee'],
    ['Ada Poe, DVM . Reviewed by Ben Lee', 'Ada Poe'],
    ['Ada Poe. Fact checked by: Ben Lee', 'Ada Poe'],
    ['Ada Poe, Harbour News', 'Ada Poe'],
    ['Ada Poe, VMD, DACVB; Ben Lee, BA, VTS (Behavior) & Cy Dee, DVM', 'Ada Poe, Ben Lee, Cy Dee'],
    ['Gazette Political Reporter Ada Poe', 'Ada Poe'],
    ['Ada K. Poe Lobbying Reporter', 'Ada K. Poe'],
    ['Reporter Ada Poe', 'Ada Poe'],
    ['MAY EL SHEIKH', 'MAY EL SHEIKH'],
    ['White on Rice Couple', 'White on Rice Couple'],
    ['Audiophile ON', 'Audiophile ON'],
    ['Ada Poe am', 'Ada Poe'],
    ['Ada Poe on Friday', 'Ada Poe'],
    ['— Ada Poe //', 'Ada Poe'],
    ['Penned by Ada Poe', 'Ada Poe'],
    ['Ada Poe December 8 December 8', 'Ada Poe'],
    ['Auteur(s) : Ada Poe', 'Ada Poe'],
    ['Von Maria Müller, Berlin', 'Maria Müller'],
    ['Von Maria Müller, Hans Schmidt und dpa', 'Maria Müller, Hans Schmidt'],
    ['Ein Kommentar von Maria Müller', 'Maria Müller'],
    ['Text und Fotos: Maria Müller', 'Maria Müller'],
    ['Autor/in: Maria Müller', 'Maria Müller'],
    ['Autor:in Maria Müller', 'Maria Müller'],
    ['Autoren: Maria Müller, Hans Schmidt', 'Maria Müller, Hans Schmidt'],
    ['Maria Müller Redakteurin Wirtschaft', 'Maria Müller'],
    ['Par Jean Dupont avec AFP', 'Jean Dupont'],
    ['Un texte de Jean Dupont', 'Jean Dupont'],
    ['Una crónica de Juan Pérez', 'Juan Pérez'],
    ['Publicado por Juan Pérez en Noticias', 'Juan Pérez'],
    ['Articolo di Mario Rossi', 'Mario Rossi'],
    ['Por João Silva, g1 — São Paulo', 'João Silva'],
    ['Geplaatst door Jan de Vries op 3 maart', 'Jan de Vries'],
    ['Napisał Jan Kowalski', 'Jan Kowalski'],
    ['Opracował: Jan Kowalski', 'Jan Kowalski'],
    ['Autor artykułu: Jan Kowalski', 'Jan Kowalski'],
    ['Jan Novák, ČTK', 'Jan Novák'],
    ['Иван Петров, Москва', 'Иван Петров'],
    ['Автор текста: Иван Петров', 'Иван Петров'],
    ['Teksti: Matti Virtanen Kuvat: Anna Virta', 'Matti Virtanen'],
    ['Γράφει ο Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
    ['Írta: Kovács János', 'Kovács János'],
    ['Penulis: Budi Santoso', 'Budi Santoso'],
    ['ผู้เขียน: สมชาย', 'สมชาย'],
    ['记者王小明', '王小明'],
    ['新华社记者 王小明', '王小明'],
    ['記者王小明／台北報導', '王小明'],
    ['作者：王小明 编辑：李四', '王小明'],
    ['取材・文：山田太郎', '山田太郎'],
    ['홍길동 기자', '홍길동'],
    ['Ada Poe, CNN Business', 'Ada Poe'],
    ['Ada Poe and Ben Lee, The Harbour Gazette', 'Ada Poe, Ben Lee'],
    ['By Ada Poe of the Gazette', 'Ada Poe'],
    ['By Ada Poe and Ben Lee in London and Cy Dee in Paris', 'Ada Poe, Ben Lee, Cy Dee'],
    ['Jonas in ’t Veld', 'Jonas in ’t Veld'],
    ['Ada Poe and Ben Lee, Harbour horticulture educators', 'Ada Poe, Ben Lee'],
    ['Dr Marna van der Poe, Erik van Vul', 'Dr Marna van der Poe, Erik van Vul'],
  ])('%s → %s', (raw, names) => {
    expect(namesIn([raw]).join(', ')).toBe(names);
  });

  it.each([
    'admin',
    'Staff',
    'By',
    'Author',
    'View all posts',
    'Table of Contents',
    'In this article',
    'Insights from',
    'page.head.extra.author',
    '{{ author }}',
    '2020',
    'Dec',
    'Sun',
    'Google +',
    'https://facebook.com/ada',
    'ada@example.org',
    'Ada is an editor at the Gazette. She lives in Oslo.',
    'What is it?',
    '',
    'Reviewed by Ben Lee',
    'Medically reviewed by Ben Lee, MD',
    'Fact checked by Ben Lee',
    'Harbour theme by Ben Lee',
    '→ Learn More',
    '& Window Sensor',
    'Email',
    'Veröffentlicht',
    'Auteur(s) :',
    'abgelegt unter:',
    'Redaktion',
    'am',
    'Writer for Star Wars Episode VII',
    'CC BY 4.0',
    'Creative Commons',
    'Uncategorized',
    'Veröffentlicht in News',
    'Da Redação',
    '来源：新华社',
    '責任編輯：王小明',
    '写真：山田太郎',
    '这是一个关于港口结冰的很长的句子它不是任何人的名字',
  ])('%s is none', (raw) => {
    expect(namesIn([raw])).toEqual([]);
  });

  it('take time in proportion to their length', () => {
    const started = performance.now();
    for (const piece of ['by ', 'a, ', ' | ', '(', '@a', 'a.', '&#3', 'and ', ' on 1', '—'])
      namesIn([piece.repeat(20_000)]);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('declared authors', () => {
  it.each([
    [
      'all of JSON-LD',
      ld({
        '@graph': [
          { '@type': 'WebPage' },
          { '@type': 'Article', author: [{ name: 'A B' }, 'C D', { url: 'https://x.test' }] },
        ],
      }),
      'A B, C D',
    ],
    [
      'those that JSON-LD refers to',
      ld({
        '@graph': [
          { '@type': 'Article', author: { '@id': '#1' } },
          { '@type': 'Person', '@id': '#1', name: 'A B' },
        ],
      }),
      'A B',
    ],
    ['the meta author without "By"', '<meta name=author content="By A B">', 'A B'],
    [
      'every meta element of a paper',
      '<meta name=citation_author content="A B"><meta name=citation_author content="C D">',
      'A B, C D',
    ],
    ['that of Open Graph with a prefix', '<meta property="og:article:author" content="A B">', 'A B'],
    [
      'a label and a fact for Twitter',
      '<meta name="twitter:label1" content="Verfasst von"><meta name="twitter:data1" content="Ada Poe">',
      'Ada Poe',
    ],
    [
      'the second of these',
      '<meta name="twitter:label1" content="Reading time"><meta name="twitter:data1" content="3 minutes"><meta name="twitter:label2" content="Écrit par"><meta name="twitter:data2" content="Ada Poe">',
      'Ada Poe',
    ],
    ['one person whose family name comes first', '<meta name=citation_author content="Poe, Ada K.">', 'Ada K. Poe'],
    ['two people in one value', '<meta name=citation_author content="Ada Poe, Ben Lee">', 'Ada Poe, Ben Lee'],
    ['no address', '<meta property="article:author" content="https://facebook.com/x">', ''],
    [
      'microdata, the name and not the biography',
      `<div itemscope itemtype="https://schema.org/Article">${H1}<p itemprop=author itemscope><b itemprop=name>A B</b> writes about boats</p><p>Body</div>`,
      'A B',
    ],
    ['RDFa', `<div vocab="https://schema.org/" typeof="Article">${H1}<b property="author">A B</b><p>Body</div>`, 'A B'],
    [
      'a person before the site',
      `<meta property="og:site_name" content="Site">${ld({ '@type': 'Article', author: ['Site', 'A B'] })}`,
      'A B',
    ],
    [
      'the site when it is the author',
      `${ld({ '@type': 'Article', author: { '@type': 'Organization', name: 'Site' } })}`,
      'Site',
    ],
    [
      'the site that is called like somebody with a role',
      '<meta property="og:site_name" content="Harbour Travel Expert"><meta name=author content="Harbour Travel Expert">',
      'Harbour Travel Expert',
    ],
    [
      'no role of somebody after whom the site is not called',
      '<meta property="og:site_name" content="Harbour Travel"><meta name=author content="Ada Poe Reporter">',
      'Ada Poe',
    ],
  ])('are %s', async (_what, html, expected) => {
    expect(await bylineOf(`${html}<p>Body`)).toBe(expected);
  });
});

describe('the byline on the page', () => {
  it.each([
    ['an author link', `${H1}<a rel=author href=/a>A B</a><p>Body`, 'A B'],
    [
      'the marked name, not the line around it',
      `${H1}<p class=byline>By <b itemprop=author>A B</b>, 3 May 2020</p><p>Body`,
      'A B',
    ],
    ['without its date', `${H1}<p class=byline>By A B · 3 May 2020</p><p>Body`, 'A B'],
    ['after its date', `${H1}<p class=byline>3 May 2020 <b>A B</b></p><p>Body`, 'A B'],
    ['in blocks', `${H1}<div class=byline><div>By</div><div>A B</div><div>March 2, 2020</div></div><p>Body`, 'A B'],
    ['without a class', `${H1}<p>By Ada Poe</p><p>Body`, 'Ada Poe'],
    ['with several links', `${H1}<p>By <a href=/author/a>A B</a> and <a href=/author/c>C D</a></p><p>Body`, 'A B, C D'],
    ['with one link', `${H1}<p>By <a href=/author/a>A B</a> and C D</p><p>Body`, 'A B, C D'],
    [
      'not who reviewed it',
      `${H1}<p>By <a href=/author/a>A B</a>. Reviewed by <a href=/author/c>C D</a></p><p>Body`,
      'A B',
    ],
    ['not a sentence', `${H1}<p>By continuing, you agree to our terms</p><p>Body`, ''],
    ['no network', `${H1}<a rel=author href=/a>Google +</a><p>Body`, ''],
    [
      'what people see, not who typed it in',
      `<meta name=author content="wp-user">${H1}<p>By <a rel=author href=/a>Ada Poe</a></p><p>Body`,
      'Ada Poe',
    ],
    ['at the end', `${H1}<p>Body</p><p>Body</p><footer class=author>Ada Poe</footer>`, 'Ada Poe'],
    [
      'not that of a comment',
      `${H1}<p>Body</p><div id=comments><b class=comment-author>Bo</b><a rel=author href=/b>Bo</a></div>`,
      '',
    ],
    ['not that of another article', `${H1}<p>Body</p><aside><h3>More</h3><a rel=author href=/c>Cy Dee</a></aside>`, ''],
    [
      'no tag',
      `${H1}<p class=author-tags><a rel="category tag" href="/tag/ice">Harbour Ice</a></p><p>3 May 2020</p><p>Body`,
      '',
    ],
    ['no category behind the name', `${H1}<p>By Ada in <a href="/category/ice">Harbour Ice</a></p><p>Body`, 'Ada'],
    [
      'not the headline of a box that is called by its author',
      `<div class="entry-author-ada"><h3>The Frozen Harbour</h3><p>Body</p></div>`,
      '',
    ],
    [
      'the name in a card, without what else that holds',
      `${H1}<span class="author vcard"><span class=fn>Ada Poe</span> RSS feed</span><p>Body`,
      'Ada Poe',
    ],
    ['no link to another site', `${H1}<p>Body</p><p><a href="https://video.test/user/ada">Video</a></p>`, ''],
    ['no heading beside a date', `${H1}<h3>Harbour Ice</h3><p>3 May 2020</p><p>Body`, ''],
    ['no button beside a date', `${H1}<p><a href="#">Increase Text Size</a></p><p>3 May 2020</p><p>Body`, ''],
    [
      'of a thread',
      `${H1}<div><a href="/members/bo.12/">bo_77</a><p>Body</p></div><div><a href="/members/cy.3/">cy</a></div>`,
      'bo_77',
    ],
  ])('is %s', async (_what, html, expected) => {
    expect(await bylineOf(html)).toBe(expected);
  });
});

describe('a line of credits', () => {
  it.each([
    ['a name among them', '<p>March 14, 2026 · 4 min read · Ada Poe</p>'],
    ['a name and the section', '<p>Mar 14, 2026 • Ada Poe in Harbours</p>'],
    ['"by" after the rest', '<p>March 15, 2022 · 3 min read · By Ada Poe</p>'],
    [
      'a person, not the section that is nearer',
      '<p>By</p><p>Town and Harbour</p><p><a rel="author" href="/ada">Ada Poe</a></p>',
    ],
    ['"by" after the day, in other languages', '<p>Veröffentlicht am 03.03.2020 von Ada Poe</p>'],
    ['a name after the day, not the place', '<p>Publicado el 13/03/2020 por Ada Poe, Madrid</p>'],
    ['who wrote and made the pictures', '<p>Text und Fotos: <a rel=author href="/ada">Ada Poe</a></p>'],
    ['a name above the label of a day that is not told', '<p>Ada Poe</p><p>Last Updated:</p>'],
    [
      'a name that is marked beside a role and "&"',
      '<div>&amp; <span class="authors-data">Ada Poe Writer, Hardware</span></div>',
    ],
    ['the full name beside a link to its texts', '<p>Ada Poe</p><p>Tech Writer</p><p>Articles by Ada</p>'],
  ])('gives %s', async (_what, credits) => {
    expect(await bylineOf(`${H1}${credits}<p>Body`)).toBe('Ada Poe');
  });
});

it.each([
  ['who began a thread, in small letters', '<p>Thread starter ada_p</p>', 'ada_p'],
  ['who posted it, in small letters', '<p>Posted by adapoe on January 12, 2024</p>', 'adapoe'],
  [
    'not who wrote the next post',
    '<p><span itemprop=author>ada77</span> April 5, 2023</p><p>Body?</p><p><span itemprop=author>bo</span> April 6, 2023</p>',
    'ada77',
  ],
  [
    'not what somebody is',
    '<a rel=author href="/ada">AdaPoe</a> <em>Greenhorn</em><meta itemprop=author content=AdaPoe>',
    'AdaPoe',
  ],
  ['with the number of a note', '<span rel=author class=author>Ada Poe 1</span>', 'Ada Poe'],
])('the line names %s', async (_what, credits, name) => {
  expect(await bylineOf(`${H1}<div>${credits}</div><p>Body`)).toBe(name);
});

it('a menu above a headline does not make it a name, and nor does what stands below a text', async () => {
  expect(await bylineOf(`<title>How ice works | Opinion</title><p>Contributors</p><h1>How ice works</h1><p>Body`)).toBe(
    '',
  );
  const text =
    'A paragraph that is so long that nobody would take it for a part of the credits, which are short lines as a rule.';
  expect(await bylineOf(`${H1}<p>4 min read</p><p>${text}</p><p>Article Content</p><p>Body of the story.`)).toBe('');
});

it('who is named under a picture made that', async () => {
  const picture = '<figure><img src="data:," alt=""><figcaption>By Cy Dee</figcaption></figure>';
  expect(await bylineOf(`${H1}${picture}<p>Body of the story.</p>`)).toBe('');
  expect(await bylineOf(`${H1}${picture}<p>By Ada Poe</p><p>Body of the story.</p>`)).toBe('Ada Poe');
});
