import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type LoadRequest = { path: string; cookie: string; body: string };
export type Load = { url: string; concurrency: number; requests: LoadRequest[] };
export type LoadResult = { seconds: number; milliseconds: number[]; failures: number };

/** Sends prepared POST requests, `concurrency` at a time, outside the thread that answers them. */
async function send({ url, concurrency, requests }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const milliseconds: number[] = [];
  let failures = 0;
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      const { path, cookie, body } = requests[at] as LoadRequest;
      const start = performance.now();
      const status = await post(agent, new URL(path, url), cookie, body);
      milliseconds.push(performance.now() - start);
      if (status !== 200) failures += 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { seconds, milliseconds, failures };
}

function post(agent: Agent, url: URL, cookie: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

parentPort?.postMessage(await send(workerData as Load));
