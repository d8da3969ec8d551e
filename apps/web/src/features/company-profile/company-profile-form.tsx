import type { Company } from '@talaash/domain/company/schema';
import { AGENCY_WORDS, COMPANY_PROFILE_SENTENCES } from '@talaash/domain/company-profile/words';
import { COMPANY_OVERVIEW_LENGTH_MAX } from '@talaash/domain/company-profile/limit';
import type { CompanyProfile, CompanyProfileField } from '@talaash/domain/company-profile/schema';
import type { WithEvery } from '@talaash/domain/base/complete';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@talaash/domain/base/country';
import type { FileRef } from '@talaash/domain/file/schema';
import type { Locality } from '@talaash/domain/locality/schema';
import type { ReviewResponse } from '@talaash/domain/review/schema';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormFoot, RestoredDraft } from '../../lib/form-foot.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SaveConflict } from '../../lib/save-conflict.tsx';
import { refreshViewer } from '../../lib/session.ts';
import { useVersionedForm } from '../../lib/versioned-form.ts';
import { lateSchema } from '../../lib/late-schema.ts';
import { pictureAddress } from '../../lib/picture.ts';
import { LocalityField } from '../../parts/locality-field.tsx';
import { SeenByTalent } from '../../parts/seen-by-talent.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { MarkdownEditor } from '../../ui/field/markdown-editor.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { UrlField } from '../../ui/field/url-field.tsx';
import css from './company-profile-form.module.css';
import { CompanySheet } from './company-rail.tsx';
import { LogoField } from './logo-field.tsx';

const DRAFT = lateSchema(
  async () => (await import('@talaash/domain/company-profile/schema')).CompanyProfileDraft,
);

interface CompanyProfileFormProps {
  companyId: string;
  /** Null if there is none. */
  profile: CompanyProfile | null;
  /** The country of the person who signed up, preselected for a new profile. */
  usualCountry: CountryCode;
}

type CompanyProfileValues = WithEvery<
  CompanyProfileField,
  {
    name: string;
    logo: FileRef | undefined;
    website: string;
    countryCode: CountryCode;
    locality: Locality | undefined;
    companyOverview: string;
    isRecruitmentAgency: boolean;
  }
>;

const countries = COUNTRY_CODES.map((value) => ({ value, label: COUNTRIES[value].name }));

const outcomes: Record<ReviewResponse['reviewStatus'], () => void> = {
  pass: () => toast.success(COMPANY_PROFILE_SENTENCES.saved),
  fail: () => toast.warning(COMPANY_PROFILE_SENTENCES.needsImprovements),
  pending: () => toast.info(COMPANY_PROFILE_SENTENCES.queued),
};

export function CompanyProfileForm({ companyId, profile, usualCountry }: CompanyProfileFormProps) {
  const update = useMutation(api.companyProfile.update.mutationOptions());
  const form = useVersionedForm({
    schema: DRAFT,
    saysWhatIsMissing: true,
    record: profile,
    valuesOf: (stored) => valuesOf(stored, usualCountry),
    draft: 'company-profile',
    failedSentence: COMPANY_PROFILE_SENTENCES.saveFailed,
    readNewest: () => readNewest(companyId),
    send: (draft) => update.mutateAsync({ companyProfile: { ...draft, key: { companyId } } }),
    recordOf: (answer) => answer.companyProfile,
    onSaved: (answer) => {
      cacheSaved(answer);
      const { reviewStatus } = answer.reviewResponse;
      outcomes[reviewStatus]();
      // The feedback is above the form.
      return reviewStatus === 'fail' ? () => scrollTo({ top: 0 }) : undefined;
    },
  });
  const { countryCode } = form.values;

  return (
    <form {...form.props} className={css['form']}>
      <RestoredDraft form={form} />
      <div className={css['fields']}>
        <TextField label="Name" autoComplete="organization" {...form.field('name')} />
        <LogoField companyName={form.values.name} {...form.field('logo')} />
        <UrlField
          label="Website"
          placeholder="https://"
          autoComplete="url"
          isValid={isWebUrl}
          {...form.field('website')}
        />
        <SelectField
          label="Country"
          options={countries}
          disabled={profile !== null}
          help={profile ? 'The country cannot be changed once it is set.' : 'It cannot be changed later.'}
          {...form.field('countryCode')}
        />
        <LocalityField label="Locality" countryCode={countryCode} {...form.field('locality')} />
        <MarkdownEditor
          label="Company overview"
          hint="optional"
          placeholder="What your company does, for whom, and how people work there."
          max={COMPANY_OVERVIEW_LENGTH_MAX}
          urlRefusal={(address) => (isWebUrl(address) ? undefined : URL_SENTENCE)}
          {...form.field('companyOverview')}
        />
        <CheckboxField
          label={AGENCY_WORDS.label}
          help={AGENCY_WORDS.help}
          {...form.checkbox('isRecruitmentAgency')}
        />
      </div>
      <SaveConflict noun="company profile" form={form} />
      <FormFoot
        form={form}
        saveLabel="Save"
        other={
          <SeenByTalent note="Talent see this beside your messages.">
            <CompanySheet
              profile={{ ...form.values, name: form.values.name || 'Your company' }}
              picture={pictureAddress(form.values.logo)}
            />
          </SeenByTalent>
        }
      />
    </form>
  );
}

function valuesOf(
  profile: CompanyProfile | null | undefined,
  usualCountry: CountryCode,
): CompanyProfileValues {
  return {
    name: profile?.name ?? '',
    logo: profile?.logo,
    website: profile?.website ?? '',
    countryCode: profile?.countryCode ?? usualCountry,
    locality: profile?.locality,
    companyOverview: profile?.companyOverview ?? '',
    isRecruitmentAgency: profile?.isRecruitmentAgency ?? false,
  };
}

const readNewest = (companyId: string) =>
  queryClient.fetchQuery({ ...api.companyProfile.get.queryOptions({ input: { companyId } }), staleTime: 0 });

function cacheSaved({ company, companyProfile }: { company: Company; companyProfile: CompanyProfile }): void {
  const input = { companyId: company.key.companyId };
  queryClient.setQueryData(api.company.get.queryKey({ input }), company);
  queryClient.setQueryData(api.companyProfile.get.queryKey({ input }), companyProfile);
  // The shell shows the name and the logo.
  void refreshViewer();
}
