import { type Client, Errors } from 'typesense';
import { kindOfStatus, ProviderFault } from '../../base/provider-fault.ts';
import { ALIAS } from './collection.ts';

/**
 * Whether a search server answers and accepts the key of this client. Changes nothing.
 *
 * @returns a sentence with what was found
 * @throws ProviderFault
 */
export async function probeServer(feeding: Client): Promise<string> {
  try {
    const { num_documents: talents } = await feeding.collections(ALIAS).retrieve();
    return `Typesense answers and accepts the key. ${talents} talents are indexed.`;
  } catch (error) {
    const status = error instanceof Errors.TypesenseError ? error.httpStatus : undefined;
    if (status === 404) return 'Typesense answers and accepts the key. It has no index yet.';
    // The client's own error contains the request with its key.
    throw status === undefined
      ? new ProviderFault('unreachable', 'Typesense cannot be reached.')
      : new ProviderFault(kindOfStatus(status), `Typesense answered with ${status}.`, { status });
  }
}
