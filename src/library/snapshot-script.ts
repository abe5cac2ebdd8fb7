import { readFileSync } from 'node:fs';

/** Built code of `page-script.ts`, from a file next to this one in the package. */
const CODE = readFileSync(new URL('./snapshot.js', import.meta.url), 'utf8');

/**
 * Source code of a function that takes a CSS selector ('' for the whole page) and closed shadow roots, and returns the
 * JSON of a `TakenPage`.
 */
export const snapshotFunction = `(selector, ...roots) => {\n${CODE}\nreturn lecternSnapshot.take(roots, selector);\n}`;

/** Script to evaluate in any page, which it does not change. Its result is the JSON that `read` takes. */
export const snapshotScript = `(${snapshotFunction})('')`;
