import { afterEach, describe, expect, it } from 'vitest';
import { inBody, ld, metadataAt, metadataOf } from '../../../test/metadata-of.ts';
import { removePages } from '../../../test/render.ts';

afterEach(removePages);

describe('the headline', () => {
  it.each([
    [
      'the h1 that the title confirms',
      '<title>Story one | Site</title><h1>Site</h1><h1>Story one</h1><p>Body',
      'Story one',
    ],
    [
      'an h2 that the title confirms, not the site in the h1',
      '<title>Site :: Story one</title><h1>Site</h1><h2>Story one</h2><p>Body',
      'Story one',
    ],
    [
      'the h1 in the article, not that of the site, which the title confirms',
      '<title>Story - Book</title><h1>Book</h1><main><p>Body</p><h1>Story (part)</h1><p>Body</p></main>',
      'Story (part)',
    ],
    [
      'a chapter, not the book in the h1',
      '<title>The second chapter - The whole book</title><h1>The whole book</h1><h2>The second chapter</h2><p>Body',
      'The second chapter',
    ],
    [
      'an h2 that is all of the title, not the section in the h1',
      '<title>Germs: what they are and how you get them</title><h1>Information and help</h1><h2>Germs: what they are and how you get them</h2><p>Body',
      'Germs: what they are and how you get them',
    ],
    [
      'the topic, not the forum in the h1, after "View topic" in the title of phpBB',
      '<title>The Bench • View topic - Wolf note on a violin</title><h1>The Bench</h1><h2><a href="t?1">Wolf note on a violin</a></h2><p>Body',
      'Wolf note on a violin',
    ],
    [
      'the topic after words like "View topic" in another language',
      '<title>Skat • Thema anzeigen - Null ouvert aus der Hand</title><h1>Skat</h1><h2>Null ouvert aus der Hand</h2><p>Body',
      'Null ouvert aus der Hand',
    ],
    [
      'the h1, not the kicker above it, which the title has before a colon',
      '<title>Interview: Ada Lovelace on numbers</title><p>Interview</p><h1>Ada Lovelace on numbers</h1><p>Body',
      'Ada Lovelace on numbers',
    ],
    [
      'the title of an issue without its number',
      '<title>Dates before 1900 are shifted · Issue #4127 · ada/leaf · GitHub</title><h1><bdi>Dates before 1900 are shifted</bdi> <span>#4127</span></h1><p>Body',
      'Dates before 1900 are shifted',
    ],
    [
      'the question above the text, not the forum in the h1, if the title names both',
      '<title>Which cable is this? : HomeWiring</title><div><h1>HomeWiring</h1></div><p><a href="#">Which cable is this?</a> (self)</p><p>Body',
      'Which cable is this?',
    ],
    [
      'the h1 that says more than the title',
      '<title>Ten tall towers | Site</title><h1>Ten tall towers of stone</h1><p>Body',
      'Ten tall towers of stone',
    ],
    [
      'the only main heading above the text, even if the title is different',
      '<title>Roof repair in Bergen</title><h1>We care for what is above you!</h1><p>Body',
      'We care for what is above you!',
    ],
    [
      'the title without the label that a forum puts before it',
      `${ld({ '@type': 'DiscussionForumPosting', headline: 'My roof leaks' })}<title>Solved - My roof leaks</title>
       <h1><span>Solved</span> My roof leaks</h1><p>Body`,
      'My roof leaks',
    ],
    [
      'not the only main heading, if that is within the text and different',
      '<title>The harbour froze | Site</title><p>Body</p><p>Body, and more of it than anybody would take for the credits of a text: the harbour froze from one end to the other.</p><h1>A word from our founder</h1><p>Body',
      'The harbour froze',
    ],
    [
      'the h1 above the text, not the same words within it',
      '<title>Ten tall towers</title><p>Menu</p><h1>Ten tall <i>towers</i></h1><p>March 3, 2020</p><p>Body</p><h1>Ten tall towers</h1><p>Body',
      'Ten tall towers',
    ],
    [
      'the heading without a button in it',
      '<title>A long story</title><h1>A long story <button>Copy</button></h1><p>Body',
      'A long story',
    ],
    [
      'a hidden h1 rather than a longer title',
      '<title>A long story - read it now</title><h1 style="display:none">A long story</h1><p>Body',
      'A long story',
    ],
    [
      'the heading with spaces between its lines',
      '<title>Ten tall towers | Site</title><h1>Ten tall<br>towers</h1><p>Body',
      'Ten tall towers',
    ],
    [
      'the heading without the sign of its link',
      '<title>Middleware</title><h1>Middleware<a href="#m">¶</a></h1><p>Body',
      'Middleware',
    ],
    [
      'not a lower heading that repeats the last part of the title',
      '<title>Wiring - Harbour Safety Office</title><h2>Harbour Safety Office</h2><p>Body',
      'Wiring - Harbour Safety Office',
    ],
    ['the declared headline', '<title>x</title><meta property="og:title" content="Declared"><p>Body', 'Declared'],
    [
      'the headline in JSON-LD rather than that in Open Graph',
      `<meta property="og:title" content="Open">${ld({ '@type': 'NewsArticle', headline: 'Linked &amp; found' })}<p>Body`,
      'Linked & found',
    ],
    [
      'the title without the name of the site',
      '<title>Story one – Site</title><meta property="og:site_name" content="Site"><p>Body',
      'Story one',
    ],
    ['the title without the sections', '<title>A long story | News | World</title><p>Body', 'A long story'],
    ['the whole title if no part of it is known to be the site', '<title>A - B</title><p>Body', 'A - B'],
    ['nothing', '<p>Body', ''],
  ])('chooses the headline: %s', async (_why, html, expected) => {
    expect((await metadataOf(html, inBody)).headline).toBe(expected);
  });

  it("drops the site's name from the headline if the domain of the page contains that name", async () => {
    const { headline } = await metadataAt(
      'https://www.acme-times.example/a',
      '<title>Story one - Acme Times</title>Body',
    );
    expect(headline).toBe('Story one');
  });

  it.each([
    [
      'the name of a forum of the site is dropped',
      'https://forum.acme.example/a',
      "<title>Wrong rate - Acme's Forum</title>Body",
      'Wrong rate',
    ],
    [
      'a heading with the name of the blog is not the headline',
      'https://blog.acme.example/small-adventures',
      '<title>Acme Data Blog: Small adventures</title><h1>Acme Data Blog</h1><p>Body',
      'Acme Data Blog: Small adventures',
    ],
    [
      'the name is found before a country domain',
      'https://www.acme.co.uk/a',
      '<title>A long story - Acme News</title>Body',
      'A long story',
    ],
    [
      'a product named like the site stays the headline',
      'https://acme.example/p/1',
      '<title>Black case | The Acme</title><meta property="og:title" content="Acme Wallet - Royal Black"><h1>Acme Wallet</h1><p>Body',
      'Acme Wallet',
    ],
  ])("recognises the site's name by the page's address: %s", async (_what, url, html, expected) => {
    expect((await metadataAt(url, html)).headline).toBe(expected);
  });

  it.each([
    ['service', 'A roof over your head in Bergen, and all that you need'],
    ['article', 'A roof over your head in Bergen, and all that you need'],
  ] as const)(
    'takes the only h1 as headline on a page of the kind "%s", even if the page titles differ',
    async (kind, expected) => {
      const titles = '<title>Roof repair in Bergen</title><meta property="og:title" content="Roof repair in Bergen">';
      const h1 = '<h1>A roof over your head in Bergen, and all that you need</h1>';
      expect((await metadataAt('https://acme.example/a', `${titles}${h1}<p>Body`, kind)).headline).toBe(expected);
    },
  );

  it("does not take a heading as headline if it links to the front page or to the page's section", async () => {
    const url = 'https://acme.example/blog/2007/09/race';
    const page = (href: string) =>
      `<title>A day at the races :: The race of Monza</title><h1><a href="${href}">A day at the races</a></h1><h2>The race of Monza</h2><p>Body`;
    for (const href of ['/', 'https://acme.example', '/blog/', 'https://acme.example/blog'])
      expect((await metadataAt(url, page(href))).headline, href).toBe('The race of Monza');
    for (const href of [url, '/blog/2007/09/race#top', 'https://other.example/', '/news'])
      expect((await metadataAt(url, page(href))).headline, href).toBe('A day at the races');
  });

  it('takes the title of the post as headline if the main heading is the name of the blog', async () => {
    const url = 'https://acme.example/2007/09/race';
    const page = (title: string, href: string, heading: string) =>
      `<title>${title}</title><h1><a href="${href}">Wheels and Roads</a></h1><p>Notes on cars</p><p>3 May 2007</p>${heading}<p>Body`;
    const names = ['Wheels and Roads', 'Wheels and Roads: The race of Monza', 'The race of Monza - Wheels and Roads'];
    for (const title of names)
      for (const href of ['/', 'https://old.example/'])
        expect(
          (await metadataAt(url, page(title, href, `<h3><a href="${url}">The race of Monza</a></h3>`))).headline,
          `${title} ${href}`,
        ).toBe('The race of Monza');
    for (const title of names.slice(1))
      expect((await metadataAt(url, page(title, '/', '<h4>The race of Monza</h4>'))).headline, title).toBe(
        'The race of Monza',
      );
  });

  it("does not take a main heading as headline if it is the site's name plus “Blog”", async () => {
    const page =
      '<title>The race of Monza | The Green Harbour</title><h1>The Green Harbour Blog</h1><p>Notes</p><h2>The race of Monza</h2><p>Body';
    expect((await metadataAt('https://other.example/a', page)).headline).toBe('The race of Monza');
  });

  it("takes the page's title as headline if the only heading is the name of the blog", async () => {
    const page = '<title>The race of Monza | Acme</title><h1>Acme Blog</h1><p>The race of Monza</p><p>Body';
    expect((await metadataAt('https://blog.acme.example/a', page, 'article')).headline).toBe('The race of Monza');
  });

  it('takes the h1 as headline, not the h2 below it with the name of a section', async () => {
    const page = `<title>The race of Monza | Wheels</title><h1>The race of Monza</h1><h2><a href="/wheels">Wheels</a></h2><p>Body`;
    expect((await metadataAt('https://acme.example/a', page)).headline).toBe('The race of Monza');
  });

  it("takes an h3 as headline if its text follows the name of the blog in the page's title", async () => {
    const page =
      '<title>Wheels and Roads: The race of Monza</title><p>Notes on cars</p><h3>The race of Monza</h3><p>Body';
    expect((await metadataAt('https://acme.example/a', page)).headline).toBe('The race of Monza');
  });

  it.each([
    ['a link to the rest', 'The race of Monza <a href="/more">Read more</a>'],
    ['a link to the rest in another language', 'The race of Monza <a href="/more">Weiterlesen</a>'],
    ['a kicker', '<span>Motor sport</span> <span>The race of Monza</span>'],
    ['the name of the site', 'The race of Monza | Acme'],
  ])('leaves %s out of the headline', async (_what, heading) => {
    const page = `<meta property="og:site_name" content="Acme"><title>The race of Monza | Acme</title><h1>${heading}</h1><p>Body`;
    expect((await metadataAt('https://acme.example/a', page)).headline).toBe('The race of Monza');
  });

  it('leaves “Read more” out of the headline, even if the page’s title differs from the heading', async () => {
    const page = '<title>Monza this year</title><h1>The race of Monza <a href="/more">Read more</a></h1><p>Body';
    expect((await metadataAt('https://acme.example/a', page, 'article')).headline).toBe('The race of Monza');
  });

  it('takes the main heading as headline, even if it has almost no word in common with the page’s title', async () => {
    const page = `<title>The five best brushes</title><h1>After testing forty, these brushes won</h1><p>By Ada Poe</p><p>Body`;
    const { headline } = await metadataAt('https://acme.example/a', page, 'article');
    expect(headline).toBe('After testing forty, these brushes won');
  });

  it('reports the sources of the headline and the byline', async () => {
    const page = `<title>Story one</title><meta name="author" content="Ada Poe"><h1>Story one</h1><p>Body`;
    expect((await metadataOf(page, inBody)).sources).toMatchObject({ headline: 'heading on the page', byline: 'meta' });
    expect((await metadataOf('<p>Body', inBody)).sources).not.toHaveProperty('byline');
  });
});
it('leaves the words of a button out of the headline', async () => {
  const headline = 'The lock on the old canal opens twice a day';
  const html = `<title>Story</title><h1>${headline} <button>Share this</button> <button><b>Save</b></button></h1><p>Body`;
  expect((await metadataOf(html, inBody)).headline).toBe(headline);
});
