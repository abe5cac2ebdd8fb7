/** Chooses the host that reads a page: the warm one outside the page if there is one, else the page's own. */
import type { Engine } from '../engine/types.ts';
import { clickLeft } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/** The page's own engine; its script is injected if it is not there yet. */
export const ownEngine = async (): Promise<Engine> => (await load('engine')).engine;

/**
 * One decision for each reading. A page that has its own engine keeps to it; a large page waits until the warm one is open, because
 * reading it would block the page.
 */
export async function chooseEngine(isLarge: boolean): Promise<Engine> {
  if (!isLarge && provided('engine')) return ownEngine();
  const isWarm = isLarge ? await canOpenWarm() : clickLeft()?.isEngineWarm;
  return isWarm ? (await load(isLarge ? 'large' : 'snapshot')).remoteEngine : ownEngine();
}

const canOpenWarm = () =>
  callBackgroundFromContent('openEnginePage').then(
    () => true,
    () => false,
  );
