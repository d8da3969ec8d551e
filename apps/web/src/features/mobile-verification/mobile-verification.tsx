import { COUNTRIES } from '@talaash/domain/base/country';
import type { OtpInfo, OtpRequest } from '@talaash/domain/mobile-verification/schema';
import { TRY_AGAIN_SENTENCE } from '@talaash/domain/base/words';
import { MOBILE_NUMBER_RULES_SENTENCE } from '@talaash/domain/mobile-verification/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { useState } from 'react';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, ErrorState } from '../../ui/show/state.tsx';
import { CodeStep } from './code-step.tsx';
import css from './mobile-verification.module.css';
import { NumberStep, type TypedNumber } from './number-step.tsx';
import { useDeleteOtp, useOtpInfo, useRequestOtp, useVerifyOtp } from './otp-info.ts';
import { waitOf } from './wait.ts';
import { WaitBanner } from './wait-banner.tsx';

interface MobileVerificationProps {
  uid: string;
  /** Undefined until it is chosen. */
  userType: UserType | undefined;
  onUserType: (userType: UserType) => void;
  /** Whether the address reports a number that does not fit the user type. */
  isRuleBroken: boolean;
  /** Called when the user profile exists. */
  onVerified: () => Promise<void>;
}

/** Verifies a mobile number with a one-time code, which makes the account a talent or a company. */
export function MobileVerification({
  uid,
  userType,
  onUserType,
  isRuleBroken,
  onVerified,
}: MobileVerificationProps) {
  const otpInfo = useOtpInfo(uid);
  const requestOtp = useRequestOtp();
  const verifyOtp = useVerifyOtp();
  const deleteOtp = useDeleteOtp();
  const [banner, setBanner] = useState<Note | undefined>(
    isRuleBroken ? { sentence: MOBILE_NUMBER_RULES_SENTENCE } : undefined,
  );
  const [typed, setTyped] = useState<TypedNumber>();

  if (otpInfo.isPending) return <TextSkeleton lines={5} />;
  if (otpInfo.isError) {
    return (
      <ErrorState
        title="Your verification status did not load"
        onRetry={() => void otpInfo.refetch()}
        retrying={otpInfo.isFetching}
      >
        {sentenceOf(otpInfo.error, 'Please check your connection.')}
      </ErrorState>
    );
  }

  const info = otpInfo.data;
  const onFailure = (error: unknown) => setBanner(noteOf(error));
  const request = async (otpRequest: OtpRequest) => {
    setBanner(undefined);
    onUserType(otpRequest.userType);
    await requestOtp.mutateAsync(otpRequest);
  };

  return (
    <div className={css['steps']}>
      {banner?.until === undefined ? null : <WaitBanner key={banner.until} until={banner.until} />}
      {banner?.sentence === undefined ? null : (
        <Banner tone="bad" live>
          {banner.sentence}
        </Banner>
      )}
      {info?.isMobileNumberVerified ? (
        <Banner tone="ok" live>
          Your mobile number is verified. The next page opens in a moment.
        </Banner>
      ) : info?.isVerificationCodeSent ? (
        <CodeStep
          mobileNumberE164={info.mobileNumberE164}
          sentAt={info.lastVerificationCodeSentIsoDateTimeUtc}
          verify={async (verificationCode) => {
            setBanner(undefined);
            await verifyOtp.mutateAsync({ ...requestOf(info, userType), verificationCode });
            await onVerified();
          }}
          resend={() => request(requestOf(info, userType))}
          changeNumber={async () => {
            setBanner(undefined);
            setTyped(typedNumberOf(info));
            await deleteOtp.mutateAsync({});
          }}
          onFailure={onFailure}
        />
      ) : (
        <NumberStep
          userType={userType}
          typed={typed}
          request={request}
          // The fields show validation errors.
          onFailure={(error) => (isCallError(error, 'VALIDATION_FAILED') ? undefined : onFailure(error))}
        />
      )}
    </div>
  );
}

/** The note above the step: a sentence, or the end of a waiting time. */
type Note = { sentence: string; until?: never } | { until: number; sentence?: never };

function noteOf(error: unknown): Note {
  const until = waitOf(error, Date.now());
  const ofNumber = isCallError(error, 'VALIDATION_FAILED') ? error.data['mobileNumber'] : undefined;
  if (ofNumber !== undefined) return { sentence: ofNumber };
  return until === undefined ? { sentence: sentenceOf(error, TRY_AGAIN_SENTENCE) } : { until };
}

/** The number in the format of its field, beside the dialling code. */
const typedNumberOf = ({ countryCode, mobileNumberE164 }: OtpInfo): TypedNumber => ({
  countryCode,
  mobileNumber: mobileNumberE164.slice(COUNTRIES[countryCode].diallingCode.length),
});

/** The request for the last code. It does not store the user type, but the country implies it. */
function requestOf(info: OtpInfo, userType: UserType | undefined): OtpRequest {
  return {
    countryCode: info.countryCode,
    mobileNumber: info.mobileNumberE164,
    userType: userType ?? (info.countryCode === 'IN' ? 'talent' : 'company'),
  };
}
