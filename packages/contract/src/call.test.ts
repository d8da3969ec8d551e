import { z } from '@talaash/domain/base/schema';
import { expect, expectTypeOf, test } from 'vitest';
import { call, Nothing } from './call.ts';

const read = call({
  access: 'talent',
  method: 'GET',
  path: '/planted/{id}',
  summary: 'Reads one.',
  own: 'their own',
})
  .input(z.object({ id: z.string() }))
  .output(z.object({ name: z.string() }));

test('a call keeps its access, its route, and the types of its input and output', () => {
  const { meta, route, inputSchema, outputSchema } = read['~orpc'];
  expect(meta).toEqual({ access: 'talent', own: 'their own' });
  expect(route).toMatchObject({
    method: 'GET',
    path: '/planted/{id}',
    description: 'Access: talent. Own: their own.',
  });
  expectTypeOf<z.output<NonNullable<typeof inputSchema>>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<z.output<NonNullable<typeof outputSchema>>>().toEqualTypeOf<{ name: string }>();
});

test('a call without an access, with one that does not exist, or with a relative path does not compile', () => {
  const told = { path: '/planted', summary: 'Does it.' } as const;
  expectTypeOf(call).toBeCallableWith({ ...told, access: ['talent', 'company'] });
  const wrong = [
    // @ts-expect-error Nobody has said who may call it.
    () => call(told),
    // @ts-expect-error There is no such access.
    () => call({ ...told, access: 'everybody' }),
    // @ts-expect-error A path begins with a slash.
    () => call({ ...told, access: 'anyone', path: 'planted' }),
    // @ts-expect-error Only GET, POST, PUT and DELETE are used.
    () => call({ ...told, access: 'anyone', method: 'PATCH' }),
    // @ts-expect-error A limit says in how many seconds.
    () => call({ ...told, access: 'anyone', limit: { max: 3 } }),
  ];
  expect(wrong).toHaveLength(5);
  expect(Nothing.parse({})).toEqual({});
});

test('a call that goes away says when, and what to call instead', () => {
  const deprecation = {
    sinceIsoDate: '2026-12-01',
    sunsetIsoDate: '2027-06-01',
    instead: 'Call GET /others.',
  };
  const leaving = call({ access: 'company', path: '/planted', summary: 'Does it.', deprecation });
  expect(leaving['~orpc'].route.description).toContain('Goes away on 2027-06-01. Call GET /others.');
});
