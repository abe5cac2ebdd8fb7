/** Tests that the reader can be used by keyboard alone or by touch alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/chromium.ts';
import { forgetSettings } from './support/stored-settings.ts';

test.afterEach(async ({ extension }) => {
  await forgetSettings({ extension });
});

const focused = (reader: Locator) =>
  reader.evaluate((dialog) => {
    const element = (dialog.getRootNode() as ShadowRoot).activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

async function tabs(page: Page, reader: Locator, presses: number): Promise<string[]> {
  const reached: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    reached.push(await focused(reader));
  }
  return reached;
}

test('Tab goes through the buttons of the bar, then the links; bar, outline and text are ARIA landmarks', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('outline--cross-references/index.html');
  await expect.poll(() => article.locator('.body :is(h2, h3) > .piece-copy').count()).toBeGreaterThan(5);
  // waits for Lectern's own algorithm: on a busy machine, another algorithm's article is shown at first
  await expect(reader.getByRole('button', { name: 'Algorithm: Lectern' })).toBeVisible();
  expect(await tabs(page, reader, 11)).toEqual([
    'Outline',
    'Algorithm: Lectern',
    'Copy',
    'Copy, save, print',
    'Appearance',
    'More',
    'Close reader',
    'the three gates',
    'the years of flood',
    'the names',
    // where Tab goes after the last link depends on the browser
    expect.any(String),
  ]);
  await page.keyboard.press('o');
  await expect(reader).toMatchAriaSnapshot(`
    - dialog "The wall in brief":
      - banner:
        - button "Outline" [expanded]
        - button /^Algorithm/
        - button "Copy"
        - button "Copy, save, print"
        - button "Appearance"
        - button "More"
        - button "Close reader"
      - navigation "Outline":
        - button "Hide the outline"
        - tree "Headings"
      - main "The wall in brief":
        - article:
          - heading "The wall in brief" [level=1]
          - heading "Work before dawn" [level=2]
  `);
});

test('the outline, panels, the menu “More” and copying a section work by keyboard alone', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('outline--on-this-page/index.html');
  // the text scrolls even if Tab was not pressed before
  await page.keyboard.press('PageDown');
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('o');
  // the letters would be shortcuts before the outline, which a later script draws, has the focus
  await expect(reader.locator('[role=treeitem]:focus')).toHaveCount(1);
  await page.keyboard.type('years of d');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(reader)).toBe('Years of drought');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('status')).toContainText(/Copied \d+ words/);
  // goes back into the outline, which precedes the text; the focus may first reach a notice of missing text
  const row = reader.locator('[role=treeitem]:focus');
  for (let tabs = 0; tabs < 3 && (await row.count()) === 0; tabs++) await page.keyboard.press('Shift+Tab');
  await expect(row).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('tree')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(reader.getByRole('region', { name: 'Keyboard shortcuts' })).toContainText('Outline');
  await page.keyboard.press('Escape');
  for (const count of [1, 0]) {
    await page.keyboard.press('x');
    await expect(reader.locator('.strip.checking')).toHaveCount(count);
  }
  await expect(article).toBeVisible();

  // the entries of the menu "More" do the same as their shortcuts
  const more = reader.getByRole('button', { name: 'More', exact: true });
  const press = async (name: RegExp) => {
    await more.focus();
    await page.keyboard.press('Enter');
    await reader.getByRole('region', { name: 'More' }).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Remove or fix parts/);
  await expect(reader.getByRole('region', { name: 'Remove or fix parts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(/^Compare algorithms/);
  await expect(reader.getByRole('region', { name: 'Compare algorithms' })).toBeVisible();
  await press(/^Compare algorithms/);
  await expect(reader.getByRole('region', { name: 'Compare algorithms' })).toHaveCount(0);
  await press(/^Keyboard shortcuts/);
  await expect(reader.getByRole('region', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('region', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

/** Returns the buttons whose width or height is below 36 CSS pixels, with their sizes. */
const smallButtons = (reader: Locator) =>
  reader.evaluate((dialog) => {
    const buttons = [...dialog.querySelectorAll<HTMLElement>('button, [role=treeitem], summary, select')];
    return buttons
      .filter((button) => button.checkVisibility({ checkOpacity: true }))
      .map((button) => ({ name: button.ariaLabel || button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 36 || box.height < 36)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  });

test('on touch screens, controls are at least 36 px wide and high, and tapped headings show a copy button', async ({
  page,
  article,
  reader,
  read,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 800,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await read('outline--cross-references/index.html');
  const heading = article.getByRole('heading', { name: 'Work before dawn' });
  const button = heading.locator('.piece-copy');
  await heading.scrollIntoViewIfNeeded();
  // a later script adds the button
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  const box = await heading.boundingBox();
  const point = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 15 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(button).toBeVisible();
  expect((await heading.boundingBox())?.height).toBe(box?.height);
  const words = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Node);
    return range.getBoundingClientRect().right;
  });
  expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual(words);

  for (const key of ['', 'o', 'a', 's', '?', '1']) {
    if (key === '1') await reader.getByRole('button', { name: /^Algorithm/ }).click();
    else if (key !== '') await page.keyboard.press(key);
    if (key !== '') await expect(reader.locator('.panel, [role=tree]').first(), key).toBeVisible();
    expect(await smallButtons(reader), key).toEqual([]);
    if (key !== '') await page.keyboard.press('Escape');
  }
});
