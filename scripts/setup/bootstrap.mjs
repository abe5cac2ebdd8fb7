// Prepares a fresh machine for the project's scripts. Plain Node: nothing is installed yet.
import { findChromium, findFirefox } from './browsers.mjs';
import { installDependencies } from './dependencies.mjs';
import { ensureFonts } from './fonts.mjs';
import { checkNode } from './node-version.mjs';

/** Prepares for running the extension. Returns the path of Chromium. */
export async function bootstrap() {
  checkNode();
  await installDependencies();
  const chromium = await findChromium();
  process.env.CHROMIUM_PATH = chromium;
  return { chromium };
}

/** Prepares for scripts that need only Node. */
export async function bootstrapWithoutBrowser() {
  checkNode();
  await installDependencies();
  return { chromium: null };
}

/** Prepares for the tests too. The tools find the browsers in CHROMIUM_PATH and FIREFOX_PATH. */
export async function bootstrapTests() {
  const { chromium } = await bootstrap();
  const firefox = await findFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
  await ensureFonts();
  return { chromium, firefox };
}
