import { lateSchema } from '../../lib/late-schema.ts';

export const CUSTOMER = lateSchema(async () => (await import('@talaash/domain/customer/schema')).Customer);
