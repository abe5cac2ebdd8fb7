import { onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { mountSample, poll } from '../../../test/mount-sample.ts';
import { DEFAULT_APPEARANCE } from '../../store/settings/appearance.ts';

test("the user's own dark theme prints black on white", async () => {
  const own = { theme: 'custom', textColour: '#eeeeee', groundColour: '#101010', linkColour: '#ffcc00' } as const;
  const { dialog } = mountSample({ appearance: { ...DEFAULT_APPEARANCE, ...own } });
  const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(() => void setMedia(''));
  await setMedia('print');
  const colours = () => [getComputedStyle(dialog).backgroundColor, getComputedStyle(dialog).color];
  await poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});
