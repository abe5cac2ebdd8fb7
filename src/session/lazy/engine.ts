/** Injected if no warm engine reads the page: everything that turns a snapshot into an article. */
import { provide } from '../lazy-script.ts';
import { engineOfPage } from '../own-engine.ts';

provide('engine', { engine: engineOfPage });
