/**
 * Time after a SIGINT in which a second SIGINT counts as the same key press (ms). For one Ctrl-C, the terminal sends
 * one signal and npm sends another.
 */
const SAME_PRESS = 1000;

/**
 * Returns an AbortSignal that is aborted when the user presses Ctrl-C, so that a run can save its results so far.
 * Pressing Ctrl-C again ends the program at once.
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
