import { z } from '../base/schema.ts';
import { PASSWORD_LENGTH_MAX } from '../account/limit.ts';
import { DELETION_TIMES } from './choice.ts';
import { deletionWordRefusal } from './rule.ts';

/** Without a password, a mailed link confirms it. */
export const DeletionRequest = z
  .strictObject({
    when: z.enum(DELETION_TIMES),
    word: z.string().max(100).optional(),
    currentPassword: z.string().min(1).max(PASSWORD_LENGTH_MAX).optional(),
  })
  .superRefine((request, context) => {
    const message = deletionWordRefusal(request);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['word'], message });
  });
export type DeletionRequest = z.infer<typeof DeletionRequest>;
