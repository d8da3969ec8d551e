import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CONNECTED_PROGRAM_QUESTION,
  CONNECTED_PROGRAM_SENTENCES,
  CONNECTION_SENTENCES,
} from '@talaash/domain/connected-program/words';
import { newAgent } from '../apps/server/test/agent.ts';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { mailTo } from './fixture/http.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test, untilTakenOver } from './fixture/test.ts';

/** The part of an agent that waits on the person's device for what the browser brings. */
async function listening() {
  const { promise: answer, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/callback') resolve(searchParams);
    response
      .setHeader('content-type', 'text/html')
      .end('<title>Agent</title><h1>You may close this page.</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { answer, redirectUrl: `http://127.0.0.1:${port}/callback`, close: () => server.close() };
}

const question = (page: Page) => page.getByRole('heading', { name: CONNECTION_SENTENCES.title });

test('An owner allows an agent of the official library to work for the company, and revokes it', async ({
  people: { premium, talent },
  url,
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent()]);
  const device = await listening();
  const agent = newAgent({ url, redirectUrl: device.redirectUrl });
  const { href: asked } = await agent.ask();

  // The log-in comes first, and leads back to the question.
  const page = await visit(undefined, asked);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(question(page)).toBeVisible();
  await untilTakenOver(page);
  await expect(page.getByRole('main')).toContainText(
    CONNECTION_SENTENCES.asks('Recruiting Agent', owner.companyName),
  );
  await expect(page.getByRole('main')).toContainText(CONNECTION_SENTENCES.unverified);
  await expect(page.getByRole('main')).toContainText('A program on this device');
  await expect(page.getByRole('main')).toContainText(owner.email);
  await expectAccessibleAsIs(page);
  for (const scope of await page.getByRole('checkbox').all()) await scope.uncheck();
  await expect(page.getByRole('button', { name: 'Allow' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Search/ }).check();
  await page.getByRole('checkbox', { name: /^Shortlist/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveTitle('Agent');
  await agent.finish(await device.answer);
  const client = await agent.connected();
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['search_people', 'list_shortlist']));
  expect(names).not.toContain('list_conversations');
  const found = await client.callTool({ name: 'search_people', arguments: { query: 'weaver' } });
  expect(found.isError).toBeFalsy();
  expect((await mailTo(url, owner.email, /program was connected/)).text).toContain('Recruiting Agent');

  const keys = await visit(owner, '/company/api-keys');
  const list = keys.getByRole('list', { name: 'Connected programs' });
  await expect(list).toContainText('Recruiting Agent');
  await expect(list).toContainText('Last used on');
  await expectAccessibleAsIs(keys);
  await keys.getByRole('button', { name: 'Revoke Recruiting Agent' }).click();
  await keys
    .getByRole('dialog', { name: CONNECTED_PROGRAM_QUESTION.title('Recruiting Agent') })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(toast(keys, CONNECTED_PROGRAM_SENTENCES.revoked('Recruiting Agent'))).toBeVisible();
  await expect(list).toContainText('Ended on');
  await expect(client.listTools()).rejects.toThrow();

  // A talent is not asked.
  const theirs = await visit(someone, (await agent.ask()).href);
  await expect(theirs).not.toHaveURL(/connect/);
  device.close();
});

test('An owner declines an agent; a forged address ends here', async ({
  people: { company },
  url,
  visit,
}) => {
  const owner = await company();
  const device = await listening();
  const agent = newAgent({ url, redirectUrl: device.redirectUrl });
  const asked = await agent.ask();
  const page = await visit(owner, asked.href);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveTitle('Agent');
  expect(Object.fromEntries(await device.answer)).toEqual({
    error: 'access_denied',
    state: 'of the agent',
    iss: new URL(url).origin,
  });
  asked.searchParams.set('redirect_uri', 'https://evil.example/callback');
  await page.goto(asked.href);
  await expect(page.getByRole('heading', { name: CONNECTION_SENTENCES.badRequest })).toBeVisible();
  expect(page.url()).toContain('/api/oauth/authorize');
  await page.goto('/connect');
  await expect(page.getByRole('heading', { name: CONNECTION_SENTENCES.noRequest })).toBeVisible();
  device.close();
});
