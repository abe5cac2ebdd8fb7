/**
 * Chooses the engine (the code that turns a page into an article). Prefers the warm engine, which already runs outside
 * the page; otherwise, the engine's script is injected into the page itself.
 */
import type { Engine } from '../engine/types.ts';
import { clickLeft } from '../store/messages/click.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';

/** Returns the engine in the page itself; injects its script first if necessary. */
export const ownEngine = async (): Promise<Engine> => (await load('engine')).engine;

/** Prefers an engine that is already in the page, unless the page is so large that this engine would block it. */
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
