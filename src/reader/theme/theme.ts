import type { Appearance, Colour, ConcreteTheme, OwnColours } from '../../store/settings/types.ts';

/** Minimum contrast ratios of text (WCAG 2.2, 1.4.3) and of the outlines of controls (1.4.11). */
export const READABLE = 4.5;
const VISIBLE = 3;

type Channels = readonly number[];

const channelsOf = (colour: Colour): Channels => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colours; `share` is the share of the second one, from 0 to 1. */
function mix(a: Colour, b: Colour, share: number): Colour {
  const other = channelsOf(b);
  const mixed = channelsOf(a).map((channel, at) => Math.round(channel + ((other[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the first colour with at least this contrast ratio on all backgrounds; if there is none, the last colour. */
function firstReadable(colours: readonly Colour[], grounds: readonly Colour[], ratio: number): Colour {
  const found = colours.find((colour) => grounds.every((ground) => contrast(colour, ground) >= ratio));
  return found ?? (colours.at(-1) as Colour);
}

/**
 * Returns the CSS custom properties of a theme (`theme.css`) from its three colors. Its other backgrounds are tints of
 * its background, or the background itself if a tint would lower the contrast of text or links below READABLE.
 */
export function coloursOfTheme({ textColour: text, groundColour: ground, linkColour: link }: OwnColours) {
  const tinted = (by: Colour, share: number) => {
    const tint = mix(ground, by, share);
    return [text, link].every((ink) => contrast(ink, tint) >= Math.min(READABLE, contrast(ink, ground)))
      ? tint
      : ground;
  };
  const isDark = luminance(ground) < 0.18;
  const sunken = tinted(text, 0.05);
  const raised = tinted('#ffffff', isDark ? 0.06 : 0.5);
  const soft = tinted(link, 0.14);
  const mark = tinted(link, 0.24);
  const faded = (share: number) => [share, share / 2, 0].map((part) => mix(text, ground, part));
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    '--lectern-ground': ground,
    '--lectern-raised': raised,
    '--lectern-sunken': sunken,
    '--lectern-ink': text,
    '--lectern-ink-strong': text,
    '--lectern-ink-quiet': firstReadable(faded(0.28), [ground, raised, sunken, soft, mark], READABLE),
    '--lectern-hairline': mix(ground, text, 0.16),
    '--lectern-control-line': firstReadable(faded(0.5), [ground, raised, sunken], VISIBLE),
    '--lectern-accent': link,
    '--lectern-accent-ink': ground,
    '--lectern-accent-soft': soft,
    '--lectern-mark': mark,
    '--lectern-plate': isDark ? '#f4f1ea' : 'none',
  } as const;
}

type ThemeChoice = Pick<Appearance, 'theme' | 'lightTheme' | 'darkTheme'>;

interface Themed {
  readonly dataset: { [name: string]: string | undefined };
  readonly style: { setProperty(name: string, value: string): void };
}

/** Returns the theme to draw; `system` follows the operating system. */
export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): ConcreteTheme {
  if (choice.theme !== 'system') return choice.theme;
  return prefersDark ? choice.darkTheme : choice.lightTheme;
}

/** Applies a theme. For the theme `custom`, sets the user's own colors, which override those of `theme.css`. */
export function applyTheme(element: Themed, choice: ThemeChoice & OwnColours, prefersDark: boolean): void {
  const theme = resolveTheme(choice, prefersDark);
  const isOwn = theme === 'custom';
  if (isOwn || element.dataset.theme === 'custom') {
    for (const [name, value] of Object.entries(coloursOfTheme(choice)))
      element.style.setProperty(name, isOwn ? value : '');
  }
  element.dataset.theme = theme;
}
