// What a tab holds: the browser's own counts, and what the system gives its process.
import { readFileSync } from 'node:fs';

const MB = 1e6;

/**
 * After a collection of garbage: heap (MB), nodes and listeners of all documents of a page's process, and how long its
 * main thread has worked (ms), which other programs on the machine do not change.
 */
export async function countHeap(session) {
  // before the collection
  const { metrics: times } = await session.send('Performance.getMetrics');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name, from = metrics) => from.find((metric) => metric.name === name)?.value ?? null;
  return {
    heap: metric('JSHeapUsedSize') / MB,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    processor: metric('ThreadTime', times) * 1000,
  };
}

/**
 * Memory of the largest process that shows pages, in MB: now, and the most it has had.
 *
 * @returns nulls where the system does not say (only Linux does)
 */
export async function countProcess(cdp) {
  const tabs = (await renderers(cdp)).filter(({ isOurs }) => !isOurs);
  const [largest] = tabs.sort((a, b) => b.resident - a.resident);
  return { resident: largest?.resident ?? null, most: largest?.most ?? null };
}

/** Memory of all tabs together and of the extension's own process, in MB; what processes share counts once. */
export async function countProcesses(cdp) {
  const all = await renderers(cdp);
  const sum = (processes) => processes.reduce((total, { proportional }) => total + proportional, 0);
  return { tabs: sum(all.filter(({ isOurs }) => !isOurs)), extension: sum(all.filter(({ isOurs }) => isOurs)) };
}

async function renderers(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').flatMap(({ id }) => processOf(id));
}

/** What the system says of a process; nothing where it is another system, or where the process has ended. */
function processOf(pid) {
  try {
    const read = (file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const field = (text, name) => (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024) / MB;
    const status = read('status');
    return [
      {
        isOurs: read('cmdline').includes('--extension-process'),
        resident: field(status, 'VmRSS'),
        most: field(status, 'VmHWM'),
        proportional: field(read('smaps_rollup'), 'Pss'),
      },
    ];
  } catch {
    return [];
  }
}
