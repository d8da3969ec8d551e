import { anyone, signedIn, verified } from '../../call/base.ts';
import { checkActionCode } from './action-code.ts';
import { applyLink, requestEmailChange } from './actions.ts';
import { keepAccount, requestDeletion } from './deletion.ts';
import { endDevice, listDevices } from './device.ts';
import { endSessions } from './end-session.ts';
import { knownDeviceCookie } from './known-device.ts';
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

  readDeletion: signedIn.account.readDeletion.handler(async ({ context: { deps, viewer } }) => ({
    dueIsoDateTimeUtc: await readDeletionDue(deps.db, viewer.uid),
    conversationsCount: await countConversations(deps.db, viewer),
  })),

  requestDeletion: signedIn.account.requestDeletion.handler(async ({ context: { deps, viewer }, input }) => ({
    state: await requestDeletion(deps, viewer, input),
  })),

  keep: signedIn.account.keep.handler(async ({ context: { deps, viewer } }) => {
    await keepAccount(deps, viewer.uid);
    return {};
  }),
};
