/**
 * Checks every surface of Lectern (each page, panel and strip) with axe against WCAG 2.2 AA: in every theme, at 200 %
 * zoom, and in a right-to-left language.
 */
import { CONCRETE_THEMES } from '../../src/store/settings/options.ts';
import { axeFinds } from '../support/axe.ts';
import { expect, launchExtension, test } from '../support/chromium.ts';
import { visitSurfaces } from '../support/surfaces.ts';

/** A window 1280 px wide, and its size in CSS pixels at 200 % zoom. */
const WINDOWS = { '100 %': { width: 1280, height: 800 }, '200 %': { width: 640, height: 400 } };
for (const language of ['en-US', 'ar']) {
  for (const { value: theme } of CONCRETE_THEMES) {
    for (const [zoom, viewport] of Object.entries(WINDOWS)) {
      test(`axe finds no violations on any page or panel of Lectern: ${language}, ${theme}, ${zoom}`, {
        tag: '@long',
      }, async ({ site }) => {
        test.setTimeout(180_000);
        const { extension, close } = await launchExtension({ uiLanguage: language });
        const problems: unknown[] = [];
        try {
          const worker = await extension.worker();
          await worker.evaluate(
            (chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }),
            theme,
          );
          await visitSurfaces(extension, site, viewport, async ({ page, name: surface, selector }) => {
            const found = await axeFinds(page, { within: selector.split(' ')[0] ?? selector });
            for (const [rule, places] of found) problems.push([surface, rule, places]);
          });
        } finally {
          await close();
        }
        expect(problems).toEqual([]);
      });
    }
  }
}
