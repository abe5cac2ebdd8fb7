import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, parts, sampleArticle } from '../../../../test/mount-sample.ts';
import type { Article } from '../../../article/types.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';
import { picturesOf } from './ArticlePicture.tsx';

const drawing = (name: string, width = 400) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='300'%3E%3Cdesc%3E${name}%3C/desc%3E%3C/svg%3E`;

function articleWith(...children: Parameters<typeof h>[2][]): Article {
  return sampleArticle([], { tree: h(null, ...children) as Article['tree'] });
}

const image = (name: string, alt = '', width = 400) => h('img', { src: drawing(name, width), alt, width, height: 300 });

const TWO = articleWith(
  h('figure', [image('one'), h('figcaption', 'The first')]),
  h('p', 'Between.'),
  image('two', 'The second'),
  image('face', 'A face', 60),
);

const lightbox = () => parts().root.querySelector<HTMLElement>('.lightbox');
const images = () => [...parts().root.querySelectorAll<HTMLImageElement>('.body img')];
const shown = () => lightbox()?.querySelector('figcaption')?.textContent;

describe('the lightbox', () => {
  it('the lightbox opens with Enter, changes pictures with the arrow keys, and restores the focus', async () => {
    const { dispatch } = mountSample({ article: TWO });
    images()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(lightbox()?.getAttribute('aria-label')).toBe('Picture 1 of 2');
    expect(shown()).toBe('The first');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('The second');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe('The first');
    await userEvent.keyboard('{Escape}');
    expect(lightbox()).toBeNull();
    expect(parts().root.activeElement).toBe(images()[0]);
    expect(dispatch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
  });

  it("the lightbox takes the focus, and the reader's shortcuts do nothing while it is open", async () => {
    const { dispatch, copy } = mountSample({ article: TWO });
    await userEvent.click(images()[1] as HTMLImageElement);
    await userEvent.keyboard('c1a');
    expect(copy).not.toHaveBeenCalled();
    expect(dispatch).not.toHaveBeenCalled();
    expect(parts().panel()).toBeNull();
    expect(parts().root.querySelector('.surface')?.hasAttribute('inert')).toBe(true);
    expect(lightbox()?.contains(parts().root.activeElement)).toBe(true);
    await userEvent.click(parts().button('Close picture'));
    expect(lightbox()).toBeNull();
  });

  it('the lightbox closes when the article no longer contains the picture', async () => {
    const { handle, state } = mountSample({ article: TWO });
    await userEvent.click(images()[0] as HTMLImageElement);
    handle.update({ ...state, article: sampleArticle([1, 2]) });
    await expect.poll(() => parts().root.querySelector('.surface')?.hasAttribute('inert')).toBe(false);
  });

  it('the lightbox shows a picture only once, even if the article contains it twice', async () => {
    mountSample({
      article: articleWith(image('one', 'First'), image('two', 'Second'), image('one'), image('three', 'Third')),
    });
    await userEvent.click(images()[0] as HTMLImageElement);
    expect(lightbox()?.getAttribute('aria-label')).toBe('Picture 1 of 3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Third');
  });

  it('the lightbox opens only for pictures that are large enough', () => {
    expect(picturesOf(TWO.tree).map(({ caption }) => caption)).toEqual(['The first', 'The second']);
    mountSample({ article: TWO });
    expect(images().map((element) => element.getAttribute('role'))).toEqual(['button', 'button', null]);
  });
});

describe('pictures', () => {
  it('pictures get a light background in dark themes once they are loaded', async () => {
    mountSample({ article: TWO, appearance: { ...DEFAULT_APPEARANCE, theme: 'dark' } });
    const background = () => getComputedStyle(images()[0] as HTMLImageElement).backgroundColor;
    await expect.poll(background).toBe('rgb(244, 241, 234)');
  });

  const lost = (alt = '') => h('img', { src: 'data:image/png;base64,xx', alt });
  const captioned = (alt: string) => h('figure', [lost(alt), h('figcaption', 'The ferry at dawn')]);

  it('pictures are replaced by an icon above their caption if they fail to load', async () => {
    mountSample({ article: articleWith(lost('No caption'), captioned('')) });
    await expect.poll(() => images().length).toBe(0);
    const heights = [...parts().root.querySelectorAll<HTMLElement>('.missing')].map(
      ({ offsetHeight }) => offsetHeight > 0,
    );
    expect(heights).toEqual([false, true]);
  });

  it.each([
    ['the page gives the picture another address', 0],
    ['another article has a picture in the same place', 1],
  ])('a picture that did not load is tried again if %s', async (_when, more) => {
    const articleOf = (src: string) => articleWith(h('figure', [h('img', { src, alt: '', dataObject: 7 })]));
    const { handle, state } = mountSample({ article: articleOf('data:image/png;base64,xx') });
    await expect.poll(() => images().length).toBe(0);
    handle.update({ ...state, article: articleOf(drawing('one')), contentNumber: state.contentNumber + more });
    await expect.poll(() => images().map(({ className }) => className)).toEqual(['here']);
  });

  it('pictures that fail to load show their alternative text, unless the caption says the same', async () => {
    mountSample({ article: articleWith(captioned('The ferry at dawn.'), captioned('A chart of the tides')) });
    await expect.poll(() => images().length).toBe(0);
    const missing = () => [...parts().root.querySelectorAll<HTMLElement>('.missing')];
    await expect.poll(() => missing().map(({ innerText }) => innerText)).toEqual(['', 'A chart of the tides']);
    const names = missing().map((element) => element.querySelector('[role=img]')?.ariaLabel);
    expect(names).toEqual(['Picture', 'A chart of the tides']);
    const caption = parts().root.querySelector('figcaption') as Element;
    for (const element of missing()) {
      expect(element.querySelector('svg')).not.toBeNull();
      expect(getComputedStyle(element).fontSize).toBe(getComputedStyle(caption).fontSize);
      expect(element.offsetHeight).toBeLessThan(2 * caption.getBoundingClientRect().height);
    }
  });
});

describe('the placeholder for an embedded video', () => {
  const placeholder = (kind: string, href: string) =>
    h('p', { dataEmbed: kind }, [h('a', { href }, 'Video: A film (x.test)')]);
  const link = () => parts().root.querySelector<HTMLAnchorElement>('.embed a') as HTMLAnchorElement;

  it('the placeholder of a video links to the video’s page, in a new tab, and loads nothing', () => {
    mountSample({ article: articleWith(placeholder('video', 'https://x.test/film')) });
    expect(link().target).toBe('_blank');
    expect(link().rel).toBe('noopener');
    expect(parts().root.querySelector('.embed :is(iframe, video, img)')).toBeNull();
  });

  it('the Enter key on the placeholder of a video file plays the video in the article', async () => {
    mountSample({ article: articleWith(placeholder('video-file', 'data:video/mp4;base64,xx')) });
    link().focus();
    await userEvent.keyboard('{Enter}');
    expect(parts().root.querySelector<HTMLVideoElement>('.embed video')?.src).toBe('data:video/mp4;base64,xx');
    expect(link().textContent).toBe('Video: A film (x.test)');
  });

  it('a video that plays stops when the reader shows another article', async () => {
    const film = (name: string) =>
      h('p', { dataEmbed: 'video-file', dataObject: 7 }, [h('a', { href: name }, 'A film')]);
    const { handle, state } = mountSample({ article: articleWith(film('data:video/mp4;base64,xx')) });
    link().focus();
    await userEvent.keyboard('{Enter}');
    const article = articleWith(film('data:video/mp4;base64,yy'));
    handle.update({ ...state, article, contentNumber: state.contentNumber + 1 });
    expect(parts().root.querySelector('.embed video')).toBeNull();
  });
});
