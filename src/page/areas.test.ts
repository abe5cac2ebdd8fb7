import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../test/build-snapshot.ts';
import { isInCaption, isInComments } from './areas.ts';
import { createPage } from './page.ts';

/** Returns the result of `isSuch` for the text in the element with the id `here`. */
function asks(isSuch: (page: ReturnType<typeof createPage>, text: number) => boolean, html: string): boolean {
  const page = createPage(snapshotOfHtml(html));
  const [here = -1] = page.index.byValue('id').get('here') ?? [];
  return isSuch(page, here + 1);
}

it('recognises comments by the class of their box, in many languages', () => {
  for (const name of ['comments', 'post-comments', 'kommentare', 'commentaires-liste', 'yorumlar'])
    expect(asks(isInComments, `<div class="${name}"><div><p id="here">I was there.</p></div></div>`), name).toBe(true);
});

it('does not take comments in code, or a chapter about responses, for readers’ comments', () => {
  expect(asks(isInComments, '<pre><span class="hljs-comment" id="here">// sorts</span></pre>')).toBe(false);
  expect(asks(isInComments, '<section id="about-responses"><p id="here">A view returns one.</p></section>')).toBe(
    false,
  );
});

it('does not take a box around the whole page for a comment box', () => {
  for (const name of ['main', 'div class="comments-open"'])
    expect(
      asks(isInComments, `<body class="has-comments"><${name} class="has-comments"><p id="here">A text.</p>`),
      name,
    ).toBe(name !== 'main');
});

it('recognises a caption by its tag or class, unless the element also contains a picture', () => {
  expect(asks(isInCaption, '<figure><figcaption id="here">The port at noon</figcaption></figure>')).toBe(true);
  expect(asks(isInCaption, '<div class="wp-caption-text"><p id="here">The port at noon</p></div>')).toBe(true);
  expect(asks(isInCaption, '<div class="wp-caption"><img><p id="here">The port at noon</p></div>')).toBe(false);
});

it('recognises a caption by a name for legends only if that is a whole part of the name', () => {
  for (const name of ['legend', 'media-legend', 'photo_legende', 'img-legenda', 'box legend'])
    expect(asks(isInCaption, `<div class="${name}" id="here">The port at noon</div>`), name).toBe(true);
  for (const name of ['legends', 'legendary', 'urban-legends'])
    expect(asks(isInCaption, `<div class="${name}"><p id="here">The port at noon</p></div>`), name).toBe(false);
});
