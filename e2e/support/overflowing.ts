/** Finds elements of the interface that do not fit into the space that they have. */
import type { Locator } from '@playwright/test';

const CONTROLS =
  '.strip, .panel, button, .chip, .bar, .toast span, summary, legend, label, select, .segments, .field, .stepper, h2, h3, td, th';

/**
 * Returns a description of each element in `root` whose content is cut off, or that extends beyond the sides of `root`.
 */
export async function overflowing(root: Locator): Promise<string[]> {
  return root.evaluate((element, controls) => {
    const bounds = element.getBoundingClientRect();
    const isShown = (shown: Element) => {
      const { clip, clipPath } = getComputedStyle(shown);
      // ignores text for screen readers (clipped or one pixel large), and the boxes that Lectern draws over the page's
      // paragraphs, because the page decides how wide these boxes are
      const isMeant =
        clip !== 'auto' || clipPath !== 'none' || shown.clientHeight < 2 || shown.matches('.live-block, .hidden');
      return shown.checkVisibility({ visibilityProperty: true }) && !isMeant && shown.clientWidth > 1;
    };
    const scrolls = (shown: Element | null): boolean =>
      shown !== null && (/auto|scroll/.test(getComputedStyle(shown).overflowX) || scrolls(shown.parentElement));
    const isCut = (shown: Element) =>
      shown.scrollWidth > shown.clientWidth + 1 && !/auto|scroll/.test(getComputedStyle(shown).overflowX);
    const isOutside = (shown: Element) => {
      const { left, right, width } = shown.getBoundingClientRect();
      return width > 0 && (left < bounds.left - 1 || right > bounds.right + 1) && !scrolls(shown.parentElement);
    };
    return [element, ...element.querySelectorAll(controls)]
      .filter((shown) => isShown(shown) && (isCut(shown) || isOutside(shown)))
      .map((shown) => `${shown.localName}.${shown.className} ${shown.textContent?.trim().slice(0, 60)}`);
  }, CONTROLS);
}
