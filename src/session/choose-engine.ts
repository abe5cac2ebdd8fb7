/**
 * Chooses the engine that makes the page's article: the warm (already started) one outside the page if it is open,
 * otherwise one in the page itself.
 */
import type { Engine } from '../engine/types.ts';
import { clickLeft } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/** Returns the engine in the page itself; injects its script first if necessary. */
export const ownEngine = async (): Promise<Engine> => (await load('engine')).engine;

/**
 * Chooses the engine for one reading of the page. If the page has an engine of its own already, that one is used. For a
 * large page, the choice waits until the warm engine is open, because an engine in the page would block it.
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
