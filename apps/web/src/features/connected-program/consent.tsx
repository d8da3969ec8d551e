import { companyTitle } from '@talaash/domain/company-member/company-title';
import type { ConnectionAsked } from '@talaash/domain/connected-program/schema';
import {
  CONNECTION_SENTENCES,
  PROGRAM_RESOURCE_LABELS,
  siteLabel,
} from '@talaash/domain/connected-program/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { useLackOf } from '../../lib/lack.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useViewer } from '../../lib/session.ts';
import { ScopeFields } from '../../parts/scope-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DefinitionList } from '../../ui/show/section.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import { Banner, EmptyState } from '../../ui/show/state.tsx';
import css from './connected-program.module.css';

/** Asks the owner of a company whether a program may act for it. Nothing is sent to the program before a press. */
export function Consent({ request }: { request: string | undefined }) {
  const lack = useLackOf('manage');
  const isAsked = request !== undefined && lack === undefined;
  const found = useQuery({
    ...api.connectedProgram.readRequest.queryOptions({ input: { request: request ?? '' } }),
    enabled: isAsked,
    retry: false,
  });
  if (lack !== undefined) return <Banner tone="info">{lack}</Banner>;
  if (request === undefined)
    return (
      <EmptyState title={CONNECTION_SENTENCES.noRequest}>{CONNECTION_SENTENCES.noRequestHint}</EmptyState>
    );
  if (isCallError(found.error, 'BUSINESS_RULE_VIOLATION', 'VALIDATION_FAILED'))
    return (
      <Banner tone="bad" title={CONNECTION_SENTENCES.badRequest}>
        {found.error.message}
      </Banner>
    );
  if (found.isError) return <QueryFailure title="The request did not load" queries={[found]} />;
  if (!found.data) return <TextSkeleton lines={6} label="Loading the request" />;
  return <AskedConsent request={request} asked={found.data} />;
}

function AskedConsent({ request, asked }: { request: string; asked: ConnectionAsked }) {
  const [scopes, setScopes] = useState(asked.scopes);
  const email = useViewer().account?.email ?? '';
  const company = companyTitle(asked.companyName);
  const allow = useMutation(
    api.connectedProgram.allow.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }),
  );
  return (
    <div className={css['consent']}>
      <p className={css['asks']}>{CONNECTION_SENTENCES.asks(asked.name, company)}</p>
      <Banner tone="warm">
        {CONNECTION_SENTENCES.unverified} {CONNECTION_SENTENCES.onlyIf}
      </Banner>
      <DefinitionList
        items={[
          { label: 'The answer goes to', value: siteLabel(asked.site) },
          { label: 'It uses', value: PROGRAM_RESOURCE_LABELS[asked.resource] },
          { label: 'It acts for', value: company },
          { label: 'You are', value: email },
        ]}
      />
      <ScopeFields
        legend={CONNECTION_SENTENCES.scopesLegend}
        offered={asked.scopes}
        chosen={scopes}
        onChange={setScopes}
      />
      <p className={css['hint']}>{CONNECTION_SENTENCES.ends}</p>
      {allow.error ? <p role="alert">{sentenceOf(allow.error, CONNECTION_SENTENCES.failed)}</p> : null}
      <div className={css['acts']}>
        <Button
          tone="primary"
          disabled={scopes.length === 0}
          loading={allow.isPending || allow.isSuccess}
          onClick={() => allow.mutate({ request, scopes })}
        >
          Allow
        </Button>
        <Button
          disabled={allow.isPending || allow.isSuccess}
          onClick={() => window.location.assign(asked.declineUrl)}
        >
          Decline
        </Button>
      </div>
    </div>
  );
}
