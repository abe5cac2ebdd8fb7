import { afterEach, describe, expect, it } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { type Article, NO_METADATA } from '../../article/types.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import { exportText } from '../../export/text.ts';

afterEach(removePages);

/** Removes the metadata, because other tests cover the metadata of a thread (author and time of its first post). */
const headless = (article: Article): Article => ({ ...article, metadata: NO_METADATA });
const textOf = async (html: string) => exportText(headless(await articleOf(html)));

describe('author and time above every post', () => {
  it('shows author and time above each post of a forum with posts in boxes', async () => {
    const post = (who: string, when: string, what: string) =>
      `<div class="post"><div class="head"><a class="username" href="/u/${who}">${who}</a> <time datetime="2026-03-0${when}">${when} March</time></div>
        <div class="body"><p>${what}</p></div></div>`;
    const text = await textOf(
      `<main><h1>Rope</h1>${post('Ada', '1', 'Which rope?')}${post('Bo', '2', 'Hemp.')}</main>`,
    );
    expect(text).toBe('Ada · 1 March\n\nWhich rope?\n\nBo · 2 March\n\nHemp.');
  });

  it('shows author and time above each post, but no avatar or other facts about the author', async () => {
    const post = (who: string, when: string, what: string) =>
      `<article class="message"><section class="message-user"><a href="/members/${who}" class="avatar"><span>${who[0]}</span></a>
        <h4><a class="username" href="/members/${who}">${who}</a></h4><dl><dt>Joined</dt><dd>Mar 2, 2015</dd></dl></section>
        <div class="main"><header><time datetime="2026-03-0${when}">${when} March</time></header><p>${what}</p></div></article>`;
    const said = 'A rope that has been wet for a winter is stronger than it looks, but who would trust a boat to it?';
    const text = await textOf(`<main>${post('Ada', '1', said)}${post('Bo', '2', `Hemp. ${said}`)}</main>`);
    expect(text).toBe(`Ada · 1 March\n\n${said}\n\nBo · 2 March\n\nHemp. ${said}`);
  });

  it('shows author and time of answers that are nested below other posts', async () => {
    const post = (who: string, what: string, inner = '') =>
      `<li class="comment"><div><b class="author">${who}</b> <span class="date">3 hours ago</span></div><p>${what}</p>${inner && `<ol>${inner}</ol>`}</li>`;
    const article = await articleOf(
      `<ol>${post('Ada', 'Which rope?', post('Bo', 'Hemp.', post('Cy', 'Why?')))}${post('Di', 'Steel.')}</ol>`,
    );
    expect(exportMarkdown(headless(article))).toBe(
      [
        '**Ada** · 3 hours ago',
        'Which rope?',
        '> **Bo** · 3 hours ago\n>\n> Hemp.\n>\n> > **Cy** · 3 hours ago\n> >\n> > Why?',
        '**Di** · 3 hours ago',
        'Steel.\n',
      ].join('\n\n'),
    );
  });

  it('shows author and time above each post of a forum with posts in rows of a table', async () => {
    const row = (who: string, what: string) =>
      `<tr class="athing"><td><img></td><td><div><span class="comhead"><a class="hnuser" href="user?id=${who}">${who}</a> <span class="age">2 hours ago</span></span></div><div>${what}</div></td></tr>`;
    const text = await textOf(`<table>${row('ada', 'Which rope?')}${row('bo', 'Hemp.')}${row('cy', 'Steel.')}</table>`);
    expect(text).toBe('ada · 2 hours ago\n\nWhich rope?\n\nbo · 2 hours ago\n\nHemp.\n\ncy · 2 hours ago\n\nSteel.');
  });

  it('shows author and time of questions and answers that are signed at the end', async () => {
    const answer = (who: string, what: string) =>
      `<div class="answer"><div class="prose"><p>${what}</p></div><div class="user-info">answered <span class="relativetime">May 1</span> <a href="/users/12/${who}">${who}</a></div></div>`;
    const text = await textOf(`<main>${answer('ada', 'Take hemp.')}${answer('bo', 'Take steel.')}</main>`);
    expect(text).toMatch(/^ada · May 1\n\nTake hemp\.[\s\S]*bo · May 1\n\nTake steel\./);
  });

  it('shows above each question and answer who wrote the text, not who edited it', async () => {
    const by = (what: string, who: string, day: number) =>
      `<div class="user"><div class="act">${what} <span class="relativetime" title="2026-05-0${day} 09:00:00Z">May ${day}</span></div><a href="/users/12/${who}">${who}</a></div>`;
    const post = (kind: string, what: string, signed: string) =>
      `<div class="${kind}"><div class="prose"><p>${what} is what my father took for every boat that he had.</p></div><div class="by">${signed}</div></div>`;
    const text = await textOf(
      `<main>${post('question', 'Hemp', by('edited', 'eve', 2) + by('asked', 'ada', 1))}
        <div id="answers">${post('answer', 'Steel', by('answered', 'bo', 3))}${post('answer', 'Rope', by('edited', 'bo', 5) + by('answered', 'cy', 4))}</div></main>`,
    );
    expect(text.split('\n\n').filter((line) => line.includes(' · '))).toEqual([
      'ada · May 1',
      'bo · May 3',
      'cy · May 4',
    ]);
  });

  it('shows the time above each entry of a live blog, and a name that is on the same line as the time', async () => {
    const said = 'The ferry stayed in the harbour all night, because nobody in town dared to sail.';
    const entry = (hour: number, rest = '') =>
      `<article><header><time>${hour}:40</time>${rest}</header><h3>At ${hour}</h3><p>${said}</p></article>`;
    const text = await textOf(`<main>${entry(12)}${entry(11, '<span>Ada</span>')}${entry(10)}</main>`);
    expect(text).toMatch(/^12:40\n\nAt 12.*\n11:40 Ada\n\nAt 11.*\n10:40\n\nAt 10/s);
  });

  it('shows author and time only once if the page shows them above and below each post', async () => {
    const post = (who: string, day: number) =>
      `<article class="post"><header><a rel="author">${who}</a> <time>${day} May</time></header><p>The ferry stayed in the harbour.</p>
        <footer><div><time>${day} May</time></div><div>${who}</div></footer></article>`;
    const text = await textOf(`<main>${post('Ada', 1)}${post('Bo', 2)}</main>`);
    expect(text).toBe(
      'Ada · 1 May\n\nThe ferry stayed in the harbour.\n\nBo · 2 May\n\nThe ferry stayed in the harbour.',
    );
  });

  it("shows a time that is plain text after the author's name", async () => {
    const post = (who: string, what: string) =>
      `<tr><td><div><a href="user?id=${who}">${who}</a> 2 hours ago | <a href="/l">link</a></div><div>${what}</div></td></tr>`;
    const text = await textOf(`<table>${post('ada', 'Which rope?')}${post('bo', 'Hemp.')}</table>`);
    expect(text).toBe('ada · 2 hours ago\n\nWhich rope?\n\nbo · 2 hours ago\n\nHemp.');
  });

  it('shows the role of the speaker above each turn of a chat', async () => {
    const turn = (role: string, what: string) => `<div data-message-author-role="${role}"><p>${what}</p></div>`;
    const text = await textOf(`<main>${turn('user', 'Which rope?')}${turn('assistant', 'Hemp.')}</main>`);
    expect(text).toBe('User\n\nWhich rope?\n\nAssistant\n\nHemp.');
  });
});
