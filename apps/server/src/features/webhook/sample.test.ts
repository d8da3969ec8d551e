import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { WEBHOOK_KINDS } from '@talaash/domain/webhook/choice';
import { newWebhookSecret, signatureHeaders } from './signature.ts';

const text = await readFile(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');

/** The code that docs/api.md shows, as a module. */
const [, code = ''] = /```js\n(.*?)```/s.exec(text) ?? [];
type Verify = (secret: string, headers: Record<string, string>, body: string, now?: number) => unknown;
const { verify } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
  verify: Verify;
};

const secret = newWebhookSecret();
const nowMs = 1_796_029_355_000;
const body = '{"type":"webhook.test","é":1}';
const headers = signatureHeaders({ webhookDeliveryId: 'msg_1', body }, [newWebhookSecret(), secret], nowMs);

test('the code in the documentation accepts what we sign, and nothing else', () => {
  expect(verify(secret, headers, body, nowMs)).toEqual(JSON.parse(body));
  const refused = (...given: Parameters<Verify>) => expect(() => verify(...given));
  refused(newWebhookSecret(), headers, body, nowMs).toThrow('not from Talaash');
  refused(secret, headers, `${body} `, nowMs).toThrow('not from Talaash');
  refused(secret, { ...headers, 'webhook-id': 'msg_2' }, body, nowMs).toThrow('not from Talaash');
  refused(secret, { ...headers, 'webhook-signature': 'v1,' }, body, nowMs).toThrow('not from Talaash');
  refused(secret, headers, body, nowMs + 301_000).toThrow('too old');
  refused(secret, headers, body, nowMs - 301_000).toThrow('too old');
  refused(secret, { ...headers, 'webhook-timestamp': 'now' }, body, nowMs).toThrow('too old');
});

test('the signature is that of the library of Standard Webhooks', () => {
  const signed = signatureHeaders({ webhookDeliveryId: 'msg_1', body }, [secret], nowMs);
  expect(signed['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', new Date(nowMs), body));
});

test('the documentation lists every type', () => {
  const table = text.slice(text.indexOf('## Webhooks'), text.indexOf('## Connect an agent'));
  for (const kind of WEBHOOK_KINDS) expect(table).toContain(`\`${kind}\``);
});
