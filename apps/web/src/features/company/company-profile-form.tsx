import type { Company } from '@talaash/domain/company/schema';
import { COMPANY_PROFILE_SENTENCES } from '@talaash/domain/company-profile/words';
import { COMPANY_OVERVIEW_LENGTH_MAX } from '@talaash/domain/company-profile/limit';
import {
  type CompanyProfile,
  CompanyProfileDraft,
  type CompanyProfileField,
} from '@talaash/domain/company-profile/schema';
import type { WithEvery } from '@talaash/domain/base/complete';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@talaash/domain/base/country';
import type { FileRef } from '@talaash/domain/file/schema';
import type { Locality } from '@talaash/domain/locality/schema';
import type { ReviewResponse } from '@talaash/domain/review/schema';
import { isWebUrl } from '@talaash/domain/base/text';
import { URL_SENTENCE } from '@talaash/domain/base/words';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFoot, RestoredDraft } from '../../lib/form-foot.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { SaveConflict } from '../../lib/save-conflict.tsx';
import { refreshViewer } from '../../lib/session.ts';
import type { FieldFrame } from '../../ui/field.tsx';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlField } from '../../ui/url-field.tsx';
import css from './company.module.css';
import { LogoField } from './logo-field.tsx';

/** What the form needs of the field that chooses a place; the route brings it. */
export type PlaceField = ComponentType<
  FieldFrame & {
    value: Locality | undefined;
    onChange: (value: Locality | undefined) => void;
    countryCode: string;
    'data-path'?: string | undefined;
  }
>;

interface CompanyProfileFormProps {
  companyId: string;
  /** Null while there is none. */
  profile: CompanyProfile | null;
  /** The country of the person who signed up: the likeliest. */
  usualCountry: CountryCode;
  LocalityField: PlaceField;
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
  }
>;

const countries = COUNTRY_CODES.map((value) => ({ value, label: COUNTRIES[value].name }));

const outcomes: Record<ReviewResponse['reviewStatus'], () => void> = {
  pass: () => toast.success(COMPANY_PROFILE_SENTENCES.saved),
  fail: () => {
    toast.warning(COMPANY_PROFILE_SENTENCES.needsImprovements);
    scrollTo({ top: 0 });
  },
  pending: () => toast.info(COMPANY_PROFILE_SENTENCES.queued),
};

export function CompanyProfileForm({
  companyId,
  profile,
  usualCountry,
  LocalityField,
}: CompanyProfileFormProps) {
  const update = useMutation(api.companyProfile.update.mutationOptions());
  /** The version that is typed over. */
  const version = useRef(profile?.updatedIsoDateTimeUtc);
  const form = useRecordForm<CompanyProfileValues, CompanyProfileDraft>({
    schema: CompanyProfileDraft,
    start: valuesOf(profile, usualCountry),
    version: profile?.updatedIsoDateTimeUtc,
    draft: 'company-profile',
    failedSentence: COMPANY_PROFILE_SENTENCES.saveFailed,
    save: async (draft) => {
      const answer = await update.mutateAsync({
        companyProfile: {
          ...draft,
          key: { companyId },
          ...(version.current ? { updatedIsoDateTimeUtc: version.current } : {}),
        },
      });
      version.current = answer.companyProfile.updatedIsoDateTimeUtc;
      form.restart(valuesOf(answer.companyProfile, usualCountry));
      keep(answer);
      outcomes[answer.reviewResponse.reviewStatus]();
    },
  });
  const { countryCode } = form.values;

  // Saved in another tab, while nothing is typed here.
  const newest = profile?.updatedIsoDateTimeUtc;
  const isBehind = newest !== undefined && newest !== version.current && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (!isBehind) return;
    version.current = newest;
    form.restart(valuesOf(profile, usualCountry));
  });

  async function takeTheirs() {
    const newer = await readNewer(companyId);
    version.current = newer?.updatedIsoDateTimeUtc;
    form.restart(valuesOf(newer, usualCountry));
  }

  async function keepMine() {
    version.current = (await readNewer(companyId))?.updatedIsoDateTimeUtc;
    await form.submit();
  }

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
          placeholder="What the company does, for whom, and how people work there."
          max={COMPANY_OVERVIEW_LENGTH_MAX}
          urlRefusal={(address) => (isWebUrl(address) ? undefined : URL_SENTENCE)}
          {...form.field('companyOverview')}
        />
      </div>
      {form.isConflict ? (
        <SaveConflict
          noun="company profile"
          busy={form.isSaving}
          onTakeTheirs={() => void takeTheirs()}
          onKeepMine={() => void keepMine()}
        />
      ) : null}
      <FormFoot form={form} saveLabel="Save" />
    </form>
  );
}

function valuesOf(profile: CompanyProfile | null, usualCountry: CountryCode): CompanyProfileValues {
  return {
    name: profile?.name ?? '',
    logo: profile?.logo,
    website: profile?.website ?? '',
    countryCode: profile?.countryCode ?? usualCountry,
    locality: profile?.locality,
    companyOverview: profile?.companyOverview ?? '',
  };
}

const readNewer = (companyId: string) =>
  queryClient.fetchQuery({ ...api.companyProfile.get.queryOptions({ input: { companyId } }), staleTime: 0 });

function keep({ company, companyProfile }: { company: Company; companyProfile: CompanyProfile }): void {
  const input = { companyId: company.key.companyId };
  queryClient.setQueryData(api.company.get.queryKey({ input }), company);
  queryClient.setQueryData(api.companyProfile.get.queryKey({ input }), companyProfile);
  // The shell shows the name and the logo.
  void refreshViewer();
}
