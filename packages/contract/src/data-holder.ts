import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import { COPY_KINDS, SHIELD_VIEWS } from '@talaash/domain/privacy-shield/choice';
import { call, Nothing } from './call.ts';

const own = 'the caller’s own talent';
const tags = ['Talent'];
const limit = { max: 120, seconds: 600 };

const count = () => z.number().int().min(0);

export const DataHolder = z.object({
  companyId: z.string(),
  name: z.string(),
  /** What the company sees of the profile now. */
  sees: z.enum(SHIELD_VIEWS),
  conversation: z
    .object({
      threadId: z.string(),
      invitationStatus: z.enum(INVITATION_STATUSES),
      sinceIsoDateTimeUtc: isoDateTimeUtc(),
      isEnded: z.boolean(),
      messagesCount: count(),
    })
    .nullable(),
  /** What it copied, and when last. The time of the end is null until the talent ends the sharing. */
  copies: z.array(
    z.object({
      kind: z.enum(COPY_KINDS),
      copiedIsoDateTimeUtc: isoDateTimeUtc(),
      endedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
    }),
  ),
  /** The talent’s last request to erase the copies. The last time is null until the company confirms it. */
  erasure: z
    .object({
      requestedIsoDateTimeUtc: isoDateTimeUtc(),
      confirmedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
    })
    .nullable(),
});
export type DataHolder = z.infer<typeof DataHolder>;

const Holders = z.object({
  holders: z.array(DataHolder),
  /** Companies keep for themselves whom they list. */
  shortlistsCount: count(),
});

export const dataHolder = {
  list: call({
    access: 'talent',
    own,
    method: 'GET',
    path: '/data-holders',
    summary: 'Lists the companies that hold data of the talent: by conversation, or copied',
    tags,
  }).output(Holders),
  end: call({
    access: 'talent',
    own,
    path: '/end-data-holder',
    summary:
      'Ends what a company has of the talent: the conversation, its shortlist entry, and its sight of the profile. Returns what was closed',
    tags,
    limit,
  })
    .input(z.strictObject({ companyId: z.string() }))
    .output(
      Holders.extend({
        closed: z.object({ isConversationEnded: z.boolean(), copies: z.array(z.enum(COPY_KINDS)) }),
      }),
    ),
  endAll: call({
    access: 'talent',
    own,
    path: '/end-all-data-holders',
    summary: 'Ends what all companies have of the talent, and removes the talent from all shortlists',
    tags,
    limit,
  })
    .input(Nothing)
    .output(Holders),
  requestErasure: call({
    access: 'talent',
    own,
    path: '/request-erasure',
    summary: 'Asks a company to erase what it has copied of the talent, within 30 days. The company is told',
    tags,
    limit,
  })
    .input(z.strictObject({ companyId: z.string() }))
    .output(Holders),
  leaveShortlists: call({
    access: 'talent',
    own,
    path: '/leave-all-shortlists',
    summary: 'Removes the talent from the shortlists of all companies',
    tags,
    limit,
  })
    .input(Nothing)
    .output(Holders.extend({ removedCount: count() })),
};
