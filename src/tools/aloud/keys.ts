/** Keys of reading aloud while its strip is open. K opens it, and pauses. */

export interface AloudKeys {
  toggle(): void;
  pause(): void;
  move(unit: 'sentence' | 'paragraph', by: 1 | -1): void;
}

/**
 * Media keys come as keys only where the system leaves them to the window that has the focus: a media session, which would get
 * them anywhere, is active in browsers while an audio or video element plays (ADR 028).
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
