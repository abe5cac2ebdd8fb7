import { expect, onTestFinished, test } from 'vitest';
import { keepPlaceWhenResized } from './stay-in-place.ts';

/** Returns a scrolling box with sixty paragraphs, which break into more lines when the box is narrower. */
function scrollerOfText(): HTMLElement {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'width: 900px; height: 400px; overflow: auto; overflow-anchor: none';
  for (let number = 1; number <= 60; number++) {
    const paragraph = document.createElement('p');
    paragraph.dataset.node = String(number);
    paragraph.textContent = `${number}. ${'The tide came in over the flats, and nobody looked up. '.repeat(12)}`;
    scroller.append(paragraph);
  }
  document.body.append(scroller);
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
    scroller.remove();
  });
  keepPlaceWhenResized(scroller, end.signal);
  return scroller;
}

test('the reader keeps the text at the top of the view if the window is resized during a scroll', async () => {
  const scroller = scrollerOfText();
  const isOver = new AbortController();
  onTestFinished(() => isOver.abort());
  addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true, signal: isOver.signal });
  const heard = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
  const paragraph = scroller.querySelector('[data-node="33"]') as HTMLElement;
  const distance = () => paragraph.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += distance() + 5;
  await heard;
  scroller.style.width = '500px';
  await expect.poll(() => Math.abs(distance() + 5)).toBeLessThan(2);
});
