/** Tests that, in every theme, every text colour is readable on every background that it occurs on. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_APPEARANCE } from '../../store/settings/appearance.ts';
import { CONCRETE_THEMES } from '../../store/settings/options.ts';
import type { Colour, OwnColours } from '../../store/settings/types.ts';
import codeCss from '../styles/code.css?inline';
import themeCss from './theme.css?inline';
import { applyTheme, coloursOfTheme, contrast, READABLE, resolveTheme } from './theme.ts';

const sheet = document.createElement('style');
sheet.textContent = themeCss + codeCss;
document.head.append(sheet);
const surface = document.createElement('div');
document.body.append(surface);
const probe = document.createElement('i');
surface.append(probe);

afterEach(() => surface.removeAttribute('style'));

function colourOf(property: string): Colour {
  probe.style.color = `var(--lectern-${property}, red)`;
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

const CODE = ['keyword', 'string', 'number', 'name', 'type', 'deleted'].map((kind) => `code-${kind}`);
/** Text colours, and the backgrounds that they occur on. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['ink', 'ink-strong', 'ink-quiet'],
    ['ground', 'raised', 'sunken', 'accent-soft'],
  ],
  [['ink', 'ink-strong'], ['mark']],
  [['accent'], ['ground', 'raised', 'sunken', 'accent-soft']],
  [['accent-ink'], ['accent']],
  [['ground'], ['ink-strong']],
  [CODE, ['sunken']],
];
const LINES = [['control-line'], ['ground', 'raised']] as const;

function tooLow(pairs: typeof PAIRS, least: number): string[] {
  return pairs.flatMap(([inks, grounds]) =>
    inks.flatMap((ink) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colourOf(ink), colourOf(ground));
        return ratio >= least ? [] : [`${ink} ${colourOf(ink)} on ${ground} ${colourOf(ground)}: ${ratio.toFixed(2)}`];
      }),
    ),
  );
}

const wear = (theme: string, own: Partial<OwnColours> = {}) =>
  applyTheme(surface, { ...DEFAULT_APPEARANCE, theme: theme as 'light', ...own }, false);

describe('colours', () => {
  test.each(CONCRETE_THEMES.map(({ value }) => value))(
    'theme %s: all text is readable, and all controls are visible',
    (theme) => {
      wear(theme);
      expect(tooLow(PAIRS, READABLE)).toEqual([]);
      expect(tooLow([LINES], 3)).toEqual([]);
    },
  );

  test('each theme defines all colours', () => {
    for (const { value } of CONCRETE_THEMES) {
      wear(value);
      for (const property of PAIRS.flat(2)) expect(colourOf(property), `${value} ${property}`).not.toBe('#ff0000');
    }
  });

  test('the user’s own colours are removed when another theme is chosen', () => {
    wear('custom', { groundColour: '#102030', textColour: '#ffffff', linkColour: '#ffff00' });
    expect(colourOf('ground')).toBe('#102030');
    wear('sepia');
    expect(colourOf('ground')).toBe('#f6eddb');
    expect(surface.getAttribute('style') ?? '').toBe('');
  });

  const colour = fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` as Colour);

  test('colours derived from readable colours of the user are readable too', () => {
    fc.assert(
      fc.property(colour, colour, colour, (textColour, groundColour, linkColour) => {
        fc.pre(contrast(textColour, groundColour) >= READABLE && contrast(linkColour, groundColour) >= READABLE);
        wear('custom', { textColour, groundColour, linkColour });
        expect(tooLow(PAIRS, READABLE)).toEqual([]);
        expect(tooLow([LINES], 3)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('colours of the user are shown unchanged even if they are unreadable', () => {
    const own = { textColour: '#777777', groundColour: '#787878', linkColour: '#797979' } as const;
    expect(coloursOfTheme(own)).toMatchObject({ '--lectern-ink': '#777777', '--lectern-ground': '#787878' });
  });

  test('the contrast ratio is computed as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });
});

test("the system's setting chooses between a light and a dark theme", () => {
  const choice = { theme: 'system', lightTheme: 'sepia', darkTheme: 'black' } as const;
  expect([resolveTheme(choice, false), resolveTheme(choice, true)]).toEqual(['sepia', 'black']);
  expect(resolveTheme({ ...choice, theme: 'grey' }, true)).toBe('grey');
});
