import { BUSY_SENTENCE } from '@talaash/domain/base/words';

/**
 * Calls as people do: again when the answer is that others change the same for too long. Many calls at once can take their
 * turns in time on an idle machine only.
 */
export async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Error && error.message === BUSY_SENTENCE)) throw error;
    }
  }
}
