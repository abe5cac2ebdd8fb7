/** Keys of reading aloud while its strip is open, except K, which also opens it. */

export interface AloudKeys {
  toggle(): void;
  pause(): void;
  move(unit: 'sentence' | 'paragraph', by: 1 | -1): void;
}

/**
 * Handles a key; returns true if it did something. Media keys arrive as keys only if the system leaves them to the
 * focused window. A media session would get them anywhere, but browsers activate one only while an audio or video
 * element plays (ADR 028).
 */
export function pressKey(key: string, { toggle, pause, move }: AloudKeys): boolean {
  switch (key) {
    case '[':
      move('sentence', -1);
      return true;
    case ']':
      move('sentence', 1);
      return true;
    case '{':
    case 'MediaTrackPrevious':
      move('paragraph', -1);
      return true;
    case '}':
    case 'MediaTrackNext':
      move('paragraph', 1);
      return true;
    case 'MediaPlayPause':
    case 'MediaPlay':
    case 'MediaPause':
      toggle();
      return true;
    case 'MediaStop':
      pause();
      return true;
    default:
      return false;
  }
}
