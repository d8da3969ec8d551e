import { LogIn } from '@talaash/domain/account/schema';
import { expect, test } from 'vitest';
import { lateSchema } from './late-schema.ts';

test('a schema that failed to load is loaded by the next call, and only once', async () => {
  let tries = 0;
  const schema = lateSchema(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return LogIn;
  });
  await expect(schema.read()).rejects.toThrow('Failed to fetch');
  expect(schema.check()).toBeUndefined();
  const check = await schema.read();
  expect(check({ email: '', password: 'long enough' })).toMatchObject({ ok: false });
  expect(schema.check()).toBe(check);
  await schema.read();
  expect(tries).toBe(2);
});
