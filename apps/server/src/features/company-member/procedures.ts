import { isRecentSignIn } from '@talaash/domain/account/rule';
import { company, verified } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { actFor, handOver, removeMember, setRole } from './actions.ts';
import { acceptInvitation, declineInvitation, inviteMember, revokeInvitation } from './invitation.ts';
import { listInvitations, listMembers, listMemberships, listReceived } from './queries.ts';

type Acting = { companyId: string; uid: string };
const ofMember = ({ companyId, uid: actorUid }: Acting, uid: string) => ({ companyId, actorUid, uid });

export const companyMemberProcedures = {
  list: company.companyMember.list.handler(async ({ context: { deps, viewer } }) => {
    const members = await listMembers(deps.db, viewer.companyId);
    return {
      members,
      seats: { taken: members.length, priceInDollars: deps.config.seatPriceInDollars },
      invitations:
        viewer.companyRole === 'owner' ? await listInvitations(deps.db, viewer.companyId, deps.now()) : [],
    };
  }),
  invite: company.companyMember.invite.handler(({ input, context: { deps, viewer } }) =>
    inviteMember(deps, viewer, input),
  ),
  revokeInvitation: company.companyMember.revokeInvitation.handler(
    async ({ input, context: { deps, viewer } }) => {
      await revokeInvitation(deps, viewer, input.memberInvitationId);
      return {};
    },
  ),
  setRole: company.companyMember.setRole.handler(({ input, context: { deps, viewer } }) =>
    setRole(deps, ofMember(viewer, input.uid), input.role),
  ),
  remove: company.companyMember.remove.handler(async ({ input, context: { deps, viewer } }) => {
    await removeMember(deps, ofMember(viewer, input.uid));
    return {};
  }),
  handOver: company.companyMember.handOver.handler(async ({ input, context: { deps, viewer } }) => {
    if (!isRecentSignIn(viewer.confirmedAtMs, deps.now())) throw refusal('RECENT_SIGN_IN_REQUIRED');
    await handOver(deps, ofMember(viewer, input.uid));
    return {};
  }),
  leave: company.companyMember.leave.handler(async ({ context: { deps, viewer } }) => {
    await removeMember(deps, ofMember(viewer, viewer.uid));
    return {};
  }),
  listOwn: verified.companyMember.listOwn.handler(async ({ context: { deps, viewer } }) => ({
    memberships: await listMemberships(deps.db, viewer.uid),
    invitations: await listReceived(deps.db, viewer.email, deps.now()),
  })),
  accept: verified.companyMember.accept.handler(async ({ input, context: { deps, viewer } }) => ({
    companyId: await acceptInvitation(deps, viewer, input.memberInvitationId),
  })),
  decline: verified.companyMember.decline.handler(async ({ input, context: { deps, viewer } }) => {
    await declineInvitation(deps, viewer, input.memberInvitationId);
    return {};
  }),
  actFor: verified.companyMember.actFor.handler(async ({ input, context: { deps, viewer } }) => {
    await actFor(deps, viewer.uid, input.companyId);
    return {};
  }),
};
