import { adminRight, anyone, type CallContext, signedIn, verified } from '../../call/base.ts';
import { checkActionCode } from './action-code.ts';
import { applyLink, requestEmailChange } from './actions.ts';
import { keepAccount, requestDeletion, requestDeletionByLink } from './deletion.ts';
import { endDevice, listDevices } from './device.ts';
import { endSessions } from './end-session.ts';
import { listIdentities, removeIdentity } from './linked-identity.ts';
import { knownDeviceCookie } from './known-device.ts';
import {
  beginSecondFactor,
  confirmPassword,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
import { countConversations, readDeletionDue } from './queries.ts';

export const accountProcedures = {
  checkActionCode: anyone.account.checkActionCode.handler(async ({ context, input }) => {
    const { db, now } = context.deps;
    const { email } = await checkActionCode(db, input.mode, input.oobCode, now());
    return { email };
  }),

  applyActionCode: anyone.account.applyActionCode.handler(({ context, input }) =>
    applyLink(context.deps, input.mode, input.oobCode),
  ),

  changeEmail: verified.account.changeEmail.handler(async ({ context, input }) => {
    await requestEmailChange(context.deps, context.viewer, context.ip, input);
    return {};
  }),

  listDevices: signedIn.account.listDevices.handler(async ({ context: { deps, viewer } }) => ({
    devices: await listDevices(deps, viewer),
  })),

  endDevice: signedIn.account.endDevice.handler(async ({ context: { deps, viewer }, input }) => {
    await endDevice(deps, viewer, input.deviceId);
    return {};
  }),

  endOtherDevices: signedIn.account.endOtherDevices.handler(async ({ context }) => {
    const { deps, viewer, headers, addHeader } = context;
    const { uid, sessionId } = viewer;
    const generation = await deps.events.transaction((tx) => endSessions(tx, uid, sessionId));
    addHeader('set-cookie', knownDeviceCookie(deps, headers, { uid, generation }));
    return {};
  }),

  listIdentities: signedIn.account.listIdentities.handler(async ({ context: { deps, viewer } }) => ({
    identities: await listIdentities(deps, viewer.uid),
  })),

  removeIdentity: signedIn.account.removeIdentity.handler(async ({ context: { deps, viewer }, input }) => {
    await removeIdentity(deps, viewer.uid, input.identityId);
    return {};
  }),

  confirmPassword: signedIn.account.confirmPassword.handler(async ({ context: { deps, viewer }, input }) => {
    await confirmPassword(deps, viewer, input);
    return {};
  }),

  readSecondFactor: adminRight.account.readSecondFactor.handler(({ context: { deps, viewer } }) =>
    readSecondFactor(deps, viewer),
  ),

  beginSecondFactor: adminRight.account.beginSecondFactor.handler(({ context, input }) =>
    beginSecondFactor(context.deps, context.viewer, context, input),
  ),

  confirmSecondFactor: adminRight.account.confirmSecondFactor.handler(async ({ context, input }) => {
    sendCookies(context, await confirmSecondFactor(context.deps, context.viewer, context, input));
    return {};
  }),

  renewRecoveryCodes: adminRight.account.renewRecoveryCodes.handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context.deps, context.viewer, context, input),
  })),

  endSecondFactor: adminRight.account.endSecondFactor.handler(async ({ context, input }) => {
    sendCookies(context, await endSecondFactor(context.deps, context.viewer, context, input));
    return {};
  }),

  readDeletion: signedIn.account.readDeletion.handler(async ({ context: { deps, viewer } }) => ({
    dueIsoDateTimeUtc: await readDeletionDue(deps.db, viewer.uid),
    conversationsCount: await countConversations(deps.db, viewer),
  })),

  requestDeletion: signedIn.account.requestDeletion.handler(async ({ context: { deps, viewer }, input }) => ({
    state: await requestDeletion(deps, viewer, input),
  })),

  requestDeletionByLink: anyone.account.requestDeletionByLink.handler(async ({ context, input }) => {
    await requestDeletionByLink(context.deps, input.token);
    return {};
  }),

  keep: signedIn.account.keep.handler(async ({ context: { deps, viewer } }) => {
    await keepAccount(deps, viewer.uid);
    return {};
  }),
};

/** The cookies of the session that replaces this one. */
function sendCookies({ addHeader }: Pick<CallContext, 'addHeader'>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) addHeader('set-cookie', cookie);
}
