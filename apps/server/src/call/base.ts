import { implement } from '@orpc/server';
import { contract } from '@talaash/contract';
import type { AccessLevel } from '@talaash/contract/access';
import { fieldErrors } from '@talaash/domain/base/field-error';
import type { Bearer } from './api-key.ts';
import type { Deps } from './deps.ts';
import { requireOwnId } from './access.ts';
import { type Admission, admittedViewer, declaredCall } from './admission.ts';
import type { Limits } from './limit.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

/** The context of a call before its caller is known. */
export type CallContext = {
  deps: Deps;
  limits: Limits;
  cookie: string | undefined;
  /** The API key or access token of a program; undefined where none may be sent. */
  bearer: Bearer | undefined;
  /** All request headers, for the log-in library. */
  headers: Headers;
  /** Adds a header to the answer, such as a renewed session cookie. */
  addHeader: (name: string, value: string) => void;
  ip: string;
  /** The value of the bot-check header. */
  proof: string | undefined;
  requestId: string;
  /** Set when the database broke off during the call: nobody knows whether the call had its effect. */
  effect: { isUnknown: boolean };
  /** The caller, if the route admitted it before it read the body. */
  admission: Admission | null;
};

/** The library's own output validation is off, because it would fail the call; see `checkOutput`. */
const os = implement(contract).$context<CallContext>().$config({ initialOutputValidationIndex: Number.NaN });

/** An output that breaks its schema is only logged: a record stored before a rule existed is still shown to its owner. */
const checkOutput = os.middleware(async ({ context, next, procedure, path }) => {
  const result = await next();
  const checked = await procedure['~orpc'].outputSchema?.['~standard'].validate(result.output);
  if (checked === undefined) return result;
  if (checked.issues === undefined) return { ...result, output: checked.value };
  const problems = fieldErrors(checked.issues);
  context.deps.log.warn({ call: path.join('.'), problems }, 'An output is not as the contract declares it.');
  return result;
});

/**
 * Admits a caller who has the access that the contract declares, is within the rate limit (admission.ts), and names no foreign id
 * where the call declares `own`. `expected` are the levels of the handler's base: a handler whose base differs from its call's
 * declared access never runs.
 */
function authorize<V extends Viewer>(expected: readonly AccessLevel[]) {
  return os.middleware(async ({ context, next, procedure, path }, input) => {
    const { meta } = procedure['~orpc'];
    const declared = [meta.access].flat();
    if (declared.length !== expected.length || expected.some((level) => !declared.includes(level))) {
      throw new Error(
        `${path.join('.')} declares access for ${declared.join(', ')}, its handler stands on ${expected.join(', ')}`,
      );
    }
    const viewer = await admittedViewer(context, declaredCall(path.join('.'), meta));
    requireOwnId(meta.ownId, input, viewer);
    return next({ context: { viewer: viewer as V } });
  });
}

type TalentViewer = SignedInViewer & { talentId: string };
type CompanyViewer = SignedInViewer & { companyId: string };

/** One base for each declared access. Each has the whole contract, for the handlers of the calls with that access. */
export const anyone = os.use(checkOutput).use(authorize<Viewer>(['anyone']));
export const signedIn = os.use(checkOutput).use(authorize<SignedInViewer>(['signedIn']));
export const verified = os.use(checkOutput).use(authorize<SignedInViewer>(['verified']));
export const talent = os.use(checkOutput).use(authorize<TalentViewer>(['talent']));
export const company = os.use(checkOutput).use(authorize<CompanyViewer>(['company']));
export const admin = os.use(checkOutput).use(authorize<SignedInViewer>(['admin']));
export const adminRight = os.use(checkOutput).use(authorize<SignedInViewer>(['adminRight']));
export const talentOrAdmin = os.use(checkOutput).use(authorize<SignedInViewer>(['talent', 'admin']));
export const companyOrAdmin = os.use(checkOutput).use(authorize<SignedInViewer>(['company', 'admin']));
export const companyOrTalent = os.use(checkOutput).use(authorize<SignedInViewer>(['company', 'talent']));
export const companyOrTalentOrAdmin = os
  .use(checkOutput)
  .use(authorize<SignedInViewer>(['company', 'talent', 'admin']));
export const premiumCompanyOrAdmin = os
  .use(checkOutput)
  .use(authorize<SignedInViewer>(['premiumCompany', 'admin']));
