import type { CodeAccountResult } from '@talaash/domain/verified-fact/choice';
import { CODE_ACCOUNT_VISIT_MINUTES } from '@talaash/domain/verified-fact/limit';
import { codeAccountRefusal } from '@talaash/domain/verified-fact/rule';
import { CODE_ACCOUNT_KEY, CODE_HOST, codeAccountOf } from '@talaash/domain/verified-fact/statement';
import { FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import { ROUTES } from '@talaash/contract/route';
import type { CodeAccountHandshake } from '../../adapters/code-account/port.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer, Viewer } from '../../call/viewer.ts';
import { storeVisitFacts, takeVisitFacts } from '../../call/visit-store.ts';
import { fingerprintOf } from '../../db/verified-fact.ts';
import { readTalentProfile } from '../talent-profile/queries.ts';
import { markUnchanged } from './actions.ts';

const PURPOSE = 'code-account';

/** What is stored while the browser is at the code host. Only the session that began may complete it. */
type Stored = { handshake: CodeAccountHandshake; sessionId: string; fingerprint: string; account: string };

type TalentViewer = SignedInViewer & { talentId: string };

/** It is registered at the host, which compares it byte by byte. */
const redirectUriOf = ({ baseUrl }: Pick<Deps, 'baseUrl'>) =>
  new URL(ROUTES.codeAccountReturn.path, baseUrl()).href;

/** Starts a visit to the code host. @returns the address to send the browser to */
export async function beginCodeAccount(
  deps: Pick<Deps, 'db' | 'baseUrl' | 'codeAccounts' | 'log' | 'now'>,
  { talentId, sessionId }: TalentViewer,
): Promise<string> {
  if (deps.codeAccounts.mode === 'off')
    throw refusal('BUSINESS_RULE_VIOLATION', FACT_REFUSALS.codeAccountOff);
  const profile = await readTalentProfile(deps.db, talentId);
  const reason = profile ? codeAccountRefusal(profile) : FACT_REFUSALS.codeAccountMissing;
  const fingerprint = profile && fingerprintOf(profile, CODE_ACCOUNT_KEY);
  const account = codeAccountOf(profile?.githubProfileUrl);
  if (reason !== undefined || fingerprint === undefined || account === undefined)
    throw refusal('BUSINESS_RULE_VIOLATION', reason ?? FACT_REFUSALS.codeAccountMissing);
  const { url, handshake } = await deps.codeAccounts.begin(redirectUriOf(deps));
  const stored = { handshake, sessionId, fingerprint, account } satisfies Stored;
  await storeVisitFacts(
    deps,
    { purpose: PURPOSE, state: handshake.state },
    { facts: stored, validSeconds: CODE_ACCOUNT_VISIT_MINUTES * 60 },
  );
  return url;
}

/**
 * Completes a visit when the code host has redirected the browser back. It works once, in the session that began it.
 *
 * @param query of the address that the host redirected to
 */
export async function completeCodeAccount(
  deps: Pick<Deps, 'db' | 'baseUrl' | 'codeAccounts' | 'events' | 'log' | 'now'>,
  viewer: Viewer,
  query: string,
): Promise<CodeAccountResult> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const visit = await takeVisitFacts<Stored>(deps, { purpose: PURPOSE, state });
  if (!visit || !viewer?.talentId || viewer.sessionId !== visit.sessionId) return 'expired';
  const { handshake, fingerprint } = visit;
  const account = await deps.codeAccounts
    .complete({ redirectUri: redirectUriOf(deps), query, handshake })
    .catch((err: unknown) => {
      deps.log.error({ err }, 'A visit to the code host failed.');
      return null;
    });
  if (account === null) return 'failed';
  if (account === undefined) return 'cancelled';
  if (account !== visit.account) return 'otherAccount';
  const { talentId, uid } = viewer;
  const isMarked = await markUnchanged(deps, { talentId, uid }, CODE_ACCOUNT_KEY, {
    fingerprint,
    verifier: CODE_HOST,
  });
  return isMarked ? 'verified' : 'changed';
}
