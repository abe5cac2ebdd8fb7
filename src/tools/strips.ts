/** One strip at a time. */
import type { VNode } from 'preact';
import type { Feature } from './feature.ts';
import type { Scene } from './scene.ts';

/** Which strip is shown: the one that was opened last. Those below it come back when it has closed. */
export function createStrips(features: readonly Feature[]) {
  let opened: readonly { readonly feature: Feature; readonly strip: VNode }[] = [];

  function follow(scene: Scene): void {
    const open = features.flatMap((feature) => {
      const strip = feature.strip?.(scene);
      return strip ? [{ feature, strip }] : [];
    });
    const known = opened.flatMap((before) => open.find(({ strip }) => strip.type === before.strip.type) ?? []);
    opened = [...open.filter((one) => !known.includes(one)), ...known];
  }

  return {
    top(scene: Scene): VNode | null {
      follow(scene);
      return opened[0]?.strip ?? null;
    },
    /** Features in the order in which Esc ends what they do: what is over the text, then the strips. */
    inside(scene: Scene): readonly Feature[] {
      follow(scene);
      const withStrip = opened.map(({ feature }) => feature);
      return [...features.filter((feature) => !withStrip.includes(feature)), ...withStrip];
    },
  };
}
