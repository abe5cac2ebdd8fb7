/**
 * Loads the reading aids (reading aloud, line focus, bold word beginnings) on request, and combines them into one
 * feature.
 */
import { h, type VNode } from 'preact';
import { message } from '../../platform/wording/message.ts';
import { getOrMake } from '../../shared/memoised.ts';
import type { Aid, AidName, ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';

const KEYS: Readonly<Record<string, AidName>> = { k: 'aloud', f: 'focus' };

export function createAids(place: ToolPlace, redraw: () => void) {
  const aids = new Map<AidName, Aid>();
  const coming = new Map<AidName, Promise<Aid | null>>();
  /** Presses of an aid's key or button that wait until the aid's script has loaded. */
  const waiting = new Set<symbol>();
  /** Whether the script of bold word beginnings was requested because of a setting, without a key press. */
  let hasRequested = false;
  const all = () => [...aids.values()];

  async function get(name: AidName): Promise<Aid | null> {
    try {
      const { mount } = await place.loadAid(name);
      if (place.signal.aborted) return null;
      const aid = mount(place, redraw);
      aids.set(name, aid);
      const scene = place.scene();
      if (scene) aid.drawn?.(scene);
      return aid;
    } catch {
      // The script cannot be loaded if the extension was updated while this reader was open.
      coming.delete(name);
      if (!place.signal.aborted) place.announce(message('notLoaded'));
      return null;
    }
  }

  /** Loads an aid; concurrent calls share one load. Resolves to null if the script cannot be loaded. */
  const aid = (name: AidName) => getOrMake(coming, name, get);

  function press(name: AidName): void {
    const token = Symbol(name);
    waiting.add(token);
    void aid(name).then((found) => waiting.delete(token) && found?.press());
  }

  /** Cancels presses that still wait for a script, because the user pressed Esc. Returns false if there were none. */
  function takeBack(): boolean {
    const isWaiting = waiting.size > 0;
    waiting.clear();
    return isWaiting;
  }

  return {
    press,
    strip: (scene: Scene) => all().reduce<VNode | null>((strip, found) => strip ?? found.strip?.(scene) ?? null, null),
    layer: (scene: Scene) => h('div', { class: 'aids' }, ...all().map((found) => found.layer?.(scene) ?? null)),
    key(event: KeyboardEvent, scene: Scene): boolean {
      if (all().some((found) => found.key?.(event, scene))) return true;
      const name = KEYS[event.key.toLowerCase()];
      if (name) press(name);
      return name !== undefined;
    },
    leave: (scene: Scene) => takeBack() || all().some((found) => found.leave?.(scene)),
    drawn(scene: Scene) {
      for (const found of all()) found.drawn?.(scene);
      // Bold word beginnings are switched on by a setting, so their script loads without a key press. It is requested
      // only once: if it cannot be loaded, the user sees a message, and each further request would show it again.
      if (!place.appearance().boldStarts || hasRequested) return;
      hasRequested = true;
      void aid('focus');
    },
  };
}
