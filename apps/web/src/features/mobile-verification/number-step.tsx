import { COUNTRIES, type MobileCountryCode } from '@talaash/domain/base/country';
import type { OtpRequest } from '@talaash/domain/mobile-verification/schema';
import { mobileCountryCodesOf } from '@talaash/domain/mobile-verification/rule';
import type { Registration } from '@talaash/domain/registration/choice';
import { registrationRefusal } from '@talaash/domain/registration/rule';
import { REGISTRATION_SENTENCES } from '@talaash/domain/registration/words';
import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';
import { USER_TYPE_LABELS } from '@talaash/domain/user-profile/words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { NarrowFormFoot } from '../../lib/form-foot.tsx';
import { useProof } from '../../lib/use-proof.ts';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import css from './mobile-verification.module.css';

export type TypedNumber = { countryCode: MobileCountryCode; mobileNumber: string };

interface NumberStepProps {
  userType: UserType | undefined;
  /** The number to change. */
  typed: TypedNumber | undefined;
  /** Sends the code. The form shows its errors. */
  request: (request: OtpRequest) => Promise<void>;
  /** Called if the request fails, so that the page can show a banner. */
  onFailure: (error: unknown) => void;
}

const helps: Record<UserType, string> = {
  talent: 'Companies find and invite me. Needs an Indian mobile number (+91).',
  company: 'I find and invite people. Needs a mobile number from outside India.',
};

/**
 * Reports that registration is closed for a user type before the person types. Only the server knows whether an account is
 * invited.
 */
function optionsFor(registration: Registration | undefined) {
  return USER_TYPES.map((value) => {
    const refused = registration && registrationRefusal(registration, { userType: value, invitedAs: value });
    return {
      value,
      label: USER_TYPE_LABELS[value],
      help: refused ? REGISTRATION_SENTENCES[refused] : helps[value],
      disabled: refused !== undefined,
    };
  });
}

const countriesOf = (userType: UserType | undefined) =>
  mobileCountryCodesOf(userType).map((value) => ({
    value,
    label: `${COUNTRIES[value].name} ${COUNTRIES[value].diallingCode}`,
  }));

const usualCountry: Record<UserType, MobileCountryCode> = { talent: 'IN', company: 'US' };

const FORM = lateSchema(async () => (await import('./number-schema.ts')).NumberFormSchema);

/** Asks for the user type and the mobile number. */
export function NumberStep({ userType, typed, request, onFailure }: NumberStepProps) {
  const proof = useProof('mobileVerification.requestOtp');
  const registration = useQuery(api.publicConfiguration.get.queryOptions()).data?.registration;
  const form = useRecordForm<TypedNumber & Pick<NumberStepProps, 'userType'>, OtpRequest>({
    schema: FORM,
    saysWhatIsMissing: true,
    start: { userType, ...(typed ?? { countryCode: usualCountry[userType ?? 'talent'], mobileNumber: '' }) },
    failedSentence: 'The code could not be sent. Please try again.',
    save: async (otpRequest) => {
      try {
        await request(otpRequest);
      } catch (error) {
        onFailure(error);
        throw error;
      }
    },
  });
  const { countryCode, mobileNumber } = form.values;

  function chooseType(chosen: UserType) {
    form.setValue('userType', chosen);
    if (!mobileCountryCodesOf(chosen).includes(countryCode)) chooseCountry(usualCountry[chosen]);
  }

  function chooseCountry(chosen: MobileCountryCode) {
    form.setValue('countryCode', chosen);
    // Validates the same number again: the server's error was about the other country.
    if (mobileNumber !== '') form.setValue('mobileNumber', mobileNumber);
  }

  const { onBlur: _blur, onChange: _change, ...userTypeField } = form.field('userType');
  return (
    <form {...form.props} {...proof} className={css['form']}>
      <RadioCards
        label="What brings you here?"
        options={optionsFor(registration)}
        {...userTypeField}
        onChange={chooseType}
      />
      <div className={css['number']}>
        <SelectField
          label="Country"
          options={countriesOf(form.values.userType)}
          autoComplete="tel-country-code"
          {...form.field('countryCode')}
          onChange={chooseCountry}
        />
        <TextField
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          autoFocus={typed !== undefined}
          icon={<span aria-hidden>{COUNTRIES[countryCode].diallingCode}</span>}
          {...form.field('mobileNumber')}
        />
      </div>
      <NarrowFormFoot form={form} saveLabel="Send code" />
    </form>
  );
}
