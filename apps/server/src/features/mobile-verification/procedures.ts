import { ONE_TIME_CODE_RESEND_SECONDS } from '@talaash/domain/mobile-verification/limit';
import { eq } from 'drizzle-orm';
import { type CallContext, verified } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import { otpInfos } from '../../db/schema/mobile-verification.ts';
import { deleteOtp, requestOtp } from './actions.ts';
import { toOtpInfo } from './present.ts';
import { verifyOtp } from './verify.ts';

/** What goes wrong at a provider is logged with the request. */
const withRequestId = ({ deps, requestId }: Pick<CallContext, 'deps' | 'requestId'>): Deps => ({
  ...deps,
  log: deps.log.child({ requestId }),
});

export const mobileVerificationProcedures = {
  get: verified.mobileVerification.get.handler(async ({ input, context: { deps, viewer } }) => {
    if (input.uid !== viewer.uid) throw refusal('NOT_FOUND');
    const [info] = await deps.db.select().from(otpInfos).where(eq(otpInfos.uid, viewer.uid));
    return info ? toOtpInfo(info) : null;
  }),

  requestOtp: verified.mobileVerification.requestOtp.handler(
    async ({ input, context: { viewer, ip, ...context } }) => ({
      otpInfo: await requestOtp(withRequestId(context), viewer, ip, input),
      resendAfterSeconds: ONE_TIME_CODE_RESEND_SECONDS,
    }),
  ),

  verifyOtp: verified.mobileVerification.verifyOtp.handler(
    async ({ input, context: { viewer, ...context } }) => ({
      userProfile: await verifyOtp(withRequestId(context), viewer, input),
    }),
  ),

  deleteOtp: verified.mobileVerification.deleteOtp.handler(async ({ context: { deps, viewer } }) => {
    await deleteOtp(deps, viewer);
    return {};
  }),
};
