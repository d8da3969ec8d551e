import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Attack, held, type Try } from '../attack.ts';

/** Addresses that lead inside of a network, in many spellings. */
const INSIDE = [
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://172.16.9.9/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://0x0a.1/',
  'http://167772161/',
  'http://0/',
];

const NO_ADDRESS = [
  'file:///etc/passwd',
  'gopher://ats.example/',
  'http://name@ats.example/',
  'ats.example',
  'http://',
];

type Secret = { secret: string; endpoint: { key: { webhookEndpointId: string } } };
type Attempts = { list: { attempts: { status: number | null; failure: string | null; answer: string }[] }[] };

export default {
  promise:
    'A webhook reaches no private address, is kept by the owner alone, and no endpoint holds up the others, whatever it answers.',
  async run(target) {
    const company = await target.premium();
    const stranger = await target.premium();
    const database = await target.connect();
    const tries: Try[] = [];
    const add = (address: string) =>
      company.call<Secret>('create-webhook-endpoint', { address, kinds: ['shortlistedProfile.put'] });
    const refused = async (what: string, ask: () => Promise<unknown>) => {
      const answer = await ask().then(
        () => 'went through',
        (error: Error) => error.message,
      );
      tries.push(held(what, / answered 4\d\d:/.test(answer), answer.slice(0, 120)));
    };

    for (const address of [...INSIDE, ...NO_ADDRESS])
      await refused(`an endpoint at ${address}`, () => add(address));

    const { endpoint } = await add('http://127.0.0.1:9/hook');
    const { webhookEndpointId } = endpoint.key;
    for (const call of ['show-webhook-secret', 'send-webhook-test', 'switch-webhook-endpoint-off'])
      await refused(`${call} by another company`, () => stranger.call(call, { webhookEndpointId }));

    /** What a test event to an address came to, also to one that the forms refuse. */
    const testOf = async (
      address: string,
    ): Promise<Attempts['list'][number]['attempts'][number] | undefined> => {
      await place(database, webhookEndpointId, address);
      await company.call('send-webhook-test', { webhookEndpointId });
      for (;;) {
        const { list } = await company.call<Attempts>('get-webhook-deliveries', { webhookEndpointId });
        const [attempt] = list[0]?.attempts ?? [];
        if (attempt) return attempt;
        await wait(100);
      }
    };
    for (const address of INSIDE) {
      const attempt = await testOf(address);
      tries.push(held(`a request to ${address}`, attempt?.failure === 'refused', attempt));
    }

    const endless = await rawServer(
      'HTTP/1.1 200 OK\r\ncontent-length: 2147483648\r\n\r\n',
      'a'.repeat(65_536),
    );
    const big = await testOf(endless.url);
    tries.push(held('an answer of 2 GB', big?.answer.length === 2048, big?.answer.length));
    const trickling = await rawServer('HTTP/1.1 200 OK\r\nx: ', 'z');
    const slow = await testOf(trickling.url);
    tries.push(held('headers that trickle', slow?.failure === 'timeout', slow));
    const leading = await rawServer(
      `HTTP/1.1 307 Temporary Redirect\r\nlocation: ${endless.url}\r\ncontent-length: 0\r\n\r\n`,
      '',
    );
    const before = endless.connections();
    const redirect = await testOf(leading.url);
    tries.push(held('a redirect', redirect?.status === 307 && endless.connections() === before, redirect));
    for (const server of [endless, trickling, leading]) server.close();
    await database.end();
    return tries;
  },
} satisfies Attack;

/** Changes an address in the database, as one that was stored before the forms refused it. */
const place = (database: pg.Client, webhookEndpointId: string, address: string) =>
  database.query('update webhook_endpoints set address = $2 where webhook_endpoint_id = $1', [
    webhookEndpointId,
    address,
  ]);

/** A server that answers every connection with these texts, the second one again and again. */
async function rawServer(beginning: string, rest: string) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(beginning);
      if (rest === '') return;
      const more = setInterval(() => socket.write(rest), 50);
      socket.on('close', () => clearInterval(more));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, connections: () => connections, close: () => server.close() };
}
