import { afterEach, describe, expect, it } from 'vitest';
import { articleFrom, articleOf, selectText } from '../../../test/article-of.ts';
import { removePages, snapshotPage } from '../../../test/render.ts';
import type { Mark, Selection } from '../../algorithms/types.ts';
import type { ArticleOptions } from '../../article/make-article.ts';
import { type Article, NO_METADATA } from '../../article/types.ts';
import { exportText } from '../../export/text.ts';
import { createPage } from '../../page/page.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { withRoles } from '../roles/with-roles.ts';
import { selectArticle } from '../select-article.ts';

afterEach(removePages);

/** Removes the metadata, because other tests cover the metadata of a thread (author and time of its first post). */
const headless = (article: Article): Article => ({ ...article, metadata: NO_METADATA });
const textOf = async (html: string) => exportText(headless(await articleOf(html)));

it('restores posts that the algorithm dropped from a thread, without their buttons', async () => {
  const post = (what: string) =>
    `<article class="post"><a rel="author">Ada</a> <time>1 May</time><div class="body">${what}</div><button>Reply</button></article>`;
  const { snapshot } = await snapshotPage(
    `<main>${post('A long first post.')}${post('+1')}${post('A long last post.')}</main>`,
  );
  const text = exportText(
    headless(
      articleFrom(
        snapshot,
        selectText(snapshot, (words) => words.startsWith('A long')),
      ),
    ),
  );
  expect(text).toBe('Ada · 1 May\n\nA long first post.\n\nAda · 1 May\n\n+1\n\nAda · 1 May\n\nA long last post.');
});

it('does not treat a list of comments in a box beside the text as posts', async () => {
  const { snapshot } = await snapshotPage(`<main><p>The text.</p><p>Goes on.</p></main><aside><ul>
    <li class="c"><a rel="author">Ada</a> <time>1 May</time> said</li><li class="c"><a rel="author">Bo</a> <time>1 May</time> so</li></ul></aside>`);
  const article = articleFrom(
    snapshot,
    selectText(snapshot, (text) => /text|Goes/.test(text)),
  );
  expect(exportText(headless(article))).toBe('The text.\n\nGoes on.');
});

it('does not treat parts of a page with ids in words ("content", "related") as posts', async () => {
  const part = (id: string, who: string, what: string) =>
    `<div id="${id}"><a rel="author">${who}</a> <time>1 May</time><p>${what}</p></div>`;
  const text = (ids: readonly [string, string, string]) =>
    snapshotPage(
      `<main>${part(ids[0], 'Ada', 'The text of it.')}${part(ids[1], 'Ada', 'The text goes on.')}${part(ids[2], 'Bo', 'Share this page.')}</main>`,
    ).then(({ snapshot }) =>
      exportText(
        headless(
          articleFrom(
            snapshot,
            selectText(snapshot, (words) => words.startsWith('The text')),
          ),
        ),
      ),
    );
  expect(await text(['post1', 'post2', 'post3'])).toContain('Share this page.');
  expect(await text(['intro', 'content', 'related'])).not.toContain('Share this page.');
});

it('does not treat an article with one author and one date as a thread', async () => {
  const text = await textOf(
    '<article><a rel="author">Ada</a> <time>1 May</time><p>The text.</p><p>Goes on.</p></article>',
  );
  expect(text).toContain('The text.\n\nGoes on.');
  expect(text).not.toContain('·');
});

/** Returns the article from an algorithm's result, after `withRoles` has found comments and other roles in it. */
const articleBy = (snapshot: PageSnapshot, answer: Selection, options?: ArticleOptions) =>
  articleFrom(snapshot, withRoles(createPage(snapshot), answer, null), options);

describe('posts below an article, with any algorithm', () => {
  const ARTICLE = `<p>${'The river rose again in the night, and the ferry stayed where it was. '.repeat(10)}</p>`;
  const post = (who: string) =>
    `<li class="comment"><b class="author">${who}</b> <time>1 May</time><p>Words of ${who}.</p></li>`;
  const page = (box: string) => `<main>${ARTICLE}<ol class="${box}">${post('Ada')}${post('Bo')}</ol></main>`;

  it('hides the comments in a box with the class "comment-list" until the user asks for them', async () => {
    const { snapshot } = await snapshotPage(page('comment-list'));
    const selection = selectText(snapshot);
    expect(articleBy(snapshot, selection).comments).toMatchObject({ isShown: false });
    expect(exportText(articleBy(snapshot, selection))).not.toContain('Words of');
    const text = exportText(articleBy(snapshot, selection, { comments: true }));
    expect(text).toContain('Comments\n\nAda · 1 May\n\nWords of Ada.\n\nBo · 1 May\n\nWords of Bo.');
  });

  it('does not hide the posts in a box with the class "answers" below an article', async () => {
    const { snapshot } = await snapshotPage(page('answers'));
    expect(exportText(articleBy(snapshot, selectText(snapshot)))).toContain('Words of Bo.');
  });

  it('does not hide the posts of a page that the algorithm calls a forum', async () => {
    const { snapshot } = await snapshotPage(page('comment-list'));
    const forum = { kind: 'forum', article: 0, readable: 1 } as const;
    expect(exportText(articleBy(snapshot, { ...selectText(snapshot), page: forum }))).toContain('Words of Bo.');
  });

  it.each([
    ['are hidden if its og:type is "article"', '', false],
    [
      'are shown if its og:type is "article" but its JSON-LD declares a discussion',
      '{"@type": "DiscussionForumPosting"}',
      true,
    ],
    ['are hidden if its og:type and its JSON-LD declare an article', '{"@type": "BlogPosting"}', false],
  ])('hides or shows the comments on a page that is rated as a forum: they %s', async (_what, declared, isShown) => {
    const head = `<meta property="og:type" content="article"><script type="application/ld+json">${declared}</script>`;
    const { snapshot } = await snapshotPage(head + page('comment-list'));
    const forum = { kind: 'forum', article: 0, readable: 1 } as const;
    const text = exportText(articleBy(snapshot, { ...selectText(snapshot), page: forum }));
    expect(text.includes('Words of Bo.')).toBe(isShown);
  });
});

it('drops the buttons below the messages of a chat', async () => {
  const turn = (role: string, what: string) =>
    `<article><div data-message-author-role="${role}"><p>${what}</p></div><div><button><span>Copy</span></button></div></article>`;
  const text = await textOf(`<main>${turn('user', 'Which rope?')}${turn('assistant', 'Hemp.')}</main>`);
  expect(text).toBe('User\n\nWhich rope?\n\nAssistant\n\nHemp.');
});

describe('dropped comments below an article', () => {
  const comment = (who: string, what: string, inner = '') =>
    `<li class="comment"><div class="meta"><div class="author"><cite>${who}</cite> <span>says:</span></div> <span class="date">3 hours ago</span></div>
      <div class="text"><p>${what}</p></div><div class="actions"><span>2 likes</span> <a href="/r">Reply</a></div>${inner && `<ol>${inner}</ol>`}</li>`;
  const comments = `${comment('Ada', 'Which rope was it that held?', comment('Bo', 'Hemp, of <a href="/h">all ropes</a>.'))}${comment('Cy', 'Why not steel, I wonder.')}`;
  const article = `<article>${'<p>The ferry stayed in the harbour all night, because nobody dared to sail.</p>'.repeat(12)}</article>`;
  const isArticle = (text: string) => text.startsWith('The ferry');
  const below = async (html: string, options = {}) => {
    const { snapshot } = await snapshotPage(`<title>Storm</title><body>${html}</body>`);
    return articleFrom(snapshot, selectText(snapshot, isArticle), options);
  };

  it('shows comments on request, with names but without buttons', async () => {
    const html = `${article}<section class="comments-area"><h2>3 thoughts</h2><ol>${comments}</ol></section>`;
    const without = await below(html);
    expect(without.comments).toMatchObject({ isShown: false });
    expect(exportText(without)).not.toContain('rope');
    const text = exportText(headless(await below(html, { comments: true })));
    expect(text).toMatch(
      /Comments\n\nAda · 3 hours ago\n\nWhich rope was it that held\?\n\nBo · 3 hours ago\n\nHemp, of all ropes\.\n\nCy · 3 hours ago\n\nWhy not steel, I wonder\.$/,
    );
  });

  it('finds comments below the unsigned entries of a live blog', async () => {
    const entry = (hour: number) =>
      `<section><time>${hour}:40</time><p>The ferry stayed. ${'It did not sail. '.repeat(20)}</p></section>`;
    const html = `<article>${entry(12)}${entry(11)}${entry(10)}</article><section class="comments"><ol>${comments}</ol></section>`;
    const text = exportText(headless(await below(html, { comments: true })));
    expect(text).toMatch(/^12:40.*11:40.*10:40.*Comments\n\nAda · 3 hours ago\n\nWhich rope/s);
  });

  it('finds comments in a list below a line that announces them ("3 Responses")', async () => {
    const html = `${article}<h3>3 Responses to “Storm”</h3><ol>${comments.replaceAll(/ class="(?:comment|text|actions)"/g, '')}</ol>`;
    expect((await below(html)).comments).toMatchObject({ isShown: false });
    expect((await below(html.replace('3 Responses to “Storm”', 'Our ropes'))).comments).toBeNull();
  });

  it('takes bold names for authors in a box of comments, but not in other boxes', async () => {
    const bold = (who: string, what: string) =>
      `<div class="reply"><p><b>${who}</b> <time>1 May</time></p><p>${what}</p></div>`;
    const html = (box: string) =>
      `${article}<section class="${box}">${bold('Ada', 'Which rope was it that held?')}${bold('Bo', 'Hemp, of all ropes.')}</section>`;
    expect(exportText(headless(await below(html('comments'), { comments: true })))).toMatch(
      /Comments\n\nAda · 1 May\n\nWhich rope was it that held\?\n\nBo · 1 May\n\nHemp, of all ropes\.$/,
    );
    // Entries of a live blog begin with bold text too, but are not comments.
    expect((await below(html('entries'))).comments).toBeNull();
  });

  it.each([
    ['in a list of one', (one: string) => `<section class="comments"><h2>One thought</h2><ol>${one}</ol></section>`],
    [
      'beside the form for a new comment',
      (one: string) => `<div id="comments">${one}<form><p>Your name <input></p><button>Post</button></form></div>`,
    ],
  ])('finds the only comment below an article: %s', async (_where, boxOf) => {
    const one = comment('Cy', 'Why not steel, I wonder.');
    const text = exportText(headless(await below(`${article}${boxOf(one)}`, { comments: true })));
    expect(text).toMatch(/Comments\n\nCy · 3 hours ago\n\nWhy not steel, I wonder\.$/);
  });

  it('marks the text of a restored post as body text, even if the first kept post begins with a byline', async () => {
    const post = (who: string, day: number, what: string) =>
      `<div class="post"><b class="author">${who}</b> <time>${day} March</time><p>${what}</p></div>`;
    const html = `<main>${post('Ada', 1, 'Which rope?')}${post('Bo', 2, 'Hemp.')}${post('Cy', 3, 'Steel.')}</main>`;
    const { snapshot } = await snapshotPage(html);
    const answer = selectText(snapshot, (text) => !/Bo|2 March|Hemp/.test(text));
    const page = createPage(snapshot);
    const marks = answer.marks.map(
      (mark): Mark => (page.textOf(mark.node) === 'Ada' ? { ...mark, role: 'byline' } : mark),
    );
    const restored = selectArticle(page, { ...answer, marks }).text.marks.find(
      ({ node }) => page.textOf(node) === 'Hemp.',
    );
    expect(restored?.role).toBe('body');
  });

  it('finds the only comment below an article even if it is in a language without spaces between words', async () => {
    const html = `${article}<div id="comments">${comment('Cy', '为什么不用钢索呢？我想知道。')}</div>`;
    const text = exportText(headless(await below(html, { comments: true })));
    expect(text).toMatch(/Comments\n\nCy · 3 hours ago\n\n为什么不用钢索呢？我想知道。$/);
  });

  it('finds no comments in a comment box that has a date but no comment text', async () => {
    const counts = `${article}<div class="comments"><a class="author" href="/ada">Ada</a> <time>1 May</time> <a href="#c">0 comments</a></div>`;
    expect((await below(counts)).comments).toBeNull();
    const form = `${article}<div class="comments"><h2>Last comment: <time>1 May</time></h2><form><p>Say what you think of it, and be kind.</p></form></div>`;
    expect((await below(form)).comments).toBeNull();
  });

  it("drops the page's heading above its comments, even if the algorithm kept it", async () => {
    const html = `${article}<section class="comments"><h2>3 thoughts</h2><ol>${comments}</ol></section>`;
    const { snapshot } = await snapshotPage(`<title>Storm</title><body>${html}</body>`);
    const selection = selectText(snapshot, (text) => isArticle(text) || text === '3 thoughts');
    expect(exportText(articleFrom(snapshot, selection))).not.toContain('3 thoughts');
  });

  it('finds no comments in a box without a comment class or without an article above the box', async () => {
    expect((await below(`${article}<section class="cards"><ol>${comments}</ol></section>`)).comments).toBeNull();
    expect(
      (await below(`<p>The ferry.</p><section class="comments"><ol>${comments}</ol></section>`)).comments,
    ).toBeNull();
  });
});

it.each([
  ['class="signature"', 'phpBB'],
  ['class="message-signature"', 'XenForo'],
  ['class="signaturecontainer"', 'vBulletin'],
])('leaves out the signatures of the members of a forum (%s, %s)', async (attribute) => {
  const post = (who: string, when: string, what: string, motto: string) =>
    `<div class="post"><div class="head"><a class="username" href="/u/${who}">${who}</a> <time datetime="2026-03-0${when}">${when} March</time></div>
      <div class="body"><p>${what}</p></div><div ${attribute}>${motto}</div></div>`;
  const text = await textOf(
    `<main><h1>Rope</h1>${post('Ada', '1', 'Which rope?', 'Measure twice.')}${post('Bo', '2', 'Hemp.', 'Boats for sale.')}</main>`,
  );
  expect(text).toBe('Ada · 1 March\n\nWhich rope?\n\nBo · 2 March\n\nHemp.');
});

it('leaves out a short signature below a line of underscores, but keeps a longer text there', async () => {
  const post = (who: string, when: string, what: string) =>
    `<div class="post"><div class="head"><a class="username" href="/u/${who}">${who}</a> <time datetime="2026-03-0${when}">${when} March</time></div>
      <div class="body">${what}</div></div>`;
  const LINE = '__________________';
  const text = await textOf(
    `<main><h1>Rope</h1>${post('Ada', '1', `Which rope?<div>${LINE}<br>Measure twice.</div>`)}
     ${post('Bo', '2', `Hemp.<br>${LINE}<br>${'It holds. '.repeat(60)}`)}</main>`,
  );
  expect(text).not.toContain('Measure twice.');
  expect(text).toContain('Which rope?');
  expect(text).toContain('It holds.');
});
