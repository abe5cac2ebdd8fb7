/**
 * Reading aloud with a real voice of a Linux system. Needs `apt install speech-dispatcher espeak-ng` and an audio
 * output, such as `pulseaudio` with `module-null-sink`. The other specs fake the browser's speech synthesis.
 */
import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { addressOf, expect, launchExtension, test } from './support/chromium.ts';

const canSpeak = () => spawnSync('spd-say', ['--wait', 'one'], { timeout: 8000 }).status === 0;

const sentence = (page: Page) =>
  page.evaluate(() => {
    const { highlights } = CSS as unknown as { highlights: ReadonlyMap<string, Iterable<Range>> };
    return [...(highlights.get('lectern-aloud-sentence') ?? [])].map(String).join('');
  });

test('a real voice reads sentence by sentence, pauses, resumes, skips and stops', { tag: '@long' }, async ({
  site,
}) => {
  test.skip(!canSpeak(), 'There is no voice: apt install speech-dispatcher espeak-ng pulseaudio');
  test.setTimeout(120_000);
  const { extension, close } = await launchExtension({ switches: ['--enable-speech-dispatcher'] });
  try {
    const page = await extension.context.newPage();
    await page.goto(addressOf(site, 'basics--article/index.html'));
    await extension.click(page);
    const reader = page.locator('[data-lectern] dialog');
    await expect(reader.locator('article')).toBeVisible();
    await page.keyboard.press('k');
    const strip = reader.getByRole('region', { name: 'Read aloud' });
    await expect(strip.getByRole('combobox', { name: 'Voice' })).toContainText('espeak');
    await expect.poll(() => sentence(page)).toContain('The harbour at the end of the line');
    // the reader shows this sentence only after the voice has finished the sentence before it
    await expect.poll(() => sentence(page), { timeout: 30_000 }).toContain('The harbour wakes before the town does');
    await page.keyboard.press('k');
    await expect(strip.getByRole('button', { name: 'Read aloud' })).toBeVisible();
    const paused = await sentence(page);
    await page.waitForTimeout(8000);
    expect(await sentence(page)).toBe(paused);
    await page.keyboard.press('k');
    await expect(strip.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press(']');
    await expect.poll(() => sentence(page)).toContain('Nobody remembers who painted');
    await page.keyboard.press('[');
    await expect.poll(() => sentence(page)).toContain('The harbour wakes before the town does');
    await expect.poll(() => sentence(page), { timeout: 30_000 }).toContain('Nobody remembers who painted');
    await page.keyboard.press('Escape');
    await expect(strip).toHaveCount(0);
    expect(await sentence(page)).toBe('');
  } finally {
    await close();
  }
});
