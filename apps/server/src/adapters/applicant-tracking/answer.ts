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
  const found = schema.safeParse(jsonOf(answer, vendor));
  if (!found.success)
    throw new ProviderFault('nonsense', `${vendor} answered with something else than it documents.`);
  return found.data;
}

/** HTTP Basic with a key and no password. */
export const basicOf = (key: string, password = ''): string =>
  `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`;
