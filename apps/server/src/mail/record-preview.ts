import { JOINING_NEWS } from '@talaash/domain/joining-record/choice';
import { TALENT_RECORD_MAILS as RECORD_MAILS } from '@talaash/domain/mail/choice';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { MailContent } from './content.ts';
import { joiningRecordMail } from './joining-record-mail.ts';
import { TALENT_RECORD_MAILS } from './talent-record-mail.ts';

type SidedPreview = [side: ThreadSide, id: string, content: MailContent];

/** The mails about records of job offers, and about what a company notes, with example data. */
export const recordPreviews = (baseUrl: string): SidedPreview[] => [
  ...joiningPreviews(baseUrl),
  ...talentRecordPreviews(baseUrl),
];

function talentRecordPreviews(baseUrl: string): SidedPreview[] {
  const facts = { name: 'Imogen Clarke', url: `${baseUrl}/company/messages?profile=example` };
  return RECORD_MAILS.flatMap((mail): SidedPreview[] => [
    [
      'company',
      `talent-record-${mail}`,
      TALENT_RECORD_MAILS[mail]({ ...facts, colleague: 'Asha Rao', talentName: 'Meera Krishnan' }),
    ],
    [
      'company',
      `talent-record-${mail}-unnamed`,
      TALENT_RECORD_MAILS[mail]({ ...facts, colleague: null, talentName: null }),
    ],
  ]);
}

const joiningPreviews = (baseUrl: string): SidedPreview[] =>
  JOINING_NEWS.map(
    (news): SidedPreview => [
      'talent',
      `joining-${news}`,
      joiningRecordMail({
        name: 'Meera Krishnan',
        otherName: 'Wattlebird Energy',
        news,
        jobPostTitle: 'Senior Frontend Engineer',
        offeredIsoDate: '2026-11-16',
        joiningIsoDate: '2027-01-04',
        pay: { from: 24, to: 26 },
        url: `${baseUrl}/talent/messages?thread=example`,
      }),
    ],
  );
