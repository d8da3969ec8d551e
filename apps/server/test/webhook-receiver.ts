import { Webhook } from 'standardwebhooks';
import { protocolServer, type WireAnswer } from './protocol-server.ts';

export type Received = {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, string>;
  path: string;
  headers: Record<string, string>;
  body: string;
};

/** An endpoint on this machine that keeps what it gets, and answers as its test says. */
export async function webhookReceiver(answer: (event: Received) => WireAnswer = () => ({ status: 204 })) {
  let answering = answer;
  const received: Received[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const server = await protocolServer(({ headers, body, path }) => {
    const text = body.toString();
    const given = headers as Record<string, string>;
    const event = {
      id: given['webhook-id'] ?? '',
      ...(JSON.parse(text) as Pick<Received, 'type' | 'timestamp' | 'data'>),
      path,
      headers: given,
      body: text,
    };
    received.push(event);
    for (const one of waiting) if (received.length >= one.count) one.done();
    return answering(event);
  });
  return {
    ...server,
    received,
    answerEach(next: (event: Received) => WireAnswer): void {
      answering = next;
    },
    /** Waits until so many requests have come in all. */
    async until(count: number): Promise<Received[]> {
      if (received.length < count) await new Promise<void>((done) => waiting.push({ count, done }));
      return received;
    },
  };
}

/** What the library of Standard Webhooks says of a request: its content. Throws if the signature or the time is wrong. */
export const verified = (secret: string, { body, headers }: Pick<Received, 'body' | 'headers'>): unknown =>
  new Webhook(secret).verify(body, headers);
