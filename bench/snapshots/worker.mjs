// The worker thread of `runJobs`: runs the jobs that it receives, one after the other.
import { parentPort, workerData } from 'node:worker_threads';

const { start } = await import(workerData.task);
const doJob = await start(workerData.data);

async function doJobs(jobs) {
  for (const job of jobs) {
    try {
      parentPort.postMessage(await doJob(job));
    } catch (error) {
      parentPort.postMessage({ error: error.message.split('\n')[0] });
    }
  }
}

parentPort.on('message', (jobs) => void doJobs(jobs));
