import { browserSettings, environmentAt, type Installation } from '@talaash/domain/environment/rule';
import { useCallback } from 'react';
import { api } from './api.ts';
import { prepareProof } from './bot-check/proof.ts';
import { queryClient } from './query-client.ts';

/**
 * Props for the <form> of a call that may need a proof: it is computed in the background as soon as somebody begins to fill
 * the form in.
 */
export function useProof(call: string) {
  const prepare = useCallback(() => void prepareIfChecked(call), [call]);
  return { onFocusCapture: prepare, onInputCapture: prepare };
}

async function prepareIfChecked(call: string): Promise<void> {
  const configuration = await queryClient
    .ensureQueryData(api.publicConfiguration.get.queryOptions())
    // The server asks for a proof when one is missing.
    .catch(() => undefined);
  if (configuration?.isBotCheckConfigured && mayPrepare(configuration)) prepareProof(call);
}

/** Under a name that is not the installation's own, proofs are computed only once the server asks for them. */
const mayPrepare = (installation: Installation): boolean =>
  browserSettings(environmentAt(location.hostname, installation)).hasBotCheck;
