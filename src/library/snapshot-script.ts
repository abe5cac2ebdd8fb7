import { readFileSync } from 'node:fs';

/** The compiled code of `page-script.ts`, which the package contains next to this file. */
const CODE = readFileSync(new URL('./snapshot.js', import.meta.url), 'utf8');

/**
 * Source code of a JavaScript function. Its arguments are a CSS selector ('' for the whole page) and closed shadow
 * roots; it returns the JSON of a `TakenPage`.
 */
export const snapshotFunction = `(selector, ...roots) => {\n${CODE}\nreturn lecternSnapshot.take(roots, selector);\n}`;

/** Script to evaluate in any page; it does not change the page. Its result is the JSON that `read` accepts. */
export const snapshotScript = `(${snapshotFunction})('')`;
