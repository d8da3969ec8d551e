import { anyone, verified } from '../../call/base.ts';
import { checkActionCode } from './action-code.ts';
import { applyLink, requestEmailChange } from './actions.ts';

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
};
