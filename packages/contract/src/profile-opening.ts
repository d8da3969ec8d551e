import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

const count = () => z.number().int().min(0);

const ownNaming = { access: 'company', own: 'the caller’s own company' } as const;
const Naming = z.object({ isNamed: z.boolean() });

export const profileOpening = {
  count: call({
    access: 'company',
    permission: 'read',
    path: '/count-talent-profile-opening',
    summary:
      'Records that the company has opened a profile, at most once a day. Answers before it counts. Ignores profiles that the company may not see',
    tags: ['Talent'],
    limit: { max: 600, seconds: 60 },
  })
    .input(z.strictObject({ talentId: z.string() }))
    .output(Nothing),
  listOfWeek: call({
    access: 'talent',
    own: 'the caller’s own talent',
    path: '/list-profile-openings',
    summary:
      'Lists the companies that opened the talent’s profile in a week. Leaves out the names of those that browse without',
    tags: ['Talent'],
  })
    .input(z.strictObject({ weekStartIsoDate: z.iso.date().optional() }))
    .output(
      z.object({
        weekStartIsoDate: z.iso.date(),
        companiesCount: count(),
        /** Those that browse without their name. */
        unnamedCount: count(),
        /** The latest first. */
        companies: z.array(
          z.object({
            companyId: z.string(),
            name: z.string(),
            /** On how many days of the week. */
            daysCount: count(),
            lastIsoDate: z.iso.date(),
            /** The conversation with it, if there is one. */
            threadId: z.string().nullable(),
          }),
        ),
      }),
    ),
  getNaming: call({
    ...ownNaming,
    permission: 'member',
    method: 'GET',
    path: '/profile-opening-naming',
    summary: 'Returns whether talents see the company’s name when it opens their profile',
    tags: ['Company'],
  }).output(Naming),
  setNaming: call({
    ...ownNaming,
    permission: 'manage',
    method: 'PUT',
    path: '/profile-opening-naming',
    summary: 'Sets whether talents see the company’s name when it opens their profile from now on',
    tags: ['Company'],
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ isNamed: z.boolean() }))
    .output(Naming),
};
