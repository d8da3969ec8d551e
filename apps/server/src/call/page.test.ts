import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { quietLog } from '../../test/log.ts';
import { readPage } from './page.ts';
import { files } from '../db/schema/file.ts';

const { db } = await testDatabase();
const at = '2026-01-01T00:00:00.000Z';

await db.insert(files).values(
  ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    kind: 'resume' as const,
    talentId: id === 'e' ? 'other' : 'own',
    bucket: 'local',
    path: id,
    filename: 'cv.pdf',
    contentType: 'application/pdf',
    bytes: 1,
    createdIsoDateTimeUtc: id === 'a' ? '2026-01-02T00:00:00.000Z' : at,
  })),
);

const page = (given: {
  cursor?: string | null;
  limit?: number;
  where?: ReturnType<typeof eq>[];
  log?: typeof quietLog;
}) =>
  readPage({
    db,
    log: quietLog,
    table: files,
    where: [eq(files.talentId, 'own')],
    at: 'createdIsoDateTimeUtc',
    id: 'id',
    limit: 2,
    cursor: null,
    ...given,
  });

describe('a page', () => {
  test('continues after the previous one, even among rows with the same timestamp', async () => {
    const one = await page({});
    expect(one.rows.map(({ id }) => id)).toEqual(['a', 'd']);
    const two = await page({ cursor: one.cursor });
    expect(two.rows.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(two.cursor).toBeNull();
  });

  test('has no cursor when nothing follows', async () => {
    expect((await page({ limit: 4 })).cursor).toBeNull();
    expect((await page({ limit: 3 })).cursor).not.toBeNull();
  });

  test('with more than three where-conditions logs an error and is empty', async () => {
    const error = vi.spyOn(quietLog, 'error');
    const where = Array.from({ length: 4 }, () => sql`true`);
    expect(await page({ where })).toEqual({ rows: [], cursor: null });
    expect(error).toHaveBeenCalledOnce();
    expect((await page({ where: where.slice(0, 3) })).rows).toHaveLength(2);
    error.mockRestore();
  });
});
