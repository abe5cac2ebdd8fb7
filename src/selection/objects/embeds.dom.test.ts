import { toHtml } from 'hast-util-to-html';
import { afterEach, describe, expect, it, test } from 'vitest';
import { articleOf } from '../../../test/article-of.ts';
import { removePages } from '../../../test/render.ts';
import { embedTarget } from '../../page/embeds/providers.ts';

afterEach(removePages);

async function treeOf(embed: string): Promise<string> {
  const html = `<base href="http://x.test/"><p>Text before it.</p>${embed}<p>Text after it.</p>`;
  return toHtml((await articleOf(html)).tree).replace(/ data-(?:node|object)="\d+"/g, '');
}

const around = (middle: string) => `<p>Text before it.</p>${middle}<p>Text after it.</p>`;
const line = (kind: string, url: string, words: string) => `<p data-embed="${kind}"><a href="${url}">${words}</a></p>`;

const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk';

test.for([
  [
    'https://www.youtube.com/embed/videoseries?list="><script>ran()</script>',
    /^https:\/\/www\.youtube\.com\/playlist\?list=%22/,
  ],
  ['https://w.soundcloud.com/player/?url=https%3A//k.test/%22><script>', /^https:\/\/k\.test\/%22/],
  ['https://w.soundcloud.com/player/?url=javascript:ran()', /^https:\/\/w\.soundcloud\.com/],
  ['https://w.soundcloud.com/player/?url=https://%22><script>', /^https:\/\/w\.soundcloud\.com/],
] as const)('links the embed %s to an address without quotes, brackets or spaces', ([written, expected]) => {
  const { url = '' } = embedTarget(new URL(written).href) ?? {};
  expect(url).toMatch(expected);
  expect(url).not.toMatch(/[<>"\s]/);
});

describe('a placeholder with a link', () => {
  it.each([
    [
      'a frame',
      '<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" title="My film"></iframe>',
      'Video: My film (YouTube)',
    ],
    [
      'a frame that a script loads later',
      '<iframe data-src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
      'Video (YouTube)',
    ],
    [
      'a lite-youtube element',
      '<lite-youtube videoid="abcdefghijk" playlabel="My film"></lite-youtube>',
      'Video: My film (YouTube)',
    ],
    ['an AMP element', '<amp-youtube data-videoid="abcdefghijk"></amp-youtube>', 'Video (YouTube)'],
    [
      'an oEmbed address',
      '<figure><div data-oembed-url="https://youtu.be/abcdefghijk"></div></figure>',
      'Video (YouTube)',
    ],
    ['an old plug-in', '<object data="https://www.youtube.com/v/abcdefghijk"></object>', 'Video (YouTube)'],
  ])('shows a placeholder with a link for a video in %s', async (_what, html, words) => {
    expect(await treeOf(html)).toContain(line('video', YOUTUBE, words));
  });

  it('keeps the caption of an embedded video, and the text after it', async () => {
    const html =
      '<figure><iframe src="https://player.vimeo.com/video/12345"></iframe><figcaption>How it went</figcaption></figure>';
    const placeholder = line('video', 'https://vimeo.com/12345', 'Video (Vimeo)');
    expect(await treeOf(html)).toBe(around(`<figure>${placeholder}<figcaption>How it went</figcaption></figure>`));
  });

  it('offers video and audio files for playing in the reader, but not playlists such as m3u8', async () => {
    expect(await treeOf('<video style="width:400px;height:200px"><source src="/film.mp4"></video>')).toBe(
      around(line('video-file', 'http://x.test/film.mp4', 'Video (x.test)')),
    );
    expect(await treeOf('<audio controls src="/talk.mp3" title="The talk"></audio>')).toBe(
      around(line('audio-file', 'http://x.test/talk.mp3', 'Audio: The talk (x.test)')),
    );
    expect(await treeOf('<video style="width:400px;height:200px" src="/film.m3u8"></video>')).toContain(
      'data-embed="video"',
    );
  });

  it('shows the poster (preview picture) of a video', async () => {
    const html = '<video poster="/still.jpg" src="/film.mp4" style="width:400px;height:200px"></video>';
    expect(await treeOf(html)).toBe(
      around(
        '<figure data-embed="video-file"><img src="http://x.test/still.jpg" alt="">' +
          '<figcaption><a href="http://x.test/film.mp4">Video (x.test)</a></figcaption></figure>',
      ),
    );
  });

  it('shows a placeholder for a large frame of an unknown site', async () => {
    const frame = '<iframe src="https://charts.test/1" title="Rainfall" width="600" height="300"></iframe>';
    expect(await treeOf(frame)).toBe(
      around(line('page', 'https://charts.test/1', 'Embedded page: Rainfall (charts.test)')),
    );
  });

  it.each([
    ['small frames', '<iframe src="https://charts.test/1" width="100" height="20"></iframe>'],
    ['hidden frames', '<iframe src="https://www.youtube.com/embed/abcdefghijk" style="display:none"></iframe>'],
    ['adverts', '<div class="ad-slot"><iframe src="https://x1.test/2" width="600" height="300"></iframe></div>'],
    [
      'frames of ad networks',
      '<iframe src="https://securepubads.g.doubleclick.net/x" width="600" height="300"></iframe>',
    ],
    ['newsletter forms', '<iframe src="https://x1.test/newsletter/subscribe" width="600" height="300"></iframe>'],
    ['empty frames', '<iframe width="600" height="300"></iframe>'],
    ['javascript: addresses', '<iframe src="javascript:alert(1)" width="600" height="300"></iframe>'],
  ])('shows no placeholder for %s', async (_what, html) => {
    expect(await treeOf(html)).toBe(around(''));
  });
});

describe('posts of other sites', () => {
  it('keeps embedded posts of other sites as quotes', async () => {
    const html =
      '<blockquote class="twitter-tweet"><p>Hello there.</p><a href="https://twitter.com/a/status/12">now</a></blockquote>';
    expect(await treeOf(html)).toContain('<blockquote><p>Hello there.</p>');
  });

  it('shows a placeholder for a post that a script has replaced by a frame', async () => {
    const html =
      '<div class="twitter-tweet"><iframe src="https://platform.twitter.com/embed/Tweet.html?id=12" title="X Post"></iframe></div>';
    expect(await treeOf(html)).toBe(around(line('post', 'https://twitter.com/i/status/12', 'Post (X)')));
  });
});

describe('player URLs', () => {
  it.each([
    ['https://open.spotify.com/embed/episode/abc?utm=1', 'audio', 'https://open.spotify.com/episode/abc'],
    ['https://www.instagram.com/p/Cabc/embed/captioned/', 'post', 'https://www.instagram.com/p/Cabc'],
    ['https://codepen.io/ada/embed/preview/xyz?default-tab=js', 'code', 'https://codepen.io/ada/pen/xyz'],
    ['https://social.test/@ada/123/embed', 'post', 'https://social.test/@ada/123'],
    ['https://www.google.com/maps/embed?pb=1', 'map', 'https://www.google.com/maps/embed?pb=1'],
    [
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fv%2F1',
      'video',
      'https://www.facebook.com/v/1',
    ],
    [
      'https://www.facebook.com/plugins/video.php?href=javascript:1',
      'video',
      'https://www.facebook.com/plugins/video.php?href=javascript:1',
    ],
    ['https://x.test/files/report.pdf', 'document', 'https://x.test/files/report.pdf'],
  ])('recognises the embed %s as %s, and links to %s', (address, kind, url) => {
    expect(embedTarget(address)).toMatchObject({ kind, url });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'about:blank', ''])(
    'recognises no embed in the address "%s"',
    (address) => {
      expect(embedTarget(address)).toBeNull();
    },
  );
});
