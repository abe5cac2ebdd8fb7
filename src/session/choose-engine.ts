/** Chooses the engine that reads a page: the warm one outside the page if it is open, otherwise the page's own. */
import type { Engine } from '../engine/types.ts';
import { clickLeft } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/** Returns the page's own engine; injects its script first if it is missing. */
export const ownEngine = async (): Promise<Engine> => (await load('engine')).engine;

/**
 * Chooses the engine for one reading. A page that already has its own engine keeps it. A large page waits until the
 * warm one is open, because reading it here would block the page.
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
