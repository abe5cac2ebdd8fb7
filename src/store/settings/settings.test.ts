import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { algorithmInfos } from '../../algorithms/index.ts';
import { DEFAULT_SETTINGS, migrate, parseChange, parseSettings, serializeSettings } from './parse.ts';
import { ROWS } from './rows.ts';
import { SETTINGS } from './table.ts';

const defaults = parseSettings(undefined);

describe('settings', () => {
  it('every setting has a valid default', () => {
    expect(parseChange(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
  });

  it('settings are the same after they were stored and read', () => {
    const settings = { ...defaults, theme: 'sepia', fontSize: 24, algorithm: 'eatiht' } as const;
    expect(parseSettings(serializeSettings(settings))).toEqual(settings);
  });

  it('offers recommended algorithms and the chosen one, or all if "Research algorithms" is on', () => {
    const { control } = SETTINGS.algorithm;
    const offered = (change: object) =>
      control.kind === 'choice' ? control.offered?.({ ...defaults, ...change }).map(({ value }) => value) : undefined;
    expect(offered({})).toHaveLength(8);
    expect(offered({ algorithm: 'justext' })).toEqual([...(offered({}) ?? []), 'justext']);
    expect(offered({ researchAlgorithms: true })).toHaveLength(algorithmInfos.length);
  });

  it("the user's CSS is accepted up to the length that browsers can synchronise", () => {
    const parse = ROWS.userCss.parse;
    expect(parse('p { color: red }\n')).toBe('p { color: red }\n');
    fc.assert(
      fc.property(fc.constantFrom('x', '\n', '港', '😀', '"'), fc.integer({ min: 1, max: 9000 }), (unit, length) => {
        const stored = `userCss${JSON.stringify(unit.repeat(length))}`;
        const isTaken = parse(unit.repeat(length)) !== undefined;
        if (new TextEncoder().encode(stored).length > 8192) expect(isTaken).toBe(false);
        if (new TextEncoder().encode(stored).length <= 5000) expect(isTaken).toBe(true);
      }),
    );
  });

  it('settings are stored only if they differ from the defaults', () => {
    expect(serializeSettings(defaults)).toEqual({ version: 1 });
    expect(serializeSettings({ ...defaults, width: 80 })).toEqual({ version: 1, width: 80 });
  });

  it('settings are complete and valid for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const settings = parseSettings(stored);
        for (const key of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
          expect(ROWS[key].parse(settings[key])).toEqual(settings[key]);
        }
      }),
    );
  });

  it('settings keep valid stored values, even if others are invalid', () => {
    expect(parseSettings({ theme: 'dark', fontSize: 'huge', lineHeight: 99, extra: 1 })).toEqual({
      ...defaults,
      theme: 'dark',
    });
  });

  it('a change of settings keeps only known keys with valid values', () => {
    expect(parseChange({ theme: 'light', fontSize: -1, __proto__: { width: 80 }, other: true })).toEqual({
      theme: 'light',
    });
    expect(parseChange(null)).toEqual({});
  });
});

describe('migrations', () => {
  it('migrations run in order, beginning with the version of the stored settings', () => {
    const steps = [
      (stored: Record<string, unknown>) => ({ ...stored, a: 1 }),
      (stored: Record<string, unknown>) => ({ ...stored, b: Number(stored.a ?? 0) + 1 }),
    ];
    expect(migrate({ version: 1 }, steps)).toEqual({ version: 1, a: 1, b: 2 });
    expect(migrate({ version: 2 }, steps)).toEqual({ version: 2, b: 1 });
    expect(migrate({ version: 9, c: 3 }, steps)).toEqual({ version: 9, c: 3 });
  });
});
