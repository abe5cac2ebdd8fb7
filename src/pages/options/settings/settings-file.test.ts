import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChange, parseSettings } from '../../../store/settings/parse.ts';
import { readSettingsFile, SETTINGS_FILE, writeSettingsFile } from './settings-file.ts';

const defaults = parseSettings(undefined);
const file = (settings: unknown, change: object = {}) =>
  JSON.stringify({ kind: 'lectern-settings', version: 1, settings, ...change });
const read = (text: string) => readSettingsFile(text, defaults);

test('importing an exported settings file changes only the settings that differ', () => {
  const theirs = { ...defaults, theme: 'dark', fontSize: 25, keys: 'ck' } as const;
  expect(read(writeSettingsFile(theirs))).toEqual({ change: { theme: 'dark', fontSize: 25, keys: 'ck' }, refused: '' });
  expect(readSettingsFile(writeSettingsFile(defaults), theirs).change).toEqual({
    theme: defaults.theme,
    fontSize: defaults.fontSize,
    keys: '',
  });
});

test.for([
  ['', /not a Lectern settings file/],
  ['{', /not a Lectern settings file/],
  ['[]', /not a Lectern settings file/],
  ['null', /not a Lectern settings file/],
  [JSON.stringify({ kind: 'lectern-remembered-sites', version: 1, sites: [] }), /not a Lectern settings file/],
  [file({}, { version: 99 }), /newer version of Lectern/],
  [file({}, { version: '1' }), /cannot read this version/],
  [file({}, { version: -1 }), /cannot read this version/],
  [file([]), /no settings in it/],
  [file(7), /no settings in it/],
  [' '.repeat(SETTINGS_FILE.longest + 1), /too large/],
] as const)('an invalid settings file is refused with a reason and changes nothing (case %#)', ([text, why]) => {
  const { change, refused } = read(text);
  expect(change).toEqual({});
  expect(refused).toMatch(why);
});

test('importing a settings file applies the valid settings and names the invalid ones', () => {
  const { change, refused } = read(file({ theme: 'dark', fontSize: 'huge', width: 1e9, colour: 'red', more: 1 }));
  expect(change).toEqual({ theme: 'dark' });
  expect(refused).toBe(
    'These settings have invalid values and were not imported: Text size, Line width. ' +
      '2 unknown options in the file were ignored.',
  );
});

test('importing a settings file ignores names such as __proto__ and constructor', () => {
  const text =
    '{"kind":"lectern-settings","version":1,"settings":{"__proto__":{"theme":"dark"},"constructor":1,"theme":"sepia"}}';
  expect(read(text)).toEqual({
    change: { theme: 'sepia' },
    refused: '2 unknown options in the file were ignored.',
  });
  expect(read('{"__proto__":{"kind":"lectern-settings"},"version":1,"settings":{}}').change).toEqual({});
});

test('importing a settings file changes only valid settings, whatever the file contains', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.anything().map((settings) => safeJson(settings)),
      ),
      (text) => {
        const { change } = read(text);
        expect(parseChange(change)).toEqual(change);
      },
    ),
  );
});

function safeJson(settings: unknown): string {
  try {
    return file(settings);
  } catch {
    // JSON cannot represent a BigInt
    return file({});
  }
}
