// Prepares a fresh machine for the project's scripts. Must not import any package, because none is installed yet.
import { findChromium, findFirefox } from './browsers.mjs';
import { installDependencies } from './dependencies.mjs';
import { ensureFonts } from './fonts.mjs';
import { checkNode } from './node-version.mjs';

/** Prepares the machine for running the extension. Returns the path of a Chromium. */
export async function bootstrap() {
  checkNode();
  await installDependencies();
  const chromium = await findChromium();
  process.env.CHROMIUM_PATH = chromium;
  return { chromium };
}

export async function bootstrapWithoutBrowser() {
  checkNode();
  await installDependencies();
  return { chromium: null };
}

/**
 * Prepares the machine for the tests. Sets CHROMIUM_PATH and FIREFOX_PATH, the environment variables in which the test
 * tools look for the browsers.
 */
export async function bootstrapTests() {
  const { chromium } = await bootstrap();
  const firefox = await findFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
  await ensureFonts();
  return { chromium, firefox };
}
