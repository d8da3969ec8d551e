import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copiedSentence } from '@talaash/domain/clipboard/words';
import { WEBHOOK_QUESTION, WEBHOOK_REFUSALS, WEBHOOK_SENTENCES } from '@talaash/domain/webhook/words';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { mailTo } from './fixture/http.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

type Received = { id: string; type: string; body: string; signatures: string[]; timestamp: string };

/** A program of the company on this machine. */
async function openReceiver() {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => {
      body += piece;
    });
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name]);
      received.push({
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signatures: header('webhook-signature').split(' '),
        type: (JSON.parse(body) as { type: string }).type,
        body,
      });
      response.writeHead(status).end(`answer ${received.length}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

const signatureOf = (secret: string, { id, timestamp, body }: Received): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')}`;

/** The secret that the open dialog shows. */
async function shownSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await dialog.getByRole('code').innerText();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, copiedSentence('Signing secret'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

test('An owner adds a webhook, tests it, reads its log, rotates its secret, switches it off and on, and deletes it', async ({
  people: { premium, invite, talent },
  url,
  visit,
}) => {
  const [owner, someone, there] = await Promise.all([premium(), talent(), openReceiver()]);
  const { address, received } = there;
  const page = await visit(owner, '/company/members');
  const choose = async (label: string) => {
    await page.getByRole('button', { name: `More for ${address}` }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { name: WEBHOOK_SENTENCES.none })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/hook');
  await expect(form.getByRole('button', { name: 'Add' })).toBeDisabled();
  await form.getByRole('checkbox', { name: 'All about invitations' }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    new RegExp(WEBHOOK_REFUSALS.privateAddress),
  );
  await expectAccessibleAsIs(page);
  await form.getByRole('textbox', { name: 'Address' }).fill(address);
  await form.getByRole('button', { name: 'Add' }).click();
  const secret = await shownSecret(page);
  expect((await mailTo(url, owner.email, /new webhook/)).text).toContain('/company/webhooks');
  const list = page.getByRole('list', { name: 'Webhooks' });
  await expect(list).toContainText(address);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessibleAsIs(page);
  await choose('Show secret');
  expect(await shownSecret(page)).toBe(secret);

  await choose('Send a test event');
  await expect.poll(() => received.map(({ type }) => type)).toEqual(['webhook.test']);
  await invite(owner, someone);
  await expect.poll(() => received.map(({ type }) => type)).toEqual(['webhook.test', 'invitation.sent']);
  for (const one of received) expect(one.signatures).toEqual([signatureOf(secret, one)]);

  await page.getByRole('link', { name: `Log of ${address}` }).click();
  const log = page.getByRole('list', { name: 'Deliveries' });
  await expect(log.getByRole('listitem').filter({ hasText: 'Delivered' })).toHaveCount(2);
  const sent = log.getByRole('listitem').filter({ hasText: 'invitation.sent' });
  await sent.locator('summary').click();
  await expect(sent).toContainText('answered 200');
  await expect(sent.getByLabel('Answer')).toHaveText('answer 2');
  await expect(sent.getByLabel('Request')).toContainText(received[1]?.id ?? 'none');
  await expectAccessibleAsIs(page);
  await sent.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, WEBHOOK_SENTENCES.queued)).toBeVisible();
  await expect(sent.getByLabel('Answer')).toHaveText(['answer 2', 'answer 3']);
  expect(received[2]?.id).toBe(received[1]?.id);

  await page.getByRole('button', { name: WEBHOOK_SENTENCES.replay }).click();
  const replay = page.getByRole('dialog', { name: WEBHOOK_SENTENCES.replay });
  await expectAccessibleAsIs(page);
  await replay.getByLabel('Since').fill('2020-01-01T00:00');
  await replay.getByRole('button', { name: 'Send again' }).click();
  await expect(replay.getByLabel('Since')).toHaveAccessibleDescription(
    new RegExp(WEBHOOK_REFUSALS.sinceTooOld),
  );
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 16);
  await replay.getByLabel('Since').fill(yesterday);
  await replay.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, WEBHOOK_SENTENCES.replayed(0))).toBeVisible();

  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Webhooks' }).click();
  await choose('Rotate secret');
  const rotate = page.getByRole('dialog', { name: 'Rotate secret' });
  await rotate.getByRole('combobox').selectOption('3 days');
  await rotate.getByRole('button', { name: 'Rotate' }).click();
  const second = await shownSecret(page);
  await expect(list).toContainText('A replaced secret signs until');
  await choose('Send a test event');
  await expect.poll(() => received.length).toBe(4);
  expect(received[3]?.signatures).toEqual(
    [second, secret].map((one) => signatureOf(one, received[3] ?? never())),
  );

  there.answerWith(410);
  await choose('Send a test event');
  await expect(list).toContainText('410 Gone');
  expect((await mailTo(url, owner.email, /is off/)).text).toContain(new URL(address).host);
  there.answerWith(200);
  await choose('Switch on');
  const on = page.getByRole('dialog', { name: 'Switch on' });
  await expectAccessibleAsIs(page);
  await on.getByRole('button', { name: 'Switch on' }).click();
  await expect(toast(page, WEBHOOK_SENTENCES.switchedOn)).toBeVisible();
  await choose('Switch off');
  await expect(list).toContainText('Switched off by the owner');

  await choose('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit webhook' });
  await edit.getByRole('checkbox', { name: /^Message sent/ }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, WEBHOOK_SENTENCES.changed)).toBeVisible();
  await expect(list).toContainText('11 kinds of events');

  await choose('Delete');
  await page
    .getByRole('dialog', { name: WEBHOOK_QUESTION.title })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByRole('heading', { name: WEBHOOK_SENTENCES.none })).toBeVisible();
  there.close();

  const theirs = await visit(someone, '/company/webhooks');
  await expect(theirs).not.toHaveURL(/webhooks/);
});

function never(): never {
  throw new Error('The fourth request is missing.');
}
