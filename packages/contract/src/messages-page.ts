import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

const tags = ['Messages'];

const own = 'threads of the caller’s own company or talent';

const visited = z.object({ messagesPageLastVisitedIsoDateTimeUtc: z.string() });

export const messagesPage = {
  visitAsCompany: call({
    access: 'company',
    permission: 'recruit',
    own,
    ownId: 'companyId',
    method: 'PUT',
    path: '/company-timestamps/{companyId}',
    summary: 'Records a visit to the messages page',
    tags,
  })
    .input(z.object({ companyId: z.string() }))
    .output(visited),
  visitAsTalent: call({
    access: 'talent',
    own,
    ownId: 'talentId',
    method: 'PUT',
    path: '/talent-timestamps/{talentId}',
    summary: 'Records a visit to the messages page',
    tags,
  })
    .input(z.object({ talentId: z.string() }))
    .output(visited),
};
