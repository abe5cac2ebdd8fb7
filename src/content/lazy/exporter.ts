/** Injected when something of the article is copied for the first time: nothing of it is needed to show a page. */
import { cite } from '../../article/export/citation/index.ts';
import { exportHtml } from '../../article/export/html.ts';
import { exportMarkdown } from '../../article/export/markdown.ts';
import { passageLink } from '../../article/export/passage-link.ts';
import { exportPiece } from '../../article/export/piece.ts';
import { exportText } from '../../article/export/text.ts';
import { provide } from '../lazy-script.ts';
import { selectedPassage } from '../ways-out/selected-passage.ts';

provide('export', { exportText, exportHtml, exportMarkdown, exportPiece, cite, passageLink, selectedPassage });
