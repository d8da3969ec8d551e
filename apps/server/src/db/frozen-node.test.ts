import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUSY_SENTENCE } from '@talaash/domain/base/words';
import { testApp } from '../../test/app.ts';
import { openLive } from '../../test/live.ts';
import { marketOf } from '../../test/market.ts';
import { signInCalls, signUpForm } from '../../test/sign-in.ts';
import { threads } from './schema/thread.ts';

const app = await testApp();
const { client, deps, request, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

/** Starts a process that holds a thread and a follower's cursor in an open transaction, and freezes it there. */
async function freezeNode(threadId: string, follower: string): Promise<void> {
  const script = join(import.meta.dirname, '../../test/frozen-node.ts');
  const given = [script, JSON.stringify(deps.database.connection), threadId, follower];
  const node = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void node.kill('SIGKILL'));
  await once(node.stdout, 'data');
  node.kill('SIGSTOP');
}

async function invited() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { thread } = await client(hiring).invitation.send({
    talentId: someone.talentId,
    jobPostId: hiring.jobPostId,
  });
  return { hiring, someone, threadId: thread.key.threadId };
}

test('a node that freezes in a transaction stops neither the calls nor the events of the others', async () => {
  const [stuck, other] = [await invited(), await invited()];
  const account = signUpForm();
  await signInCalls(request).signUp(account);
  const handled: (string | null)[] = [];
  await deps.events.followDurably('test', async (happened) => {
    handled.push(...happened.map(({ threadId }) => threadId));
  });
  const stream = await openLive(url, other.hiring);
  await freezeNode(stuck.threadId, 'test');

  const waiting = Array.from({ length: 30 }, () =>
    client(stuck.someone)
      .invitation.accept({ threadId: stuck.threadId })
      .then(
        () => 'accepted',
        ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
      ),
  );
  const [health, signIn] = await Promise.all([
    request('/api/health'),
    signInCalls(request).signIn(account.email),
    client(other.someone).thread.get({ threadId: other.threadId }),
    client(stuck.someone).thread.get({ threadId: stuck.threadId }),
    client(other.someone).invitation.accept({ threadId: other.threadId }),
  ]);
  expect([health.status, signIn.status]).toEqual([200, 200]);
  // They were answered while the frozen node still holds everything; how fast, `npm run attack` measures.
  await expect(
    deps.database.pool.query('select from threads where thread_id = $1 for update nowait', [stuck.threadId]),
  ).rejects.toMatchObject({ code: '55P03' });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([`SERVICE_UNAVAILABLE: ${BUSY_SENTENCE}`]));

  await vi.waitFor(
    () => {
      expect(stream.kinds()).toContain('invitation.accepted');
      expect(handled).toContain(other.threadId);
    },
    { interval: 50, timeout: 60_000 },
  );
  const { thread } = await client(stuck.someone).invitation.accept({ threadId: stuck.threadId });
  expect(thread.jobPostInvitationStatus).toBe('Accepted');
  expect(await deps.db.$count(threads, eq(threads.jobPostInvitationStatus, 'Accepted'))).toBe(2);
});
