/** Visual reading aids in an open reader: line focus, and bold beginnings of words. */

import { counted, message } from '../../platform/wording/message.ts';
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import type { Aid, ToolPlace } from '../place.ts';
import { createBoldStarts } from './bold-starts.ts';
import focusCss from './focus.css?inline';
import { arrowOf, COUNTS, type Count, LineFocus } from './line-focus.ts';

export function createFocus(place: ToolPlace): Aid {
  const { dialog, signal, announce } = place;
  const lines = new LineFocus(dialog, signal);
  const showStarts = createBoldStarts(dialog, signal);
  adoptSheet(dialog.getRootNode() as ShadowRoot, focusCss);

  function show(count: Count): void {
    lines.show(count);
    announce(count === 0 ? message('focusOff') : counted('focusLines', count));
  }

  return {
    press: () => show(COUNTS[(COUNTS.indexOf(lines.count) + 1) % COUNTS.length] ?? 0),
    key(event) {
      const by = arrowOf(event);
      return by !== null && lines.step(by, event.repeat);
    },
    leave() {
      if (lines.count === 0) return false;
      show(0);
      return true;
    },
    drawn({ article }) {
      lines.measureAnew();
      showStarts(place.appearance().boldStarts ? article.metadata.language : null);
    },
  };
}
