// Measures the memory of a tab: the browser's own counts, and those of the system for its process.
import { readFileSync } from 'node:fs';

const MB = 1e6;

/**
 * Returns counts after a garbage collection: heap (MB), nodes and listeners of all documents of a page's process, and
 * the time that its main thread has worked (ms), which other programs do not affect.
 */
export async function countHeap(session) {
  // before the collection, which takes time too
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
 * Returns the memory of the largest process with pages (MB): now (`resident`), and the peak (`most`).
 *
 * @returns nulls on systems other than Linux
 */
export async function countProcess(cdp) {
  const tabs = (await renderers(cdp)).filter(({ isOurs }) => !isOurs);
  const [largest] = tabs.sort((a, b) => b.resident - a.resident);
  return { resident: largest?.resident ?? null, most: largest?.most ?? null };
}

/** Returns the memory of all tabs together and of the extension's own process (MB); shared memory counts once. */
export async function countProcesses(cdp) {
  const all = await renderers(cdp);
  const sum = (processes) => processes.reduce((total, { proportional }) => total + proportional, 0);
  return { tabs: sum(all.filter(({ isOurs }) => !isOurs)), extension: sum(all.filter(({ isOurs }) => isOurs)) };
}

async function renderers(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').flatMap(({ id }) => processOf(id));
}

/** Returns the system's data about a process; nothing on other systems than Linux, or if the process has ended. */
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
