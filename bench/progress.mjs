/**
 * Shows the progress of a run: as a bar on a terminal; elsewhere as one line after each tenth of the pages. Returns a
 * function to call after each page; its argument is whether the page failed.
 */
export function startProgress(total, done = 0, stream = process.stderr) {
  const start = performance.now();
  let failed = 0;
  let count = done;
  let shownTenth = Math.floor((10 * done) / total);
  const state = () => {
    const seconds = (performance.now() - start) / 1000;
    const left = count > done ? Math.round((seconds / (count - done)) * (total - count)) : null;
    const rest = left === null ? '' : `, ${Math.round(seconds)} s, ${left} s to go`;
    return `${count}/${total} pages${failed > 0 ? `, ${failed} failed` : ''}${rest}`;
  };
  const show = () => {
    if (stream.isTTY) stream.write(`\r\u001b[K${bar(count / total)} ${state()}${count === total ? '\n' : ''}`);
    else if (Math.floor((10 * count) / total) > shownTenth) stream.write(`${state()}\n`);
    shownTenth = Math.floor((10 * count) / total);
  };
  show();
  return (isFailed) => {
    count++;
    if (isFailed) failed++;
    show();
  };
}

const WIDTH = 30;

const bar = (part) => '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
