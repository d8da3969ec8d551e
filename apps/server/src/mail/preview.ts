import { GIVEN_ROLES } from '@talaash/domain/company-member/choice';
import { ACCOUNT_MAILS, JOB_POST_MAILS, SUBSCRIPTION_MAILS } from '@talaash/domain/mail/choice';
import { DOMAIN_MAILS, DOMAIN_PROOF_METHODS } from '@talaash/domain/company-verification/choice';
import { SANCTION_ACTS } from '@talaash/domain/sanction/choice';
import { MEETING_MAILS } from '@talaash/domain/meeting/choice';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { ACCOUNT_MAIL_CONTENTS } from './account-mail.ts';
import type { AccountMailFacts } from './account-mail-facts.ts';
import { contactMessageMail, contactReceivedMail } from './contact-mail.ts';
import type { MailContent } from './content.ts';
import { dataExportMail } from './data-export-mail.ts';
import { DOMAIN_MAIL_CONTENTS, domainLinkMail } from './domain-mail.ts';
import { employerLinkMail } from './employer-mail.ts';
import { appealAnsweredMail, reportAnsweredMail, sanctionDecidedMail } from './decision-mail.ts';
import { deletionMail } from './deletion-mail.ts';
import { JOB_POST_MAIL_CONTENTS } from './job-post-mail.ts';
import { importedMail, LINK_MAILS, type LinkMailFacts } from './link-mail.ts';
import { memberInvitationMail } from './member-invitation-mail.ts';
import { registrationInvitationMail } from './registration-invitation-mail.ts';
import { reviewMail, type ReviewMailFacts } from './review-mail.ts';
import { type AlertedSearch, searchAlertMail } from './search-alert-mail.ts';
import { erasureMail } from './erasure-mail.ts';
import { SUBSCRIPTION_MAIL_CONTENTS } from './subscription-mail.ts';
import { recordPreviews } from './record-preview.ts';
import { MEETING_MAIL_CONTENTS, meetingOfferMail } from './meeting-mail.ts';
import { INVITATION_MAILS, newMessagesMail } from './thread-mail.ts';
import { testMail } from './test-mail.ts';
import { wrongPasswordMail } from './wrong-password-mail.ts';

type Preview = { id: string; side: ThreadSide; content: MailContent };

const at = '2026-11-22T08:54:00.000Z';
const comments =
  '## Nearly there\n\nPlease say in **About** what you built, not only with what:\n\n- which product\n- for whom';

const exportFacts = (baseUrl: string) => ({
  url: `${baseUrl}/talent/settings#export`,
  expiresAt: at,
  isDisabled: false,
});

/** Every mail with example data. */
export function mailPreviews(baseUrl: string): Preview[] {
  const of = (side: ThreadSide, id: string, content: MailContent): Preview => ({ id, side, content });
  return [
    ...linkPreviews(baseUrl).map(([id, content]) => of('talent', id, content)),
    ...(['talent', 'company'] as const).map((userType) =>
      of(
        userType,
        `registration-invitation-${userType}`,
        registrationInvitationMail({ email: 'meera@people.test', userType, url: `${baseUrl}/auth/signup` }),
      ),
    ),
    ...decisionPreviews(baseUrl).map(([id, content]) => of('company', id, content)),
    of('talent', 'deletion', deletionMail({ dueAt: at, baseUrl })),
    ...GIVEN_ROLES.map((role) => {
      const facts = {
        email: 'tom@people.test',
        accountEmail: 'imogen@people.test',
        role,
        url: `${baseUrl}/join`,
      };
      return of('company', `member-invitation-${role}`, memberInvitationMail(facts));
    }),
    of(
      'company',
      'domain-link',
      domainLinkMail({ domain: 'wattlebird.example', accountEmail: 'imogen@people.test', url: baseUrl }),
    ),
    of('talent', 'employer-link', employerLinkMail({ domain: 'wattlebird.example', url: baseUrl })),
    ...DOMAIN_MAILS.flatMap((change) =>
      DOMAIN_PROOF_METHODS.map((method) => {
        const facts = { name: 'Imogen Clarke', domain: 'wattlebird.example', method, url: baseUrl };
        return of('company', `domain-${change}-${method}`, DOMAIN_MAIL_CONTENTS[change](facts));
      }),
    ),
    of('talent', 'data-export', dataExportMail(exportFacts(baseUrl))),
    of('talent', 'test-mail', testMail({ at, baseUrl })),
    of('talent', 'wrong-password', wrongPasswordMail({ email: 'meera@people.test', baseUrl })),
    ...accountPreviews({ name: 'Meera Krishnan', at, device: 'Firefox on Linux', baseUrl }).map(
      ([id, content]) => of('talent', id, content),
    ),
    ...threadPreviews(baseUrl).map(([side, id, content]) => of(side, id, content)),
    ...alertPreviews(baseUrl).map(([id, content]) => of('company', id, content)),
    ...reviewPreviews(baseUrl).map((facts) =>
      of(facts.side, `review-${facts.side}-${facts.reviewer}-${facts.hasPassed}`, reviewMail(facts)),
    ),
    of(
      'company',
      'erasure-requested',
      erasureMail({
        name: 'Imogen Clarke',
        talentName: 'Meera Krishnan',
        url: `${baseUrl}/company/settings#erasure`,
      }),
    ),
    ...subscriptionPreviews(baseUrl).map(([id, content]) => of('company', id, content)),
    ...JOB_POST_MAILS.map((mail) =>
      of(
        'company',
        `job-post-${mail}`,
        JOB_POST_MAIL_CONTENTS[mail]({
          name: 'Imogen Clarke',
          title: 'Senior React Developer',
          closesAt: Date.parse(at),
          url: `${baseUrl}/company/job_posts/view/example`,
        }),
      ),
    ),
    ...contactPreviews(baseUrl).map(([id, content]) => of('talent', id, content)),
  ];
}

function subscriptionPreviews(baseUrl: string): Named[] {
  const facts = { name: 'Imogen Clarke', seats: { taken: 5, priceInDollars: 10 }, daysLeft: 5 };
  return SUBSCRIPTION_MAILS.map((change) => [
    `subscription-${change}`,
    SUBSCRIPTION_MAIL_CONTENTS[change]({ ...facts, url: `${baseUrl}/company/dashboard` }),
  ]);
}

function decisionPreviews(baseUrl: string): Named[] {
  const facts = { name: 'Imogen Clarke', url: `${baseUrl}/decisions` };
  const text = 'You asked for ₹4,999 on 23 November. Nobody pays to be hired here.';
  return [
    [
      'report-answered',
      reportAnsweredMail({ ...facts, text: 'Thank you. That company cannot write any more.' }),
    ],
    ...SANCTION_ACTS.map(
      (act): Named => [
        `sanction-${act}`,
        sanctionDecidedMail({
          ...facts,
          act,
          text,
          excerpt: 'Kindly pay the refundable kit deposit of ₹4,999 today.',
          untilAt: act === 'limit' || act === 'suspend' ? at : null,
          hasPaidTime: act === 'suspend' || act === 'ban',
        }),
      ],
    ),
    ['appeal-lifted', appealAnsweredMail({ ...facts, outcome: 'lifted', answer: 'The fee was a refund.' })],
    [
      'appeal-upheld',
      appealAnsweredMail({ ...facts, outcome: 'upheld', answer: 'The receipt says otherwise.' }),
    ],
  ];
}

type Named = [id: string, content: MailContent];

function linkPreviews(baseUrl: string): Named[] {
  const facts: LinkMailFacts = {
    name: 'Meera Krishnan',
    accountEmail: 'meera.krishnan@people.test',
    linkedEmail: 'meera@people.test',
    validHours: 24,
    url: `${baseUrl}/auth/action?mode=verifyEmail&oobCode=example`,
  };
  return Object.entries({ ...LINK_MAILS, imported: importedMail }).map(([mode, write]) => [
    `link-${mode}`,
    write(facts),
  ]);
}

const accountPreviews = (facts: AccountMailFacts): Named[] =>
  ACCOUNT_MAILS.map((mail) => [`account-${mail}`, ACCOUNT_MAIL_CONTENTS[mail](facts)]);

function threadPreviews(baseUrl: string): [side: ThreadSide, id: string, content: MailContent][] {
  const facts = {
    companyName: 'Wattlebird Energy',
    talentName: 'Meera Krishnan',
    jobPostTitle: 'Senior React Developer',
    terms: {
      pay: { from: 22, to: 28 },
      employmentKind: 'Employment' as const,
      workPlace: 'Remote' as const,
      overlapHours: 4,
    },
    note: 'Your work on hospital booking is close to what our **meter readers** need: slow phones, no network, no time.',
    url: `${baseUrl}/talent/messages?thread=example`,
  };
  const long = {
    ...facts,
    companyName: 'Überwachungs\u00adtechnik & <Söhne> '.repeat(4).trim(),
    terms: null,
    note: null,
  };
  const news = [
    { by: 'Wattlebird Energy', count: 3 },
    { by: 'नीलकंठ टेक्नोलॉजीज़', count: 1 },
  ];
  return [
    ...recordPreviews(baseUrl),
    ['talent', 'invitation-sent', INVITATION_MAILS.InvitationSent(facts)],
    ['talent', 'invitation-sent-long-names', INVITATION_MAILS.InvitationSent(long)],
    ['talent', 'pay-raised', INVITATION_MAILS.PayRaised(facts)],
    ['talent', 'followed-up', INVITATION_MAILS.FollowedUp(facts)],
    ['talent', 'invitation-ends-soon', INVITATION_MAILS.InvitationEndsSoon(facts)],
    ['company', 'invitation-unanswered', INVITATION_MAILS.InvitationUnanswered(facts)],
    ['company', 'invitation-accepted', INVITATION_MAILS.InvitationAccepted(facts)],
    ['company', 'invitation-rejected', INVITATION_MAILS.InvitationRejected(facts)],
    ['talent', 'new-messages', newMessagesMail({ name: 'Meera', news, url: `${baseUrl}/talent/messages` })],
  ];
}

function meetingPreviews(baseUrl: string): Named[] {
  const startMs = Date.parse(at);
  const facts = {
    name: 'Meera Krishnan',
    otherName: 'Wattlebird Energy',
    ownZone: 'Asia/Kolkata',
    otherZone: 'Europe/London',
    reason: 'A workshop takes longer than we thought.',
    url: `${baseUrl}/talent/messages?thread=example`,
  };
  const met = {
    ...facts,
    startMs,
    endMs: startMs + 45 * 60_000,
    roomUrl: 'https://meet.wattlebird.example/sophie',
    isByProduct: false,
  };
  const offered = { ...facts, starts: [startMs], minutes: 45, keptUntilMs: startMs };
  return [
    ...MEETING_MAILS.map((mail): Named => [`meeting-${mail}`, MEETING_MAIL_CONTENTS[mail](met)]),
    ['meeting-offered', meetingOfferMail({ ...offered, isMove: false, reason: null })],
    ['meeting-move', meetingOfferMail({ ...offered, isMove: true })],
  ];
}

function alertPreviews(baseUrl: string): Named[] {
  const shruti = {
    name: 'Shruti Kulkarni',
    jobTitle: 'Senior React Developer',
    experienceInYears: 7,
    locality: { suburb: 'HSR Layout', state: 'Karnataka' },
  };
  const himanshu = {
    name: 'Himanshu Pratap Verma',
    jobTitle: 'Senior Frontend Engineer',
    experienceInYears: 1,
    locality: { state: 'Karnataka' },
  };
  const react: AlertedSearch = {
    savedSearchId: 'example',
    name: 'Senior React, Bengaluru',
    people: [shruti, himanshu],
  };
  const other = { ...react, name: 'Playwright, any place', people: [{ ...shruti, name: 'नीलम राव' }] };
  return [
    ['search-alert', searchAlertMail({ searches: [react], baseUrl })],
    ['search-alert-several', searchAlertMail({ searches: [react, other], baseUrl })],
  ];
}

const reviewPreviews = (baseUrl: string): ReviewMailFacts[] =>
  (['talent', 'company'] as const).flatMap((side) =>
    (['ai', 'human'] as const).flatMap((reviewer) =>
      [true, false].map((hasPassed) => ({
        side,
        name: side === 'talent' ? 'Meera Krishnan' : 'Imogen Clarke',
        reviewer,
        hasPassed,
        isStillApproved: false,
        failureReasons: ['About: it is too thin; say what you built.', 'Skills: name what you use.'],
        commentsMarkdown: hasPassed ? '' : comments,
        baseUrl,
      })),
    ),
  );

function contactPreviews(baseUrl: string): Named[] {
  const facts = {
    referenceId: 'TL-7Q4M2',
    name: 'Meera Krishnan',
    email: 'meera.krishnan@people.test',
    subject: 'A company asked me for a deposit',
    message: 'They invited me for React Developer, then asked me to pay for a laptop first.',
  };
  return [
    ...meetingPreviews(baseUrl),
    ['contact-message', contactMessageMail({ ...facts, url: `${baseUrl}/admin/contact-messages` })],
    ['contact-received', contactReceivedMail(facts)],
  ];
}
