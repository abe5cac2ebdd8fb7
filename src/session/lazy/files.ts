/** Injected when the article is first saved: the parts that files need besides the text. */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
