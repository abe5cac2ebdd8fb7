import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { findOnPath, outputOf, run } from './command.mjs';
import { UserError } from './main.mjs';
import { root } from './root.mjs';

// Names of Chromium programs. Google Chrome is missing here because it ignores --load-extension since version 137.
const CHROMIUM_NAMES = ['chromium', 'chromium-browser'];
const CHROMIUM_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsPaths('Chromium\\Application\\chrome.exe'),
];
const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const FIREFOX_PATHS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...windowsPaths('Mozilla Firefox\\firefox.exe'),
];

/**
 * Returns the path of a Chromium that can load unpacked extensions. Installs one if necessary. Throws a UserError if
 * that fails.
 */
export async function findChromium() {
  const given = givenPath('CHROMIUM_PATH');
  if (given) return given;
  const found = systemChromium() ?? playwrightChromium();
  if (found) return found;
  if (canInstall()) {
    if (!isUbuntu() && (await aptInstall('chromium'))) return requireChromium(systemChromium());
    console.log("Installing Playwright's Chromium …");
    const { code, output } = await run('playwright', ['install', '--with-deps', 'chromium'], { capture: true });
    if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  }
  return requireChromium(playwrightChromium());
}

/** Returns the path of a Firefox, or null if there is none. Without Firefox, the few tests that need it are skipped. */
export async function findFirefox() {
  const find = () => givenPath('FIREFOX_PATH') ?? findOnPath(FIREFOX_NAMES) ?? FIREFOX_PATHS.find(existsSync) ?? null;
  if (!find() && canInstall() && !isUbuntu()) await aptInstall('firefox-esr');
  const firefox = find();
  if (!firefox) console.log('No Firefox found (set FIREFOX_PATH or install it): its tests are skipped.');
  return firefox;
}

function givenPath(name) {
  const path = process.env[name];
  if (!path) return null;
  if (existsSync(path)) return path;
  throw new UserError(`${name} is "${path}", but there is no such file.`);
}

function systemChromium() {
  // Ubuntu's Chromium is a snap, which cannot access the profiles and files of the tests
  const isSnap = (path) => path.startsWith('/snap/') || (isUbuntu() && path.startsWith('/usr/bin/'));
  const path = findOnPath(CHROMIUM_NAMES);
  if (path && !isSnap(path)) return path;
  return CHROMIUM_PATHS.find(existsSync) ?? null;
}

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function requireChromium(path) {
  if (path) return path;
  const chrome = findOnPath(['google-chrome', 'google-chrome-stable'])
    ? ' (Google Chrome cannot be used: since version 137, it does not load unpacked extensions from the command line)'
    : '';
  throw new UserError(
    `No Chromium found${chrome}. Install it, with your system's packages or with "npx playwright install chromium", ` +
      'or set CHROMIUM_PATH to one.',
  );
}

function isUbuntu() {
  return process.platform === 'linux' && outputOf('sh', ['-c', '. /etc/os-release && echo "$ID"']) === 'ubuntu';
}

function windowsPaths(tail) {
  const { PROGRAMFILES, LOCALAPPDATA, 'PROGRAMFILES(X86)': x86 } = process.env;
  return [PROGRAMFILES, x86, LOCALAPPDATA].filter(Boolean).map((folder) => `${folder}\\${tail}`);
}
