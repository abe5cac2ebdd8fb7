// A worker thread that does the jobs sent to it in turn (`runJobs`).
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
