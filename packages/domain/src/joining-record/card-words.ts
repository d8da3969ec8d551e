import type { ThreadSide } from '../thread/choice.ts';
import type { JoiningStatement } from './choice.ts';
import type { JoiningFacts } from './rule.ts';

/** What a side says about an accepted offer, for a reader of one side. @param on the day of joining in the reader's own format */
export function statementWords(
  by: ThreadSide,
  reader: ThreadSide,
  otherName: string,
  { says, on }: { says: JoiningStatement; on: string },
): string {
  const own = reader === 'company' ? 'Your company says' : 'You say';
  const subject = by === reader ? own : `${otherName} says`;
  const talent = by === reader ? otherName : 'they';
  const who = reader === 'talent' ? 'you' : talent;
  return says === 'joined'
    ? `${subject} that ${who} joined on ${on}.`
    : `${subject} that ${who} did not join.`;
}

/** What a record waits for, for a reader of one side; undefined if it is settled. */
export function nextWords(facts: JoiningFacts, reader: ThreadSide, otherName: string): string | undefined {
  const isCompany = reader === 'company';
  if (facts.state === 'offered')
    return isCompany
      ? `${otherName} accepts or declines.`
      : `${otherName} says that it offered you this job. Accept it, or decline.`;
  if (facts.state !== 'accepted') return undefined;
  const [own, other] = isCompany ? [facts.company, facts.talent] : [facts.talent, facts.company];
  if (own.says !== null && other.says !== null)
    return 'You say different things. Change what you say, or dispute the record.';
  if (own.says !== null) return `${otherName} confirms it, or says otherwise.`;
  if (other.says !== null) return 'Confirm it, or say otherwise.';
  return isCompany ? `Say so once ${otherName} has joined.` : 'Say so once you have joined.';
}

/** Whether a reader of one side is asked something: to answer an offer, or to confirm what the other side says. */
export function isAnswerDue(facts: JoiningFacts, reader: ThreadSide): boolean {
  if (facts.state === 'offered') return reader === 'talent';
  const [own, other] = reader === 'company' ? [facts.company, facts.talent] : [facts.talent, facts.company];
  return facts.state === 'accepted' && own.says === null && other.says !== null;
}

/** Who disputes a record, for a reader of one side. The reason follows. */
export function disputeWords(by: ThreadSide, reader: ThreadSide, otherName: string): string {
  if (by !== reader) return `${otherName} disputes this record:`;
  return reader === 'company' ? 'Your company disputes this record:' : 'You dispute this record:';
}
