import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const [NXDOMAIN, SERVFAIL, TXT] = [3, 2, 16];

/** How the server answers for a name: texts, each in pieces; no such name; a failure; or not at all. */
export type DnsAnswer = string[][] | 'nxdomain' | 'servfail' | 'silence';

/** A DNS server on the loopback that speaks the protocol over UDP (RFC 1035). */
export async function openDnsServer() {
  const answers = new Map<string, DnsAnswer>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    const { name, end } = readName(query);
    asked.push(name);
    const answer = answers.get(name) ?? 'nxdomain';
    if (answer !== 'silence') socket.send(reply(query, end, answer), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    answer: (name: string, answer: DnsAnswer) => answers.set(name, answer),
    close: () => socket.close(),
  };
}

/** The name in the question, and where its type begins. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function reply(query: Buffer, end: number, answer: Exclude<DnsAnswer, 'silence'>): Buffer {
  const texts = typeof answer === 'string' ? [] : answer;
  const code = { nxdomain: NXDOMAIN, servfail: SERVFAIL }[String(answer)] ?? 0;
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end + 4), ...texts.map(recordOf)]);
}

function recordOf(pieces: string[]): Buffer {
  const data = Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])));
  const head = Buffer.alloc(HEADER_BYTES);
  // The name is that of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
