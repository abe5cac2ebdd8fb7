import { describe, expect, it } from 'vitest';
import { page, prose, rolesOf, SENTENCE } from '../../../test/roles-of.ts';

const COMMENTS = ['Ann', 'Bob', 'Cid']
  .map(
    (name) =>
      `<div class="entry-x"><span class="user-name">${name}</span><time>3 March 2024</time><p>${name} thinks that ${SENTENCE}</p></div>`,
  )
  .join('');

describe('comments', () => {
  it('treats posts with names and dates below an article as comments', () => {
    const roles = rolesOf(page(`<article>${prose(6)}${prose(6)}</article><section>${COMMENTS}</section>`));
    expect(roles['Ann thinks that The ferry stay']).toBe('comment');
  });

  it('does not treat an article as a comment if its box has a name and date like a comment', () => {
    const article = `<div class="entry-x"><span class="user-name">Eva</span><time>4 March 2024</time>${prose(9)}${prose(9)}<p>It ends so.</p></div>`;
    const roles = rolesOf(page(`<section>${article}${COMMENTS}</section>`));
    expect(roles['It ends so.']).toBe('body');
    expect(roles['Ann thinks that The ferry stay']).toBe('comment');
  });

  it('does not treat boxes with names and dates in the middle of an article as comments', () => {
    const roles = rolesOf(page(`<article>${prose(12)}<section>${COMMENTS}</section>${prose(12)}</article>`));
    expect(roles['Ann thinks that The ferry stay']).toBe('body');
  });

  it('treats the comments below a live blog as comments, but not its entries, whatever their class', () => {
    const entry = (time: string) =>
      `<article class="comment"><span>${time}</span><p>At ${time} the ferry left the pier. ${SENTENCE}</p></article>`;
    const comment = (name: string) =>
      `<div class="comment"><b class="user-name">${name}</b> <time>3 March 2024</time><p>${name} thinks that the mayor of ${name}town should pay for a better pier, and soon.</p></div>`;
    const live = (type: string) =>
      page(`<main itemscope itemtype="https://schema.org/${type}"><h1>Storm keeps the ferry in port</h1>
        <p>${SENTENCE.repeat(2)}</p><div class="live__comments">${['18:30', '18:42', '19:01'].map(entry).join('')}</div>
        <section class="comments">${['Ann', 'Bob', 'Cid'].map(comment).join('')}</section></main>`);
    const roles = rolesOf(live('LiveBlogPosting'));
    expect(roles['At 18:42 the ferry left the pi']).toBe('body');
    expect(roles['Ann thinks that the mayor of A']).toBe('comment');
    expect(rolesOf(live('NewsArticle'))['At 18:42 the ferry left the pi']).toBe('comment');
  });

  it('keeps posts as body text if the page is a forum thread', () => {
    const roles = rolesOf(page(`<article>${prose(6)}${prose(6)}</article><section>${COMMENTS}</section>`), 'forum');
    expect(roles['Ann thinks that The ferry stay']).toBe('body');
  });

  it('keeps posts as body text if they are most of a page that may be a forum thread', () => {
    const thread = page(`<article>${prose(6)}${prose(6)}</article><section>${COMMENTS.repeat(9)}</section>`);
    const kinds = { article: 0.5, forum: 0.45 };
    expect(rolesOf(thread, kinds)['Ann thinks that The ferry stay']).toBe('body');
    expect(rolesOf(thread, 'article')['Ann thinks that The ferry stay']).toBe('comment');
  });

  it('keeps posts of a probable forum as body text, even if the metadata declare an article', () => {
    const posts = `<article>${prose(6)}${prose(6)}</article><section>${COMMENTS.repeat(9)}</section>`;
    const declared = page(posts).replace('<head>', '<head><meta property="og:type" content="article">');
    expect(rolesOf(declared, { article: 0.2, forum: 0.8 })['Ann thinks that The ferry stay']).toBe('body');
  });

  it('treats author and date lines between comments as comments, even outside the comment box', () => {
    const told = ['Ann', 'Bob', 'Cid'].map(
      (name, at) =>
        `<div><strong>${name} - 16.08.2015</strong><p class="commentText"><span>${name} was there and says: ${SENTENCE.repeat(3)}</span></p><span>#${at}</span></div>`,
    );
    const roles = rolesOf(page(`${prose(6)}${prose(6)}<p>The end of it.</p>${told.join('')}`));
    expect(roles).toMatchObject({
      'Bob was there and says: The fe': 'comment',
      'Cid - 16.08.2015': 'comment',
      '#1': 'comment',
    });
    expect(roles['The end of it.']).toBe('body');
  });

  it('recognises comments by the class of their box, in any language', () => {
    for (const name of ['comments', 'kommentare', 'commentaires-liste', 'yorumlar']) {
      const roles = rolesOf(
        page(
          `${prose(6)}${prose(6)}<div class="${name}"><b>Ada</b> <time>3 March 2024</time><p>I was there and it was worse.</p></div>`,
        ),
      );
      expect(roles['I was there and it was worse.']).toBe('comment');
    }
  });

  it('finds no comments above the headline', () => {
    const teasers = `<div class="comments"><p>Ada, 3 March 2024: ${SENTENCE.repeat(9)}</p></div>`;
    const roles = rolesOf(page(`${prose(6)}${prose(6)}${teasers}<h1>Storm keeps the ferry in port</h1>${prose(8)}`));
    expect(roles['Ada, 3 March 2024: The ferry s']).toBe('body');
    const below = rolesOf(page(`<h1>Storm keeps the ferry in port</h1>${prose(6)}${prose(6)}${teasers}`));
    expect(below['Ada, 3 March 2024: The ferry s']).toBe('comment');
  });

  const said = '<p>I was there and it was worse.</p>';
  const headline = '<h1>Storm keeps the ferry in port</h1>';

  it('does not treat an article as comments if its box has the class "has-comments"', () => {
    const roles = rolesOf(page(`<div class="post has-comments">${headline}${prose(6)}${prose(6)}${said}</div>`));
    expect(roles['I was there and it was worse.']).toBe('body');
  });

  it('recognises comments below a short article, but not below a single short line', () => {
    const box = `<div id="comments">${said.repeat(20)}</div>`;
    expect(rolesOf(page(`${headline}${prose(2)}${box}`))['I was there and it was worse.']).toBe('comment');
    expect(rolesOf(page(`${headline}<p>Seen today:</p>${box}`))['I was there and it was worse.']).toBe('body');
  });

  describe('without a comment box', () => {
    const signed = `${said}<p>Posted by Ada, 26 March 2007</p>`;

    it('recognises signed comments below a heading such as "Comments"', () => {
      const roles = rolesOf(page(`${headline}${prose(3)}<h2>Comments</h2>${signed.repeat(6)}`));
      expect(roles).toMatchObject({ Comments: 'comment', 'I was there and it was worse.': 'comment' });
      expect(rolesOf(page(`${headline}${prose(3)}<h2>Kommentare</h2>${signed.repeat(6)}`)).Kommentare).toBe('comment');
    });

    it('recognises signed comments below a line such as "14 comments… read them below"', () => {
      const dated = ['Ada', 'Charles'].map((name) => `<p>${name} <i>07.15.12 at 11:59</i></p>${said}`).join('');
      const below = (line: string) => rolesOf(page(`${headline}${prose(3)}<p>${line}</p>${dated}`));
      const comment = { 'I was there and it was worse.': 'comment' };
      expect(below('{ 14 comments… read them below or add one }')).toMatchObject(comment);
      expect(below('Add one of your comments to those below')).not.toMatchObject(comment);
    });

    it('finds comments below a long text on a list page, unless 3 headings such as "2 comments" label entries', () => {
      const roleOn = (above: string, below = '') => {
        const html = page(`${headline}${above}<h2>Comments</h2>${signed.repeat(6)}${below}`);
        return rolesOf(html, 'listing')['I was there and it was worse.'];
      };
      expect(roleOn(prose(3))).toBe('comment');
      expect(roleOn(prose(3), '<h3>2 comments</h3><h3>7 comments</h3>')).toBe('body');
      expect(roleOn(prose(1))).toBe('body');
    });

    it('does not take the button "Comment" of each entry for a heading of comments', () => {
      const entries = Array.from({ length: 4 }, (_, day) => `<h3>Comment</h3>${signed}<p>Day ${day}. ${said}</p>`);
      const roleBelow = (html: string) =>
        rolesOf(page(`${headline}${prose(3)}${html}`))['I was there and it was worse.'];
      expect(roleBelow(entries.join(''))).toBe('body');
      expect(roleBelow(entries.join('').replace(/<h3>Comment<\/h3>/g, (label, at) => (at === 0 ? label : '')))).toBe(
        'comment',
      );
    });

    it('recognises comments that are signed in a `<cite>` above or below their text', () => {
      const above = `<li><cite>Ada</cite> Says:<br><small>June 3rd, 2009 at 4:12 pm</small>${said}</li>`;
      const below = `<li>${said}<p><cite>Comment by <a href="//ada.example">Ada</a> — June 3, 2009 @ 4:12 pm</cite></p></li>`;
      for (const item of [above, below]) {
        const html = `${headline}${prose(3)}<h3>6 Responses to “Storm”</h3><ol>${item.repeat(6)}</ol>`;
        expect(rolesOf(page(html))['I was there and it was worse.']).toBe('comment');
      }
    });

    it('keeps the heading "Comments" as body text if long unsigned text is below it', () => {
      const roles = rolesOf(page(`${headline}${prose(3)}<h2>Comments</h2>${prose(9)}${prose(9)}${signed.repeat(6)}`));
      expect(roles.Comments).toBe('body');
    });
  });
});
