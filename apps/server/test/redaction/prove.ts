import Fastify, { type FastifyInstance } from 'fastify';
import { failureAnswer } from '../../src/call/failure.ts';
import { createLimits } from '../../src/call/limit.ts';
import { mountCalls } from '../../src/http/calls.ts';
import { mountSafety } from '../../src/http/safety.ts';
import { safetyHeaders } from '../../src/http/safety-header.ts';
import { mountWeb } from '../../src/http/web.ts';
import { builtWeb } from '../built-web.ts';
import { liftLimits } from '../unlimited.ts';
import { type Ask, asksOf } from './ask.ts';
import { type SecretField, type Secrets, secretsOf } from './secret.ts';
import { type App, type Asking, openSubject, type Subject } from './subject.ts';

/** What one asker was told of one person. */
export type Redacted = {
  asker: string;
  fields: number;
  answers: number;
  /** Answers in which a secret stands, each as a sentence. */
  told: string[];
  /** Answers that differ with a secret. */
  different: string[];
};

const TRIES = 3;

/** What somebody is told of their own log-ins and keys changes with every call. */
const ABOUT_ASKER = /^(viewer\.get|account\.listDevices|apiKey\.list) /;

/**
 * Has everybody who must not learn a person's secrets ask for all that can be asked, before and after the secrets change. No answer may
 * have a secret in it, and none may differ: not in a count, a bound, a completion or an order. The time has to stand still.
 *
 * @param isEach changes one field after the other, instead of all at once
 */
export async function proveRedaction(app: App, isEach: boolean): Promise<Redacted[]> {
  const subject = await openSubject(app);
  const pages = await pagesOf(app);
  const limit = liftLimits();
  const questioned = (asking: Asking, sets: readonly Changing[]) =>
    question({ app, pages, subject }, asking, sets);
  try {
    const results: Redacted[] = [];
    for (const asking of subject.askings) {
      const { fields } = asking;
      const each = Object.entries(fields).map(([name, valueOf]) => ({ name, fields: { [name]: valueOf } }));
      results.push(await questioned(asking, isEach ? each : [{ name: 'all', fields }]));
    }
    const { fields } = subject.control;
    const { told, different } = await questioned(subject.control, [{ name: 'all', fields }]);
    if (told.length === 0 || different.length === 0) throw new Error('The questions find nothing out.');
    return results;
  } finally {
    limit();
    await pages.close();
  }
}

/** The fields that change between two rounds of questions. */
type Changing = { name: string; fields: Record<string, SecretField> };
type Place = { app: App; pages: FastifyInstance; subject: Subject };

async function question(
  { app, pages, subject }: Place,
  { asker, fields }: Asking,
  sets: readonly Changing[],
): Promise<Redacted> {
  const count = Object.keys(fields).length;
  const found: Redacted = { asker: asker.name, fields: count, answers: 0, told: [], different: [] };
  const { talentId, otherIds, become } = subject;
  const base = secretsOf(fields);
  for (const { name, fields: changing } of sets) {
    const changed = secretsOf(changing);
    const fileIds = [base, changed].flatMap(({ profile }) =>
      [profile.profilePicture?.id, profile.resume?.id].filter((id) => id !== undefined),
    );
    const guesses = [...base.words.slice(0, 2), ...changed.words.slice(0, 2), 'frontend'];
    const asks = await asksOf(app, pages, asker, { talentId, otherIds, fileIds, guesses });
    const answersWith = async (secrets: Secrets) => {
      await become(secrets);
      return answersTo(asks);
    };
    const whole = { ...changed, profile: { ...base.profile, ...changed.profile } };
    const before = await answersWith(base);
    const after = await answersWith(whole);
    found.answers += before.size + after.size;
    const words = [base, changed].flatMap(({ words: own, email, mobile }) => [...own, email, mobile]);
    for (const [what, answer] of [...before, ...after]) {
      // What was asked is repeated in an answer.
      const told = words.filter((word) => answer.includes(word) && !what.includes(word));
      if (told.length > 0) found.told.push(`${asker.name}, ${what}: ${told.join(' ')}`);
    }
    const differing: Ask[] = [];
    for (const one of asks)
      if (before.get(one.name) !== after.get(one.name) && !(await isNoise(one, after.get(one.name))))
        differing.push(one);
    // What differs because something else changed meanwhile, such as the state of a job, does not differ again.
    if (differing.length > 0) {
      await become(base);
      const again = await answersTo(differing);
      await become(whole);
      for (const { name: what, ask } of differing)
        if (again.get(what) !== (await ask())) found.different.push(`${asker.name}, ${name}, ${what}`);
    }
  }
  return found;
}

async function answersTo(asks: readonly Ask[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { name, ask } of asks) {
    const answer = await ask();
    if (answer.startsWith('429')) throw new Error(`A limit keeps the answer back: ${name}`);
    answers.set(name, answer);
  }
  return answers;
}

/** Whether an answer changes from one time to the next, whatever is stored. */
async function isNoise({ name, ask }: Ask, answer: string | undefined): Promise<boolean> {
  if (ABOUT_ASKER.test(name)) return true;
  for (let tried = 0; tried < TRIES; tried += 1) if ((await ask()) !== answer) return true;
  return false;
}

/** The pages as they are served where the web is built. */
async function pagesOf({ deps }: App): Promise<FastifyInstance> {
  const pages = Fastify();
  pages.setErrorHandler(failureAnswer(deps));
  mountSafety(pages, deps, safetyHeaders(deps.config));
  await mountCalls(pages, deps, createLimits());
  await mountWeb(pages, deps, builtWeb);
  return pages;
}
