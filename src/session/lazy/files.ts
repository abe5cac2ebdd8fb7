/** Injected when the article is saved for the first time: what files need beyond the text itself. */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
