/** Adds reading aloud to an open reader: connects its controls and keys, and starts and ends it. */
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import type { Aid, ToolPlace } from '../place.ts';
import { type AloudCommands, AloudStrip } from './AloudStrip.tsx';
import css from './aloud.css?inline';
import { Reader } from './reader.ts';
import { browserSpeech, type Speech } from './speech.ts';

export function createAloud(place: ToolPlace, redraw: () => void, speech: Speech = browserSpeech()): Aid {
  const { dialog, signal } = place;
  const reader = new Reader(place, speech, redraw);
  const { voice, dispatch } = reader;

  const keys: AloudKeys = {
    toggle: reader.toggle,
    pause: () => dispatch({ type: 'pause' }),
    move: (unit, by) => dispatch({ type: 'move', unit, by }),
  };

  const commands: AloudCommands = {
    toggle: reader.toggle,
    move: (by) => keys.move('sentence', by),
    setRate(rate) {
      place.changeSettings({ aloudRate: rate });
      dispatch({ type: 'rate', rate });
    },
    setVoice(id) {
      if (voice.choose(id)) dispatch({ type: 'voice' });
      redraw();
    },
    answer(mayUse) {
      voice.answer(mayUse);
      if (mayUse) dispatch({ type: reader.isSpeaking ? 'voice' : 'play' });
      redraw();
    },
    goThere: reader.comeBack,
    close: reader.close,
  };

  adoptSheet(dialog.getRootNode() as ShadowRoot, css);
  speech.onVoices(() => reader.isOpen && redraw(), signal);
  signal.addEventListener('abort', () => reader.isOpen && reader.close());
  // Pauses instead of closing, because the back/forward cache may bring the page back with the reader still open.
  dialog.ownerDocument.defaultView?.addEventListener('pagehide', keys.pause, { signal });

  return {
    press: reader.toggle,
    strip: () => (reader.isOpen ? <AloudStrip view={reader.view()} commands={commands} /> : null),
    key: (event) => reader.isOpen && pressKey(event.key, keys),
    leave() {
      if (!reader.isOpen) return false;
      if (voice.asked) commands.answer(false);
      else reader.close();
      return true;
    },
    drawn: reader.drawn,
  };
}

/** The actions that keys trigger while the controls of reading aloud are open. */

interface AloudKeys {
  toggle(): void;
  pause(): void;
  move(unit: 'sentence' | 'paragraph', by: 1 | -1): void;
}

/**
 * Handles a key; returns true if it did something. Media keys reach the page only if the system sends them to the
 * focused window. A media session would receive them in any window, but browsers activate a session only while an audio
 * or video element plays (docs/adr/028-reading-aids.md).
 */
function pressKey(key: string, { toggle, pause, move }: AloudKeys): boolean {
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
