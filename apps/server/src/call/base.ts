import { implement } from '@orpc/server';
import { contract } from '@talaash/contract';
import type { AccessLevel } from '@talaash/contract/access';
import { fieldErrors } from '@talaash/domain/base/field-error';
import type { Deps } from './deps.ts';
import { requireAccess } from './access.ts';
import type { Limits } from './limit.ts';
import { readViewer, type SignedInViewer, type Viewer } from './viewer.ts';

/** What every call is given before anything is known of its caller. */
export type CallContext = {
  deps: Deps;
  limits: Limits;
  cookie: string | undefined;
  /** All request headers, for the sign-in library. */
  headers: Headers;
  /** Adds a header to the answer, such as a renewed session cookie. */
  addHeader: (name: string, value: string) => void;
  ip: string;
  requestId: string;
};

/** The library would fail a call whose answer is not as declared; see `answer`. */
const os = implement(contract).$context<CallContext>().$config({ initialOutputValidationIndex: Number.NaN });

/** Saves are validated, reads only warn: a record that was stored before a rule was made is still shown to its owner. */
const answer = os.middleware(async ({ context, next, procedure, path }) => {
  const result = await next();
  const checked = await procedure['~orpc'].outputSchema?.['~standard'].validate(result.output);
  if (checked === undefined) return result;
  if (checked.issues === undefined) return { ...result, output: checked.value };
  const problems = fieldErrors(checked.issues);
  context.deps.log.warn({ call: path.join('.'), problems }, 'An answer is not as the contract declares it.');
  return result;
});

/**
 * The gate: who the caller is, whether the contract's declaration lets them in, how often. `expected` are the levels that
 * the handler's base stands for; a handler on another base than its call declares never runs.
 */
function gate<V extends Viewer>(expected: readonly AccessLevel[]) {
  return os.middleware(async ({ context, next, procedure, path }) => {
    const { access, limit } = procedure['~orpc'].meta;
    const declared = [access].flat();
    if (declared.length !== expected.length || expected.some((level) => !declared.includes(level))) {
      throw new Error(
        `${path.join('.')} declares access for ${declared.join(', ')}, its handler stands on ${expected.join(', ')}`,
      );
    }
    const viewer = await readViewer(context.deps, context.cookie);
    requireAccess(access, viewer);
    if (limit) await context.limits.count(path.join('.'), limit, viewer?.uid ?? context.ip);
    return next({ context: { viewer: viewer as V } });
  });
}

type AsTalent = SignedInViewer & { talentId: string };
type AsCompany = SignedInViewer & { companyId: string };

/** The ladder: each base is the whole contract, for handlers of calls that declare that access. */
export const anyone = os.use(answer).use(gate<Viewer>(['anyone']));
export const signedIn = os.use(answer).use(gate<SignedInViewer>(['signedIn']));
export const verified = os.use(answer).use(gate<SignedInViewer>(['verified']));
export const talent = os.use(answer).use(gate<AsTalent>(['talent']));
export const company = os.use(answer).use(gate<AsCompany>(['company']));
export const talentOrAdmin = os.use(answer).use(gate<SignedInViewer>(['talent', 'admin']));
export const companyOrAdmin = os.use(answer).use(gate<SignedInViewer>(['company', 'admin']));
export const companyOrTalent = os.use(answer).use(gate<SignedInViewer>(['company', 'talent']));
export const companyOrTalentOrAdmin = os
  .use(answer)
  .use(gate<SignedInViewer>(['company', 'talent', 'admin']));
export const premiumCompanyOrAdmin = os.use(answer).use(gate<SignedInViewer>(['premiumCompany', 'admin']));
