/** Loads the reading aids (reading aloud, line focus, bold word beginnings) on request. */
import { message } from '../../platform/wording/message.ts';
import { getOrMake } from '../../shared/memoised.ts';
import type { Aid, AidName, ToolPlace } from '../place.ts';

const KEYS: Readonly<Record<string, AidName>> = { k: 'aloud', f: 'focus' };

/** Returns the tool that loads the aids. `add`: called with each aid that has loaded, which is a tool of its own. */
export function createAids(place: ToolPlace, redraw: () => void, add: (aid: Aid) => void) {
  const coming = new Map<AidName, Promise<Aid | null>>();
  /** Presses of an aid's key or button that wait until the aid's script has loaded. */
  const waiting = new Set<symbol>();
  let hasRequested = false;

  async function get(name: AidName): Promise<Aid | null> {
    try {
      const { mount } = await place.loadAid(name);
      if (place.signal.aborted) return null;
      const aid = mount(place, redraw);
      add(aid);
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

  return {
    press,
    key(event: KeyboardEvent): boolean {
      const name = KEYS[event.key.toLowerCase()];
      if (name) press(name);
      return name !== undefined;
    },
    /** Cancels presses that still wait for a script. */
    leave(): boolean {
      const isWaiting = waiting.size > 0;
      waiting.clear();
      return isWaiting;
    },
    drawn() {
      // Bold word beginnings are switched on by a setting, so their script loads without a key press. It is requested
      // only once: if it cannot be loaded, the user sees a message, and each further request would show it again.
      if (!place.appearance().boldStarts || hasRequested) return;
      hasRequested = true;
      void aid('focus');
    },
  };
}
