import { intact } from '../../platform/unclobbered.ts';

/** Declarations of our own that list fonts. */
const FONT_LISTS = /(--lectern-(?:serif-|sans-)?(?:latin|script|(?:ui|mono)-font):)([^;}]+)/g;

const plain = (name: string) => name.replace(/["']/g, '').trim().toLowerCase();

/**
 * A style sheet without the fonts whose names the page has given to fonts of its own: those hold in our shadow root as well, where
 * "Georgia" would be whatever the page calls so. The next font of the list takes its place.
 */
export function withoutPageFonts(css: string, document: Document): string {
  const names = new Set<string>();
  // some old engines have none in documents that are not HTML
  for (const { family } of intact(document).fonts ?? []) names.add(plain(family));
  if (names.size === 0) return css;
  return css.replace(FONT_LISTS, (_all, property: string, list: string) => {
    const ours = list.split(',').filter((name) => !names.has(plain(name)));
    return property + (ours.join() || '""');
  });
}
