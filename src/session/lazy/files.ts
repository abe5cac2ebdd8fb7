/** Script that makes the files to save, injected at the first save. The script for copying makes the text in them. */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
