/** Work that yields wherever it may pause for other tasks. */
export type WithStops<T> = Generator<undefined, T>;
