/** Injected when the article is saved for the first time: what files need beyond the text itself. */
import { exportEpub } from '../../article/export/epub/index.ts';
import { pictureType } from '../../article/export/epub/picture-type.ts';
import { fileName } from '../../article/export/file-name.ts';
import { htmlFile } from '../../article/export/html-file.ts';
import { markdownFile } from '../../article/export/markdown-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { exportEpub, pictureType, fileName, htmlFile, markdownFile });
