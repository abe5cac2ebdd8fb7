import { Icon } from '../../reader/components/Icon.tsx';

/** Paths of line icons on a grid of 20 × 20, like the reader's own icons. */
const PATHS = {
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  pause: 'M7 5v10M13 5v10',
  back: 'M14.5 5l-7 5 7 5zM5 5v10',
  forward: 'M5.5 5l7 5-7 5zM15 5v10',
  close: 'M5 5l10 10M15 5L5 15',
} as const;

export type AloudIconName = keyof typeof PATHS;

export function AloudIcon({ name }: { name: AloudIconName }) {
  return <Icon path={PATHS[name]} class={`aloud-icon ${name}`} />;
}
