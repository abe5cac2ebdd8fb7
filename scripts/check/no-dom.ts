// Fails to compile if the types of the DOM are visible to the pure part (`tsconfig.pure.json`). One import of a library
// that refers to them, such as Preact, makes them visible in all files.
// @ts-expect-error
export type OfTheDom = Document;
