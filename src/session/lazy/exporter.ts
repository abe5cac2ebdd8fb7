/** Script that makes what the user copies: text, HTML, Markdown, citations or links. Injected at the first copy. */

import { cite } from '../../export/citation/index.ts';
import { exportMarkdown } from '../../export/markdown.ts';
import { passageLink } from '../../export/passage-link.ts';
import { exportPiece } from '../../export/piece.ts';
import { exportHtml } from '../../export/printable.ts';
import { exportText } from '../../export/text.ts';
import { selectedPassage } from '../export/selected-passage.ts';
import { provide } from '../lazy-script.ts';

provide('exporter', { exportText, exportHtml, exportMarkdown, exportPiece, cite, passageLink, selectedPassage });
