import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Talent } from '../../e2e/fixture/person.ts';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

const MEGABYTE = 1024 * 1024;
const stalledCount = 50;
const patienceMs = 45_000;

export default {
  promise: 'Uploads hold little memory, little time and a bounded part of the disk.',
  async run(target) {
    const [staller, hoarder, honest] = await Promise.all([
      target.newTalent(),
      target.newTalent(),
      target.newTalent(),
    ]);
    const { memory, closed: closing } = await stallUploads(target, staller);
    const [closed, slow, ...others] = await Promise.all([
      closing,
      sendSlowly(target, staller),
      exactlyTheLimit(target, honest),
      fillTheDisk(target, hoarder),
    ]);
    const last = [await useFullDisk(target, honest), await leaveUnused(target, honest)];
    return [memory, closed, await lookForLeftovers(target), slow, ...others, ...last];
  },
} satisfies Attack;

/** Half a resume on each of many connections, and then nothing more. */
async function stallUploads({ url, pid }: Target, { cookie }: Talent) {
  const half = Buffer.alloc(5 * MEGABYTE, 'a');
  const startedAt = Date.now();
  const sockets: Socket[] = [];
  async function stallMore(): Promise<number> {
    const more = Array.from({ length: stalledCount }, () => {
      const socket = open(url);
      socket.write(uploadHead(cookie, 9 * MEGABYTE));
      socket.write(half);
      return socket;
    });
    sockets.push(...more);
    await Promise.race([Promise.all(more.map(drained)), wait(4000)]);
    await wait(1000);
    return residentMegabytes(pid);
  }
  const atFirst = await residentMegabytes(pid);
  // The first ones also fill pools of memory that are used again. What the others add is what stalling costs.
  const before = await stallMore();
  const during = await stallMore();

  async function waitForTheEnd(): Promise<Try> {
    await Promise.race([Promise.all(sockets.map(closed)), wait(patienceMs)]);
    const left = sockets.filter((socket) => !socket.destroyed).length;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    for (const socket of sockets) socket.destroy();
    return held('stalled uploads are closed', left === 0, { left, seconds });
  }

  return {
    memory: held(`${stalledCount} more stalled uploads hold less than 60 MB`, during - before < 60, {
      megabytes: [atFirst, before, during],
    }),
    closed: waitForTheEnd(),
  };
}

async function lookForLeftovers({ dataDir }: Target): Promise<Try> {
  const until = Date.now() + 5000;
  const leftovers = () => readdir(join(dataDir, 'uploads')).catch(() => []);
  while ((await leftovers()).length > 0 && Date.now() < until) await wait(100);
  const { length } = await leftovers();
  return held('interrupted uploads leave nothing in the data folder', length === 0, length);
}

/** A call's body, one byte a second. */
async function sendSlowly({ url }: Target, { cookie }: Talent): Promise<Try> {
  const socket = open(url);
  const startedAt = Date.now();
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(
    `POST /api/v1/get-talent-profiles HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n` +
      'content-type: application/json\r\ncontent-length: 4000\r\n\r\n',
  );
  while (!socket.destroyed && Date.now() - startedAt < patienceMs) {
    socket.write(' ');
    await wait(1000);
  }
  const isClosed = socket.destroyed;
  socket.destroy();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return held('a slow body is cut off with a sentence', isClosed && answer.includes('"message"'), {
    isClosed,
    seconds,
    answer: answer.slice(0, 30),
  });
}

/** One account uploads the largest resumes that it may. */
async function fillTheDisk(target: Target, someone: Talent): Promise<Try> {
  let stored = 0;
  let refused = '';
  for (let count = 0; count < 14 && refused === ''; count += 1) {
    const { status, text } = await upload(target, someone, resume(10 * MEGABYTE));
    if (status === 201) stored += 10;
    else refused = text;
  }
  return held('one account stores at most 100 MB', refused !== '' && stored <= 100, {
    storedMB: stored,
    refused,
  });
}

async function exactlyTheLimit(target: Target, someone: Talent): Promise<Try> {
  const { status } = await upload(target, someone, resume(10 * MEGABYTE));
  return held('a resume of exactly 10 MB is accepted', status === 201, status);
}

/** A node that must keep more of the disk free than there is. */
async function useFullDisk(target: Target, someone: Talent): Promise<Try> {
  const { url } = await target.startNode({ FREE_DISK_MIN_MB: '1000000000' });
  const { status, text } = await upload({ url }, someone, resume(1000));
  return held('a full disk refuses uploads', status === 503, { status, text });
}

/** Uploads a file that no record ever names. A day later, as the database tells it, the hourly job runs. */
async function leaveUnused(target: Target, someone: Talent): Promise<Try> {
  const { text } = await upload(target, someone, resume(1000));
  const { id, path } = JSON.parse(text) as { id: string; path: string };
  const database = await target.connect();
  const aDayAgo = `update files set unused_since = now() - interval '25 hours' where id = $1`;
  const anHourLater = `update pgboss.job set start_after = now() where name = 'file.deleteUnused'`;
  for (const [statement, values] of [[aDayAgo, [id]] as const, [anHourLater, []] as const]) {
    // A version without the column deletes nothing, which is what is then seen.
    await database.query(statement, [...values]).catch(() => undefined);
  }
  const isThere = async () =>
    (await database.query('select 1 from files where id = $1', [id])).rowCount === 1 ||
    (await readFile(join(target.dataDir, 'files', path)).then(Boolean, () => false));
  const until = Date.now() + 10_000;
  while ((await isThere()) && Date.now() < until) await wait(250);
  const isLeft = await isThere();
  await database.end();
  return held('a file that nothing uses is deleted after a day', !isLeft, { isLeft });
}

async function upload(
  { url }: Pick<Target, 'url'>,
  { cookie }: Talent,
  content: Buffer,
): Promise<{ status: number; text: string }> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(content)], 'cv.pdf'));
  const answer = await fetch(`${url}/api/v1/files/resume`, { method: 'POST', body, headers: { cookie } });
  return { status: answer.status, text: await answer.text() };
}

/** A PDF of one page with a comment that makes it as long as asked. */
function resume(bytes: number): Buffer {
  const objects =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${String(9).padStart(8, '0')}\n%%EOF\n`;
  const start = `%PDF-1.4\n${objects}%`;
  return Buffer.from(`${start}${' '.repeat(bytes - start.length - end.length - 1)}\n${end}`, 'latin1');
}

function open(url: string): Socket {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The test expects the server to close the connection.
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}

const uploadHead = (cookie: string, bytes: number) =>
  `POST /api/v1/files/resume HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n` +
  `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes}\r\n\r\n` +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n';

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.destroyed ? resolve() : socket.once('close', () => resolve())));

const drained = (socket: Socket) =>
  new Promise<void>((resolve) =>
    socket.writableLength === 0 || socket.destroyed
      ? resolve()
      : socket.once('drain', () => resolve()).once('close', () => resolve()),
  );

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
