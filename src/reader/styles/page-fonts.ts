import { intact } from '../../platform/unclobbered.ts';

/** Our own declarations that list fonts. */
const FONT_LISTS = /(--lectern-(?:serif-|sans-)?(?:latin|script|(?:ui|mono)-font):)([^;}]+)/g;

const plain = (name: string) => name.replace(/["']/g, '').trim().toLowerCase();

/**
 * Returns a style sheet without the fonts whose names the page uses for its own fonts: those apply in our shadow root as well, where
 * "Georgia" would be whatever the page calls that. The next font of the list replaces it.
 */
export function withoutPageFonts(css: string, document: Document): string {
  const names = new Set<string>();
  // some old engines have no `fonts` in documents that are not HTML
  for (const { family } of intact(document).fonts ?? []) names.add(plain(family));
  if (names.size === 0) return css;
  return css.replace(FONT_LISTS, (_all, property: string, list: string) => {
    const ours = list.split(',').filter((name) => !names.has(plain(name)));
    return property + (ours.join() || '""');
  });
}
