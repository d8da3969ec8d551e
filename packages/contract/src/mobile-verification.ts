import { z } from '@talaash/domain/base/schema';
import { OtpInfo, OtpRequest, OtpVerification } from '@talaash/domain/mobile-verification/schema';
import { UserProfile } from '@talaash/domain/user-profile/schema';
import { call, Nothing } from './call.ts';

const tags = ['Mobile verification'];

const own = 'the caller’s own account';

export const mobileVerification = {
  get: call({
    access: 'verified',
    own,
    method: 'GET',
    path: '/otp-infos/{uid}',
    summary: 'Returns the state of the mobile verification, or null before it starts',
    tags,
  })
    .input(z.object({ uid: z.string() }))
    .output(OtpInfo.nullable()),
  requestOtp: call({
    access: 'verified',
    own,
    path: '/request-otp',
    summary: 'Sends a one-time code to a mobile number',
    tags,
    // In addition to the exact limits on codes: an account must not probe which numbers are registered.
    limit: { max: 60, seconds: 3600 },
    botCheck: true,
  })
    .input(OtpRequest)
    .output(z.object({ otpInfo: OtpInfo, resendAfterSeconds: z.number().int() })),
  verifyOtp: call({
    access: 'verified',
    own,
    path: '/verify-otp',
    summary: 'Checks the code and creates the user profile with its talent or company',
    tags,
  })
    .input(OtpVerification)
    .output(z.object({ userProfile: UserProfile })),
  deleteOtp: call({
    access: 'verified',
    own,
    path: '/delete-otp',
    summary: 'Deletes the unverified number to enter another one',
    tags,
  })
    .input(Nothing)
    .output(Nothing),
};
