import { ROUTES } from '@talaash/contract/route';
import { isTokenForm } from '@talaash/domain/unsubscribe/rule';
import type { UnsubscribeAnswer } from '@talaash/domain/unsubscribe/schema';
import { httpErrorSentence, UNSUBSCRIBE_SENTENCES } from '@talaash/domain/unsubscribe/words';

/** A failure with its sentence: the link is invalid, or a retry may succeed. */
export class UnsubscribeError extends Error {
  readonly isOfLink: boolean;

  constructor(sentence: string, isOfLink: boolean) {
    super(sentence);
    this.isOfLink = isOfLink;
  }
}

/** Unsubscribes from a link's emails. */
export async function unsubscribe(token: string): Promise<UnsubscribeAnswer> {
  if (token === '') throw new UnsubscribeError(UNSUBSCRIBE_SENTENCES.missingToken, true);
  if (!isTokenForm(token)) throw new UnsubscribeError(UNSUBSCRIBE_SENTENCES.invalidFormat, true);
  const [response, schemas] = await Promise.all([post(token), import('@talaash/domain/unsubscribe/schema')]);
  const answer = schemas.UnsubscribeAnswer.safeParse(await response.json().catch(() => undefined)).data;
  if (response.ok && answer?.success) return answer;
  throw answer?.error === undefined
    ? new UnsubscribeError(httpErrorSentence(response.status), false)
    : new UnsubscribeError(answer.error, true);
}

async function post(token: string): Promise<Response> {
  try {
    return await fetch(ROUTES.unsubscribe.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  } catch {
    throw new UnsubscribeError(UNSUBSCRIBE_SENTENCES.networkError, false);
  }
}
