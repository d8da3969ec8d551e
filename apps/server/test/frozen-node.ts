// A node that is about to freeze: it opens a transaction as calls and followers do, and says so while a statement runs.
// Arguments: the connection as JSON, the thread that it locks, and the follower whose cursor it locks.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/db/client.ts';
import { record } from '../src/events/record.ts';
import { quietLog } from './log.ts';

const [connection = '', threadId = '', follower = ''] = process.argv.slice(2);
const { db } = openDatabase({ connection: JSON.parse(connection), poolSize: 2, log: quietLog });

await db.transaction(async (tx) => {
  await tx.execute(sql`select from threads where thread_id = ${threadId} for update`);
  await tx.execute(sql`select from event_marks where follower = ${follower} for update`);
  await record(tx, { kind: 'thread.read', actorUid: null, threadId });
  console.log('open');
  await tx.execute(sql`select pg_sleep(1)`);
  await new Promise(() => setInterval(() => undefined, 1000));
});
