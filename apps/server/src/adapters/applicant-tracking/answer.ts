import type { z } from '@talaash/domain/base/schema';
import { jsonOf, type ProviderAnswer } from '../../base/provider-call.ts';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';

export function requireSuccess({ status }: ProviderAnswer, vendor: string): void {
  if (status >= 200 && status < 300) return;
  throw new ProviderFault(kindOfStatus(status), `${vendor} answered with ${status}.`, { status });
}

/** The JSON of a successful answer in its documented shape. @throws ProviderFault */
export function parsed<Value>(schema: z.ZodType<Value>, answer: ProviderAnswer, vendor: string): Value {
  requireSuccess(answer, vendor);
  return shaped(schema, jsonOf(answer, vendor), vendor);
}

/** @throws ProviderFault of kind `nonsense` for something else than what is documented */
export function shaped<Value>(schema: z.ZodType<Value>, value: unknown, vendor: string): Value {
  const found = schema.safeParse(value);
  if (!found.success)
    throw new ProviderFault('nonsense', `${vendor} answered with something else than it documents.`);
  return found.data;
}

/** HTTP Basic with a key and no password. */
export const basicOf = (key: string, password = ''): string =>
  `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`;

/** What a status says that ends an application; undefined while it goes on. */
export function endedAs(status: string | null | undefined): string | undefined {
  const lower = status?.toLowerCase();
  if (lower === 'hired') return 'Hired';
  return lower === 'rejected' || lower === 'archived' ? 'Rejected' : undefined;
}
