/**
 * Script that makes the files to save, injected at the first save. The text in the files comes from the script for
 * copying (`exporter.ts`).
 */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
