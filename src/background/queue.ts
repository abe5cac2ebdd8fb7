/**
 * Returns a function that runs a task after all earlier tasks have finished. Otherwise, concurrent changes of stored
 * data would overwrite each other.
 */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}
