import { browserSettings, environmentAt, type Installation } from '@talaash/domain/environment/rule';
import { useCallback } from 'react';
import { api } from './api.ts';
import { prepareProof } from './bot-check/proof.ts';
import { queryClient } from './query-client.ts';

/**
 * Props for the <form> of a call that may need a proof: computing starts in the background when the person starts to fill it in.
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

/** On a host name that is not the installation's own, proofs are computed only when the server asks. */
const mayPrepare = (installation: Installation): boolean =>
  browserSettings(environmentAt(location.hostname, installation)).hasBotCheck;
