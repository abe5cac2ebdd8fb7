// Runs jobs for many pages in worker threads. The threads take jobs from one queue, a few at a time.
import { Worker } from 'node:worker_threads';

const CHUNK = 8;
/** Longest time for one page (ms). If a page takes longer, its worker is stopped, and the page counts as failed. */
const LONGEST_PAGE = 120_000;

/**
 * Runs all jobs and returns their results, in the order of the jobs. The result of a failed job is `{ error }`.
 *
 * @param task URL of a module with a function `start(data)`, which returns the function that runs a single job
 */
export async function runJobs({ task, data, jobs, count = 2, longest = LONGEST_PAGE, onResult = () => {} }) {
  const results = Array.from({ length: jobs.length }, () => ({ error: 'was not done' }));
  const queue = jobs.map((job, index) => ({ job, index }));
  const keep = (index, result) => {
    results[index] = result;
    onResult(result, jobs[index]);
  };
  const work = async () => {
    while (queue.length > 0) await useWorker({ task, data, queue, longest, keep });
  };
  await Promise.all(Array.from({ length: Math.min(count, jobs.length) }, work));
  return results;
}

/** Runs one worker until the queue is empty, or until a job breaks the worker. Only that job then counts as failed. */
function useWorker({ task, data, queue, longest, keep }) {
  return new Promise((done) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { task, data } });
    let chunk = [];
    let timer;
    const end = (error) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.on('error', () => {});
      void worker.terminate();
      const broken = error === undefined ? undefined : chunk.shift();
      queue.unshift(...chunk);
      if (broken !== undefined) keep(broken.index, { error });
      done();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`took longer than ${longest / 1000} s`), longest);
    };
    const next = () => {
      chunk = queue.splice(0, CHUNK);
      if (chunk.length === 0) return end();
      wait();
      return worker.postMessage(chunk.map(({ job }) => job));
    };
    worker.on('message', (result) => {
      wait();
      keep(chunk.shift().index, result);
      if (chunk.length === 0) next();
    });
    worker.on('error', (error) => end(error.message.split('\n')[0]));
    worker.on('exit', () => end('ended its worker'));
    next();
  });
}
