/**
 * Time after a SIGINT in which a second SIGINT counts as the same key press (ms): for one Ctrl-C, the terminal sends
 * one and npm another.
 */
const SAME_PRESS = 1000;

/**
 * Returns an AbortSignal that is aborted when the user presses Ctrl-C, so that a run can save its results so far. A
 * second press ends the program at once.
 */
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
