import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_APPEARANCE, LOOK_GROUPS } from './appearance.ts';
import { parseSettings, serializeSettings } from './parse.ts';
import { LONGEST_PRESET_NAME, MOST_PRESETS } from './parsers.ts';
import { lookOf, wholeLook, withoutPreset, withPreset } from './presets.ts';
import { ROWS } from './rows.ts';
import { SETTINGS } from './table.ts';
import type { Appearance, Preset } from './types.ts';

const evening: Appearance = { ...DEFAULT_APPEARANCE, theme: 'sepia', fontSize: 24, printLinks: true };

describe('presets (named appearances)', () => {
  it('presets contain only values that differ from the defaults, and no print settings', () => {
    expect(lookOf(evening)).toEqual({ theme: 'sepia', fontSize: 24 });
  });

  it('presets restore the whole appearance, except print settings and whether the outline is open', () => {
    const [saved] = withPreset([], 'Evening', { ...evening, outline: true }) as [Preset];
    const { printLinks: _paper, outline: _panel, ...look } = evening;
    expect(wholeLook(saved)).toEqual(look);
  });

  it('a preset replaces an earlier one with the same name', () => {
    const two = withPreset(withPreset([], 'a', evening), 'b', evening);
    expect(withPreset(two, ' a ', DEFAULT_APPEARANCE)).toEqual([{ name: 'a', look: {} }, two[1]]);
    expect(withoutPreset(two, 'a')).toEqual([two[1]]);
  });

  it('presets must have a name, and are limited in number', () => {
    expect(withPreset([], '  ', evening)).toEqual([]);
    const full = Array.from({ length: MOST_PRESETS }, (_, index) => ({ name: `look ${index}`, look: {} }));
    expect(withPreset(full, 'one more', evening)).toBe(full);
    expect(withPreset(full, 'look 3', evening)).toHaveLength(MOST_PRESETS);
  });

  it('invalid stored presets, and invalid values in a stored preset, are dropped', () => {
    const stored = [
      { name: 'good', look: { theme: 'dark', fontSize: 4000, algorithm: 'eatiht', presets: [], extra: 1 } },
      { name: 'good', look: {} },
      { name: '', look: {} },
      { name: '\u200d', look: {} },
      { name: 'Dark\u200d', look: {} },
      { name: 'می\u200cخوانم', look: {} },
      { name: 'x'.repeat(LONGEST_PRESET_NAME + 1), look: {} },
      { name: 'no look' },
      null,
      'text',
    ];
    expect(parseSettings({ presets: stored }).presets).toEqual([
      { name: 'good', look: { theme: 'dark' } },
      { name: 'می\u200cخوانم', look: {} },
    ]);
  });

  it('presets read from any stored value stay the same when they are stored and read again', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.anything(), look: fc.anything() })), (presets) => {
        const settings = parseSettings({ presets });
        expect(parseSettings(serializeSettings(settings))).toEqual(settings);
      }),
    );
  });

  it('the longest presets and all other settings fit into one item of synchronised storage', () => {
    const longest: Appearance = {
      ...DEFAULT_APPEARANCE,
      theme: 'contrast',
      lightTheme: 'contrast',
      darkTheme: 'contrast',
      textColour: '#111111',
      groundColour: '#eeeeee',
      linkColour: '#222222',
      fontFamily: 'source-sans',
      fontName: '字'.repeat(40),
      fontSize: 40,
      lineHeight: 1.7,
      width: 120,
      letterSpacing: 0.14,
      wordSpacing: 0.56,
      paragraphSpacing: 2.8,
      align: 'justify',
      hyphens: false,
      columns: 'pages',
      images: 'small',
      printLinks: true,
    };
    const presets = Array.from({ length: MOST_PRESETS }, (_, index) => ({
      name: '字'.repeat(LONGEST_PRESET_NAME - 2) + String(index).padStart(2, '0'),
      look: lookOf(longest),
    }));
    const settings = parseSettings({ ...longest, algorithm: 'newspaper-3k', presets });
    expect(settings.presets).toHaveLength(MOST_PRESETS);
    const item = `settings${JSON.stringify(serializeSettings(settings))}`;
    // browsers synchronise 8,192 bytes per item; the rest is for other settings
    expect(new TextEncoder().encode(item).length).toBeLessThan(7700);
  });
});

it('settings that one button resets together are next to each other in the table of settings', () => {
  for (const [group, keys] of Object.entries(LOOK_GROUPS)) {
    const inTable = Object.entries(SETTINGS).flatMap(([key, row]) => (row.group === group ? key : []));
    expect(inTable).toEqual(keys);
  }
});

it('reads the settings that earlier versions of Lectern have stored', () => {
  const before = {
    version: 1,
    theme: 'dark',
    fontFamily: 'mono',
    fontSize: 22,
    lineHeight: 1.8,
    width: 80,
    printLinks: true,
  };
  const { version: _version, ...chosen } = before;
  expect(parseSettings(before)).toEqual({ ...parseSettings(undefined), ...chosen });
});

it('refuses a font name with characters that would end a CSS string, such as quotes', () => {
  const parse = ROWS.fontName.parse;
  for (const name of ['a"b', "a'b", 'a\\', 'a;b', 'a}b', 'a\nb', 'a,b', 'x'.repeat(41)])
    expect(parse(name)).toBeUndefined();
  expect(parse(' Noto Serif CJK SC ')).toBe('Noto Serif CJK SC');
});
