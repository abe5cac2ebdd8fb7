/**
 * Script that turns a snapshot into an article in the page itself, injected if no warm (already started) engine can.
 */
import { provide } from '../lazy-script.ts';
import { engineOfPage } from '../own-engine.ts';

provide('engine', { engine: engineOfPage });
