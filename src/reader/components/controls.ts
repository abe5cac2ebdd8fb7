/** What opens over the text, with its styles: nothing of it is on the first screen. */
import type { Controls } from '../state/view.ts';
import { CONTROLS_CSS } from '../styles/controls-sheet.ts';
import { NotePopover } from './article/NotePopover.tsx';
import { Panel } from './bar/Panel.tsx';
import { Lightbox } from './Lightbox.tsx';

export const controls: Controls = { css: CONTROLS_CSS, Panel, Lightbox, NotePopover };
