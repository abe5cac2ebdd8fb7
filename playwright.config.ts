// Configures the end-to-end tests of the built extension. Run `npm run build` first. The fixtures launch the browsers.
import { defineConfig } from '@playwright/test';
import './e2e/support/provide-messages.ts';

const FIREFOX = /firefox[^/]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  // time limits (ms), generous because the machine may be busy
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // Firefox tests run one at a time, because two Firefox windows would take the focus from each other
  projects: [
    { name: 'firefox', testMatch: FIREFOX, workers: 1 },
    { name: 'chromium', testIgnore: FIREFOX },
  ],
  retries: 0,
  // slow tests (with the tag @long) run only if LECTERN_LONG is set, as `npm run test:long` does
  ...(process.env.LECTERN_LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
});
