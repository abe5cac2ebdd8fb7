import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../../test/article-of.ts';
import { removePages } from '../../../../test/render.ts';

afterEach(removePages);

const bylineOf = async (html: string) => (await articleOf(html, (text) => text.startsWith('Body'))).metadata.byline;
const H1 = '<title>A long story</title><h1>A long story</h1>';

it('prefers a name in an element with the class “journalist” to names of newspapers in the metadata', async () => {
  const meta = '<meta property="og:article:author" content="Namdo Daily | New News">';
  const html = `${meta}${H1}<em class="media_end_head_journalist_name">정다은 기자</em><p>Body`;
  expect(await bylineOf(html)).toBe('정다은');
});

it('names all persons of a byline in which each name is in a separate element', async () => {
  const byline = '<div class="byline"><span class="name">Ada Poe</span> and <span class="name">Ben Lee</span></div>';
  expect(await bylineOf(`${H1}${byline}<p>Body`)).toBe('Ada Poe, Ben Lee');
});

describe('authors of scientific papers', () => {
  it('leaves out the numbers of affiliations in superscript', async () => {
    const list = ['Kavya R. Menon', 'Thomas Ellery', 'Farhan Qureshi'].map(
      (name, at) =>
        `<li style="display:inline"><a data-test="author-name" href="#a${at}">${name}</a><sup><a href="#f">1</a></sup>, </li>`,
    );
    const html = `${H1}<ul class="author-list">${list.join('')}</ul><p>Body`;
    expect(await bylineOf(html)).toBe('Kavya R. Menon, Thomas Ellery, Farhan Qureshi');
  });

  it('leaves out affiliations in the list of authors of a journal (OJS)', async () => {
    const item = (name: string) =>
      `<li><span class="name">${name}</span> <span class="affiliation">Universidad de ${name.slice(-3)}</span></li>`;
    const meta = '<meta name="citation_author" content="Ada Poe"><meta name="citation_author" content="Ben Lee">';
    expect(await bylineOf(`${meta}${H1}<ul class="authors">${item('Ada Poe')}${item('Ben Lee')}</ul><p>Body`)).toBe(
      'Ada Poe, Ben Lee',
    );
  });

  it('leaves out affiliations in papers made by LaTeXML', async () => {
    const author = (name: string, place: string) =>
      `<span class="ltx_creator ltx_role_author"><span class="ltx_personname">${name}</span><span class="ltx_author_notes">
        <span class="ltx_contact ltx_role_affiliation" style="display:block">${place}</span></span></span>`;
    const authors =
      author('Ada Poe', 'School of Computing, Ceredigion') + author('Ben Lee', 'Institute for Data, Delft');
    expect(await bylineOf(`${H1}<div class="ltx_authors">${authors}</div><p>Body`)).toBe('Ada Poe, Ben Lee');
  });
});
