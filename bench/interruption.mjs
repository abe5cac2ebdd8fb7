/**
 * Time in which a second SIGINT belongs to the same key press (ms): npm forwards the Ctrl-C that the terminal also
 * sends.
 */
const SAME_PRESS = 1000;

/** Returns a signal that Ctrl-C aborts, so that a run can save what it has. A second press ends the program at once. */
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
