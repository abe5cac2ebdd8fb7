/** npm passes Ctrl-C on to a program that had it from the terminal already: what follows this soon (ms) is the same press. */
const SAME_PRESS = 1000;

/** A signal that Ctrl-C aborts, so that a run can end with what it has. A second press ends the program at once. */
export function onInterruption() {
  const interruption = new AbortController();
  process.once('SIGINT', () => {
    interruption.abort();
    const ignore = () => {};
    process.on('SIGINT', ignore);
    setTimeout(() => process.off('SIGINT', ignore), SAME_PRESS);
  });
  return interruption.signal;
}
