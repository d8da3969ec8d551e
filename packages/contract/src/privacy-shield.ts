import { z } from '@talaash/domain/base/schema';
import { SHIELD_VIEWS } from '@talaash/domain/privacy-shield/choice';
import { ShieldEffect, ShieldEntry, ShieldEntryDraft } from '@talaash/domain/privacy-shield/schema';
import { SHIELD_TEXT_LENGTH_MAX } from '@talaash/domain/privacy-shield/limit';
import { call } from './call.ts';

const own = 'the caller’s own talent';
const tags = ['Talent'];
const limit = { max: 300, seconds: 600 };

const PrivacyShield = z.object({
  /** The newest first. */
  entries: z.array(ShieldEntry),
  isAnonymousUntilAccepted: z.boolean(),
  /** Those of the work history, present ones first. */
  employers: z.array(
    z.object({
      name: z.string(),
      isCurrent: z.boolean(),
      /** The mail domains of companies with this name. */
      domains: z.array(z.string()),
      effect: ShieldEffect,
    }),
  ),
  agencies: ShieldEffect,
  /** Companies that opened the profile by name, or that the talent has a conversation with, and what they see now. */
  knownCompanies: z.array(
    z.object({
      companyId: z.string(),
      name: z.string(),
      sees: z.enum(SHIELD_VIEWS),
      hasOpenConversation: z.boolean(),
    }),
  ),
});
export type PrivacyShield = z.infer<typeof PrivacyShield>;

const Shield = z.object({ privacyShield: PrivacyShield });

export const privacyShield = {
  read: call({
    access: 'talent',
    own,
    method: 'GET',
    path: '/privacy-shield',
    summary: 'Returns from whom the talent hides',
    tags,
  }).output(Shield),
  preview: call({
    access: 'talent',
    own,
    method: 'GET',
    path: '/privacy-shield-preview',
    summary: 'Returns what an entry would change. Names only companies that the talent knows',
    tags,
    limit,
  })
    .input(ShieldEntryDraft)
    .output(z.object({ effect: ShieldEffect })),
  add: call({
    access: 'talent',
    own,
    path: '/add-to-privacy-shield',
    summary: 'Hides the talent from companies, on every surface and from the next call on. Idempotent',
    tags,
    limit,
  })
    .input(z.strictObject({ entries: z.array(ShieldEntryDraft).min(1).max(20) }))
    .output(Shield),
  hideFromEmployer: call({
    access: 'talent',
    own,
    path: '/hide-from-employer',
    summary:
      'Hides the talent from the companies of a name, and from the mail domains of those that are here. Returns what it added. Idempotent',
    tags,
    limit,
  })
    .input(z.strictObject({ name: z.string().trim().max(SHIELD_TEXT_LENGTH_MAX) }))
    .output(Shield.extend({ added: z.array(ShieldEntryDraft) })),
  remove: call({
    access: 'talent',
    own,
    path: '/remove-from-privacy-shield',
    summary: 'Removes entries of the talent’s shield. Idempotent',
    tags,
    limit,
  })
    .input(z.strictObject({ entries: z.array(ShieldEntryDraft).min(1).max(20) }))
    .output(Shield),
  setAnonymous: call({
    access: 'talent',
    own,
    path: '/set-anonymous-until-accepted',
    summary: 'Sets whether companies see what guests see until the talent has accepted their invitation',
    tags,
    limit,
  })
    .input(z.strictObject({ isAnonymousUntilAccepted: z.boolean() }))
    .output(Shield),
};
