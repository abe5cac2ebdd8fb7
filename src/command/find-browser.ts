import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, EXIT } from './command-error.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @param downloaded path where Playwright installs its own browser
 * @throws {@link CommandError} if there is no browser
 */
export function findBrowser(downloaded: string, environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new CommandError(`CHROMIUM_PATH is "${given}", but there is no such file.`, EXIT.notLoaded);
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': x86 } = environment;
  const windows = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC,
    ...WINDOWS.flatMap((tail) => windows.map((folder) => `${folder}\\${tail}`)),
    downloaded,
  ];
  const found = given || candidates.find((path) => existsSync(path));
  if (found) return found;
  throw new CommandError(
    'No browser found: install Chromium, Chrome or Edge, set CHROMIUM_PATH to one, or give --no-browser.',
    EXIT.notLoaded,
  );
}
