import { admin, company, companyOrTalentOrAdmin } from '../../call/base.ts';
import { addDomain, checkDomain, confirmDomain, deleteDomain, mailDomainLinkTo } from './actions.ts';
import { markIdentifierSeen, stateIdentifier } from './identifier.ts';
import { toCompanyDomain } from './present.ts';
import { listCompanyDomains, readVerifications } from './queries.ts';

export const companyVerificationProcedures = {
  ofCompanies: companyOrTalentOrAdmin.companyVerification.ofCompanies.handler(
    async ({ input, context: { deps, viewer } }) => ({
      verifications: await readVerifications(deps.db, viewer, input.companyIds),
    }),
  ),
  listDomains: company.companyVerification.listDomains.handler(async ({ context: { deps, viewer } }) => ({
    list: (await listCompanyDomains(deps.db, viewer.companyId)).map(toCompanyDomain),
  })),
  addDomain: company.companyVerification.addDomain.handler(async ({ input, context: { deps, viewer } }) => ({
    companyDomain: toCompanyDomain(await addDomain(deps, { ...ownOf(viewer), ...input })),
  })),
  checkDomain: company.companyVerification.checkDomain.handler(
    async ({ input, context: { deps, viewer } }) => ({
      companyDomain: toCompanyDomain(await checkDomain(deps, { ...ownOf(viewer), ...input })),
    }),
  ),
  mailDomainLink: company.companyVerification.mailDomainLink.handler(
    async ({ input: { domain, mailbox }, context: { deps, viewer } }) => ({
      companyDomain: toCompanyDomain(await mailDomainLinkTo(deps, { ...ownOf(viewer), domain }, mailbox)),
    }),
  ),
  confirmDomain: company.companyVerification.confirmDomain.handler(
    async ({ input: { code }, context: { deps, viewer } }) => ({
      companyDomain: toCompanyDomain(await confirmDomain(deps, { ...ownOf(viewer), code })),
    }),
  ),
  deleteDomain: company.companyVerification.deleteDomain.handler(
    async ({ input, context: { deps, viewer } }) => {
      await deleteDomain(deps, { ...ownOf(viewer), ...input });
      return {};
    },
  ),
  stateIdentifier: company.companyVerification.stateIdentifier.handler(
    async ({ input, context: { deps, viewer } }) => {
      await stateIdentifier(deps, { ...ownOf(viewer), ...input });
      return {};
    },
  ),
  markIdentifierSeen: admin.companyVerification.markIdentifierSeen.handler(
    async ({ input, context: { deps, viewer } }) => {
      await markIdentifierSeen(deps, { ...input, adminUid: viewer.uid });
      return {};
    },
  ),
};

const ownOf = ({ companyId, uid }: { companyId: string; uid: string }) => ({ companyId, uid });
