import {
  COMPANY_IDENTIFIER_KINDS,
  type CompanyIdentifierKind,
} from '@talaash/domain/company-verification/choice';
import {
  COMPANY_IDENTIFIER_LABELS,
  COMPANY_IDENTIFIER_SENTENCES,
} from '@talaash/domain/company-verification/words';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { CompanyIdentifiers, useCompanyVerification } from '../../parts/company-verification.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Section } from '../../ui/show/section.tsx';
import css from './domain-section.module.css';

/** The numbers that a company in India may state. */
export function IdentifierSection({ companyId }: { companyId: string }) {
  return (
    <Section id="identifiers" title={COMPANY_IDENTIFIER_SENTENCES.title}>
      <div className={css['parts']}>
        <p className={css['note']}>{COMPANY_IDENTIFIER_SENTENCES.intro}</p>
        <CompanyIdentifiers companyId={companyId} />
        {COMPANY_IDENTIFIER_KINDS.map((kind) => (
          <IdentifierForm key={kind} companyId={companyId} kind={kind} />
        ))}
      </div>
    </Section>
  );
}

function IdentifierForm({ companyId, kind }: { companyId: string; kind: CompanyIdentifierKind }) {
  const stored = useCompanyVerification(companyId)?.identifiers.find((one) => one.kind === kind)?.value ?? '';
  const [typed, setTyped] = useState<string>();
  const state = useMutation(
    api.companyVerification.stateIdentifier.mutationOptions({
      onSuccess: async (_, { value }) => {
        await queryClient.invalidateQueries({ queryKey: api.companyVerification.key() });
        setTyped(undefined);
        toast.success(COMPANY_IDENTIFIER_SENTENCES[value === '' ? 'removed' : 'saved']);
      },
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    state.mutate({ kind, value: typed ?? stored });
  }
  const { error } = state;
  const refusal = isCallError(error, 'VALIDATION_FAILED') ? error.data['value'] : undefined;
  return (
    <form className={css['line']} onSubmit={submit} noValidate>
      <TextField
        label={COMPANY_IDENTIFIER_LABELS[kind]}
        hint="optional"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? stored}
        onChange={(value) => {
          setTyped(value);
          state.reset();
        }}
        error={error ? (refusal ?? sentenceOf(error, COMPANY_IDENTIFIER_SENTENCES.failed)) : undefined}
      />
      <Button
        type="submit"
        aria-label={`Update the ${COMPANY_IDENTIFIER_LABELS[kind]}`}
        loading={state.isPending}
      >
        Update
      </Button>
    </form>
  );
}
