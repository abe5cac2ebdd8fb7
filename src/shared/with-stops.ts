/** Long work as a generator: it yields wherever it may pause, so that the browser can handle other tasks. */
export type WithStops<T> = Generator<undefined, T>;
