import { execFile } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { project } from '../../e2e/fixture/server.ts';
import { type Attack, held, type Try } from '../attack.ts';
import type { Target } from '../target.ts';

const port = 28_411;
const DAY = 24 * 60 * 60;

export default {
  promise: 'A mail survives days without a mail server, and the death of the node that sends it.',
  env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  async run(target) {
    const server = await openMailServer();
    try {
      return [...(await outage(target, server)), await death(target, server)];
    } finally {
      server.close();
    }
  },
} satisfies Attack;

/** The mail server refuses: how long is a mail tried, and what happens after the last try? */
async function outage(target: Target, server: MailServer): Promise<Try[]> {
  server.mode = 'refuse';
  const { email } = await target.newcomer();
  const database = await target.connect();
  const { rows } = await database.query<{ limit: number; most: number }>(
    `select retry_limit as limit, retry_delay_max as most from pgboss.job where data->>'email' = $1`,
    [email],
  );
  const { limit = 0, most = 0 } = rows[0] ?? {};
  const seconds = Array.from({ length: limit }, (_, retry) => Math.min(most, 2 ** retry)).reduce(
    (a, b) => a + b,
    0,
  );
  const tried = held(
    'how long a mail is tried',
    seconds > 3 * DAY,
    `${(seconds / DAY).toFixed(2)} days at least`,
  );
  // The last try comes now.
  await until(async () => {
    const { rowCount } = await database.query(
      `update pgboss.job set retry_count = retry_limit, start_after = now() where data->>'email' = $1 and state = 'retry'`,
      [email],
    );
    return rowCount === 1;
  });
  await until(async () => {
    const failed = `select from pgboss.job where data->>'email' = $1 and state = 'failed'`;
    return (await database.query(failed, [email])).rowCount === 1;
  });
  await database.end();
  const list = await mails(target, 'failed');
  server.mode = 'accept';
  await mails(target, 'resend');
  await until(async () => server.received(email) > 0, 15_000);
  return [
    tried,
    held('a mail that was given up is listed', list.includes(email), list.split('\n').at(-1)),
    held(
      'it is sent after all by a command',
      server.received(email) === 1,
      `${server.received(email)} received`,
    ),
  ];
}

/** The node dies while its mail server has not answered yet. */
async function death(target: Target, server: MailServer): Promise<Try> {
  server.mode = 'hang';
  const { email } = await target.newcomer();
  await until(async () => server.isHanging());
  process.kill(target.pid, 'SIGKILL');
  server.mode = 'accept';
  const killedAt = performance.now();
  await target.startNode();
  await until(async () => server.received(email) > 0, 50_000);
  const seconds = Math.round((performance.now() - killedAt) / 1000);
  const count = server.received(email);
  return held(
    'a mail in flight when its node is killed',
    count === 1,
    `${count} received within ${seconds} s`,
  );
}

/** Runs the operator's command. */
async function mails({ dataDir }: Target, command: string): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, ['apps/server/src/cli/mails.ts', command], {
    cwd: project,
    env,
  });
  return run.then(
    ({ stdout }) => stdout.trim(),
    () => 'there is no such command',
  );
}

async function until(isTrue: () => Promise<boolean>, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await isTrue()) && performance.now() < end) await wait(50);
}

type MailServer = {
  mode: 'accept' | 'refuse' | 'hang';
  isHanging(): boolean;
  received(address: string): number;
  close(): void;
};

/** A mail server of a few lines: it accepts mails, refuses their recipients, or never answers to their content. */
async function openMailServer(): Promise<MailServer> {
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  let isHanging = false;
  const mailServer: MailServer = {
    mode: 'accept',
    isHanging: () => isHanging,
    received: (address) => recipients.filter((one) => one === address).length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  const server = createServer((socket) => {
    let [recipient, isContent, unread] = ['', false, ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    sockets.add(socket.on('error', () => undefined));
    say('220 mail.test');
    socket.on('data', (chunk) => {
      const lines = (unread + chunk.toString()).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    const answer = (line: string) => {
      if (isContent) {
        if (line !== '.') return;
        isContent = false;
        isHanging = mailServer.mode === 'hang';
        if (isHanging) return;
        recipients.push(recipient);
        say('250 OK');
      } else if (/^RCPT/i.test(line)) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        say(mailServer.mode === 'refuse' ? '451 Try again later' : '250 OK');
      } else if (/^DATA/i.test(line)) {
        isContent = true;
        say('354 Go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
      else say('250 mail.test');
    };
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return mailServer;
}
