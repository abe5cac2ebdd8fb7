import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf, SENTENCE } from '../../../test/roles-of.ts';

const KEPT = SENTENCE.slice(0, 20);
const ARTICLE = `<article><h1>Storm keeps the ferry in port</h1>${prose(6)}${prose(6)}${prose(4)}</article>`;

/** Returns a comment in the markup of most blogs. */
const comment = (name: string, text: string) =>
  `<li class="comment even"><article class="comment-body"><footer><b class="fn">${name}</b><span class="says"> says:</span><div class="comment-metadata"><a href="#c1">March 6, 2023 at 8:55 am</a></div></footer><div class="comment-content"><p>${text}</p></div><div class="reply"><a href="#respond">Reply</a></div></article></li>`;
const SAID = 'I was on that boat once and we waited for eleven hours, with nothing to eat but biscuits.';
const ANSWER = 'My father kept the lamp there. He said much the same about one winter, and nobody believed him.';
const FORM =
  '<div id="respond" class="comment-respond"><h3>Leave a Reply <small><a href="#">Cancel reply</a></small></h3><form><p>Your email address will not be published. Required fields are marked *</p><label>Comment *</label><textarea></textarea><label>Name *</label><input><p>Save my name, email, and website in this browser for the next time I comment.</p></form></div>';
const box = (...comments: string[]) =>
  `<div id="comments" class="comments-area"><h2 class="comments-title">Thoughts on this</h2><ol class="comment-list">${comments.join('')}</ol>${FORM}</div>`;

describe('a comment box', () => {
  const full = box(comment('Lori', SAID), comment('Ann', ANSWER));
  const roles = rolesOf(page(ARTICLE + full), 'article', KEPT);

  it('recognises the comments in a comment box even if the model kept none of them', () => {
    expect(roles[SAID.slice(0, 30)]).toBe('comment');
    expect(roles[ANSWER.slice(0, 30)]).toBe('comment');
  });

  it('treats author and date lines in a comment box as part of the comments', () => {
    expect(roles['Lori says:']).toBe('comment');
    expect(roles['March 6, 2023 at 8:55 am']).toBe('comment');
  });

  it('does not treat the reply form in a comment box as comments', () => {
    for (const line of [
      'Reply',
      'Leave a Reply Cancel reply',
      'Your email address will not be',
      'Save my name, email, and websi',
    ])
      expect(roles[line], line).toBe('other');
  });

  it('finds no comments in a comment box that contains only a form', () => {
    const empty = rolesOf(page(ARTICLE + box()), 'article', KEPT);
    expect(Object.values(empty)).not.toContain('comment');
  });

  it('recognises comments in boxes whose class names say "comment" in other languages', () => {
    const said = [
      'Ich war einmal auf diesem Schiff, und wir haben elf Stunden gewartet, ohne Licht und ohne etwas zu essen.',
      'Mein Vater hat das auch erzählt, und niemand hat ihm geglaubt.',
      'Wer die Bilder sucht, findet sie im Rathaus.',
      'Danke für diesen Bericht, ich lese ihn meinen Enkeln vor.',
      'Damals fuhr der Bäcker mit dem Schlitten über die Bucht.',
    ];
    for (const name of ['kommentar', 'commentaire', 'reacties', 'yorumlar']) {
      const posts = said.map(
        (text, at) =>
          `<li class="${name}"><div class="${name}-kopf"><b>Leser ${at}</b> <a href="#k${at}">3. März 2024</a></div><p>${text}</p></li>`,
      );
      const list = `<div id="${name}"><h3>Meinungen</h3><ol class="${name}-liste">${posts.join('')}</ol></div>`;
      const roles = rolesOf(page(ARTICLE + list), 'article', KEPT);
      for (const text of said) expect(roles[text.slice(0, 30)], name).toBe('comment');
    }
  });

  it('drops the rules for commenting in a comment box, even if the model keeps them', () => {
    const rules = '<p>Comments (0)</p><p>Guidelines:</p><p>Log in to comment</p>';
    const roles = rolesOf(page(`${ARTICLE}<div id="comments">${rules}</div>`));
    expect(Object.values(roles)).not.toContain('comment');
    expect(roles['Guidelines:']).toBe('other');
    expect(rolesOf(page(ARTICLE + full))[SAID.slice(0, 30)]).toBe('comment');
  });

  it("finds no comments in a list of the site's latest comments", () => {
    const widget = `<div class="sidebar"><h3>Recent comments</h3><ul id="recentcomments"><li>Lori on 6 March 2023</li><li>Ann on 5 March 2023</li></ul></div>`;
    expect(Object.values(rolesOf(page(ARTICLE + widget)))).not.toContain('comment');
  });

  it('does not treat dropped text in a comment box as comments on a forum page', () => {
    const thread = rolesOf(page(ARTICLE + full), 'forum', KEPT);
    expect(thread[SAID.slice(0, 30)]).toBe('other');
  });

  it('finds no comments in a comment box above the article', () => {
    const above = rolesOf(page(full + ARTICLE), 'article', KEPT);
    expect(Object.values(above)).not.toContain('comment');
  });
});
