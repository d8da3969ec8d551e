import type { ReportReason } from '../report/choice.ts';
import type { ReportDecision } from '../sanction/choice.ts';

/** What the text to the person starts with: what was wrong, by the reason. The admin says why. */
export const START_TEXTS_TO_PERSON: Record<ReportReason, string> = {
  PaymentAsked: 'You asked for a payment. Nobody pays to be hired here.',
  NotReal: 'What you show here is not real.',
  NotTrue: 'What you state here is not true.',
  NotThisPerson: 'You use the name or picture of somebody else.',
  Rude: 'What you wrote hurts people. Write to everybody with respect.',
  OffPlatform: 'You led somebody away from Talaash before they had accepted.',
  MassMessages: 'You wrote the same to many people. Write to each for a reason.',
  SomethingElse: '',
};

/** What the text to those who reported starts with. It says nothing of who else did. */
export function startTextToReporters(reason: ReportReason, decision: ReportDecision): string {
  if (decision === 'nothing') return 'Thank you. We read it, and found nothing that breaks our rules.';
  const thanks = {
    warn: 'Thank you. We have warned them.',
    hide: 'Thank you. Nobody sees it any more.',
    limit: 'Thank you. They can invite and write to nobody for a while.',
    suspend: 'Thank you. They have no access for a while.',
    ban: 'Thank you. They have no access any more.',
  }[decision];
  return reason === 'PaymentAsked'
    ? `${thanks} If you have paid, call 1930 today, the line for fraud in India.`
    : thanks;
}
