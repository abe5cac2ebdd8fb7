// Measures memory and processor time of all programs that this program and its child processes start. Only works on
// Linux, because it reads /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Time from one measurement to the next (ms). */
const INTERVAL = 200;
/** Size of a memory page (bytes), and the unit of processor times in /proc (ms), on all common machines. */
const [PAGE, TICK] = [4096, 10];

/**
 * Starts a measurement of all child processes. Returns a function that ends the measurement and returns two figures,
 * which are null on systems other than Linux.
 *
 * - `memory`: largest sum of the processes' resident memory (MB). Shared memory is counted for each process.
 * - `processor`: processor time of the processes (ms).
 */
export function startMeasuring() {
  const before = endedTime();
  const peak = { memory: 0, processor: 0 };
  const measure = () => {
    const running = processesBelow(process.pid);
    const sum = (name) => running.reduce((total, each) => total + each[name], 0);
    peak.memory = Math.max(peak.memory, sum('memory'));
    // keeps the largest sum so far: when a process ends after its parent, its time is lost, and the sum gets smaller
    peak.processor = Math.max(peak.processor, endedTime() - before + sum('processor') + sum('ended'));
  };
  const timer = setInterval(measure, INTERVAL);
  return () => {
    clearInterval(timer);
    measure();
    return { memory: peak.memory || null, processor: peak.processor || null };
  };
}

/** Returns the processor time of the programs that this program started and that have ended (ms). */
const endedTime = () => processOf(process.pid)[0]?.ended ?? 0;

function processesBelow(root) {
  const all = processTable();
  const tree = new Set([root]);
  // repeats until nothing is added, because a process can have a smaller id than its parent
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.filter(({ pid }) => pid !== root && tree.has(pid));
}

function processTable() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => processOf(Number(name)));
  } catch {
    // ENOENT: the system is not Linux
    return [];
  }
}

/**
 * Returns a list that contains only this process, or an empty list if the process no longer exists. `ended` is the
 * processor time that its finished child processes used (ms).
 */
function processOf(pid) {
  try {
    // skips the name of the program, which may contain spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent, user, system, endedUser, endedSystem, pages] = [1, 11, 12, 13, 14, 21].map((at) => fields[at]);
    return [
      {
        pid,
        parent,
        memory: (pages * PAGE) / 1e6,
        processor: (user + system) * TICK,
        ended: (endedUser + endedSystem) * TICK,
      },
    ];
  } catch {
    return [];
  }
}
