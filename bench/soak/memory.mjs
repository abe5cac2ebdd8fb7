// Measures the memory of a tab, as counted by the browser and as counted by the operating system.
import { readFileSync } from 'node:fs';

const MB = 1e6;

/**
 * Collects garbage. Then returns the heap (MB), and the numbers of nodes and listeners, of all documents in the page's
 * process. Also returns the processor time of the page's main thread (ms); other programs do not affect this time.
 */
export async function countHeap(session) {
  // reads the processor time first, because it must not include the garbage collection
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
 * Returns the memory of the largest renderer process (MB): its current size (`resident`) and its largest size so far
 * (`most`).
 *
 * @returns nulls on systems other than Linux
 */
export async function countProcess(cdp) {
  const tabs = (await renderers(cdp)).filter(({ isOurs }) => !isOurs);
  const [largest] = tabs.sort((a, b) => b.resident - a.resident);
  return { resident: largest?.resident ?? null, most: largest?.most ?? null };
}

/**
 * Returns the memory of all tabs together, and the memory of the extension's process (MB). Memory that processes share
 * is counted once.
 */
export async function countProcesses(cdp) {
  const all = await renderers(cdp);
  const sum = (processes) => processes.reduce((total, { proportional }) => total + proportional, 0);
  return { tabs: sum(all.filter(({ isOurs }) => !isOurs)), extension: sum(all.filter(({ isOurs }) => isOurs)) };
}

async function renderers(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').flatMap(({ id }) => processOf(id));
}

/**
 * Returns a list with the operating system's data about a process. The list is empty if the system is not Linux or the
 * process has ended.
 */
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
