import { ROUTES } from '@talaash/contract/route';
import { WHO_SAW_ME_WORDS } from '@talaash/domain/privacy-shield/words';
import { errorFromAnswer, unreachable } from '../../lib/call-error.ts';
import { downloadFile } from '../../lib/file-address.ts';

/** Downloads the page as a file. Throws the failure of the call. */
export async function downloadWhoSawMe(format: 'csv' | 'json'): Promise<void> {
  const { method, path } = ROUTES.whoSawMe;
  const answer = await fetch(path.replace(':format', format), { method }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!answer.ok) throw errorFromAnswer(answer.status, await answer.json().catch(() => undefined));
  downloadFile(
    await answer.blob(),
    `${WHO_SAW_ME_WORDS.title} ${new Date().toISOString().slice(0, 10)}.${format}`,
  );
}
