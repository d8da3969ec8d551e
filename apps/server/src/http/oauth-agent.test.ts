import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newAgent } from '../../test/agent.ts';
import { testApp } from '../../test/app.ts';
import { openPostbox } from '../../test/postbox.ts';
import { connectedProgramTokens } from '../db/schema/connected-program.ts';
import { workJobs } from '../job-handlers.ts';

const { mailer, mailTo } = openPostbox();
const { client, company, deps, url } = await testApp({ instead: { mailer } });
await workJobs(deps);

const redirectUrl = 'http://localhost:7001/callback';
const queryOf = (address: URL) => address.search.slice(1);

test('an agent of the official library connects, refreshes, and asks again after it was revoked', async () => {
  const owner = await company();
  const { connectedProgram } = client(owner);
  const agent = newAgent({ url, redirectUrl });
  const address = await agent.ask();
  expect(address.origin + address.pathname).toBe(`${url}/api/oauth/authorize`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    resource: `${url}/api/mcp`,
    state: 'of the agent',
  });
  const request = queryOf(address);
  expect(await connectedProgram.readRequest({ request })).toMatchObject({
    name: 'Recruiting Agent',
    site: null,
  });
  const allowed = await connectedProgram.allow({ request, scopes: ['search'] });
  await agent.finish(new URL(allowed.url).searchParams);
  const { tools } = await (await agent.connected()).listTools();
  expect(tools.map(({ name }) => name)).toContain('search_people');
  expect(tools.map(({ name }) => name)).not.toContain('list_shortlist');
  expect(await mailTo(owner.email)).toMatchObject({
    subject: expect.stringContaining('A program was connected'),
    text: expect.stringContaining('Recruiting Agent'),
  });

  // An hour later the library fetches the next tokens by itself.
  const first = agent.kept.tokens?.access_token;
  await deps.db
    .update(connectedProgramTokens)
    .set({ endsIsoDateTimeUtc: new Date(Date.now() - 1000).toISOString() })
    .where(eq(connectedProgramTokens.kind, 'access'));
  await (await agent.connected()).listTools();
  expect(agent.kept.tokens?.access_token).not.toBe(first);

  const [connected] = (await connectedProgram.list()).connectedPrograms;
  await connectedProgram.revoke(connected?.key ?? { connectedProgramId: '' });
  const again = await agent.ask();
  expect(again.searchParams.get('client_id')).toBe(address.searchParams.get('client_id'));
});

test('an agent that is declined, or answered by somebody else, fetches nothing', async () => {
  const owner = await company();
  const agent = newAgent({ url, redirectUrl });
  const request = queryOf(await agent.ask());
  const { declineUrl } = await client(owner).connectedProgram.readRequest({ request });
  await expect(agent.finish(new URL(declineUrl).searchParams)).rejects.toThrow(/access_denied|denied/i);
  const { url: answer } = await client(owner).connectedProgram.allow({ request, scopes: ['search'] });
  const forged = new URL(answer).searchParams;
  forged.set('iss', 'https://evil.example');
  await expect(agent.finish(forged)).rejects.toThrow(/iss/i);
  expect(agent.kept.tokens).toBeUndefined();
});
