/** Adds reading aloud to an open reader: connects the controls and keys, and starts and ends the reading. */

import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import type { Aid, ToolPlace } from '../place.ts';
import { type AloudCommands, AloudStrip } from './AloudStrip.tsx';
import css from './aloud.css?inline';
import type { PlayerEvent } from './core/player.ts';
import { Reader } from './reader.ts';
import { browserSpeech, type Speech } from './speech.ts';

export function createAloud(place: ToolPlace, redraw: () => void, speech: Speech = browserSpeech()): Aid {
  const { dialog, signal } = place;
  const reader = new Reader(place, speech, redraw);
  const { voice, dispatch } = reader;

  const commands: AloudCommands = {
    toggle: reader.toggle,
    move: (by) => dispatch({ type: 'move', unit: 'sentence', by }),
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
  dialog.ownerDocument.defaultView?.addEventListener('pagehide', () => dispatch({ type: 'pause' }), { signal });

  return {
    press: reader.toggle,
    strip: () => (reader.isOpen ? <AloudStrip view={reader.view()} commands={commands} /> : null),
    key: (event) => reader.isOpen && pressKey(event.key, reader),
    leave() {
      if (!reader.isOpen) return false;
      if (voice.asked) commands.answer(false);
      else reader.close();
      return true;
    },
    drawn: reader.drawn,
  };
}

/**
 * Keys that move through the text or pause, while the controls of reading aloud are open. Media keys reach the page only
 * if the system sends them to the focused window. A media session would receive them in any window, but browsers
 * activate a session only while an audio or video element plays (docs/adr/028-reading-aids.md).
 */
const KEYS: ReadonlyMap<string, PlayerEvent> = new Map<string, PlayerEvent>([
  ['[', { type: 'move', unit: 'sentence', by: -1 }],
  [']', { type: 'move', unit: 'sentence', by: 1 }],
  ['{', { type: 'move', unit: 'paragraph', by: -1 }],
  ['}', { type: 'move', unit: 'paragraph', by: 1 }],
  ['MediaTrackPrevious', { type: 'move', unit: 'paragraph', by: -1 }],
  ['MediaTrackNext', { type: 'move', unit: 'paragraph', by: 1 }],
  ['MediaStop', { type: 'pause' }],
]);
const TOGGLES = /^Media(?:PlayPause|Play|Pause)$/;

function pressKey(key: string, { toggle, dispatch }: Reader): boolean {
  const event = KEYS.get(key);
  if (event) dispatch(event);
  else if (TOGGLES.test(key)) toggle();
  else return false;
  return true;
}
