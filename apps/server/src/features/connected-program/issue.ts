import { PROGRAM_TOKEN_STARTS, type ProgramTokenKind } from '@talaash/domain/connected-program/choice';
import { hashOfSecret, newSecret } from '../../call/api-key-secret.ts';
import type { Tx } from '../../db/client.ts';
import { connectedProgramTokens } from '../../db/schema/connected-program.ts';

/** Stores the hash of a new code or token, which is returned and kept nowhere. */
export async function issue(
  tx: Tx,
  kind: ProgramTokenKind,
  of: { connectedProgramId: string; codeChallenge?: string; nowMs: number; endsMs: number },
): Promise<string> {
  const { nowMs, endsMs, ...stored } = of;
  const token = newSecret(PROGRAM_TOKEN_STARTS[kind]);
  await tx.insert(connectedProgramTokens).values({
    ...stored,
    hash: hashOfSecret(token),
    kind,
    endsIsoDateTimeUtc: new Date(endsMs).toISOString(),
    createdIsoDateTimeUtc: new Date(nowMs).toISOString(),
  });
  return token;
}
