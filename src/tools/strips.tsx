import type { VNode } from 'preact';
import { message } from '../platform/wording/message.ts';
import { Icon } from '../reader/components/Icon.tsx';
import type { Feature } from './place.ts';
import type { Scene } from './scene.ts';

/** Tracks the open strips (rows of controls). Only the strip that was opened last is shown. */
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
    /** Returns the tools in the order in which Esc closes them: first those without a strip, then the latest strips. */
    inside(scene: Scene): readonly Feature[] {
      follow(scene);
      const withStrip = opened.map(({ feature }) => feature);
      return [...features.filter((feature) => !withStrip.includes(feature)), ...withStrip];
    },
  };
}

interface StripButtonProps {
  /** The SVG path of the icon. */
  icon: string;
  iconClass?: string;
  label: string;
  keys: string;
  isLast?: boolean;
  onClick(): void;
}

/** A button in a tool strip, with an icon and its keyboard shortcut. `isLast` puts it at the far end of the strip. */
export function StripButton({ icon, iconClass = '', label, keys, isLast = false, onClick }: StripButtonProps) {
  return (
    <button
      type="button"
      class={isLast ? 'tool last' : 'tool'}
      aria-label={label}
      title={message('withKey', label, keys)}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon path={icon} class={iconClass} />
    </button>
  );
}
