import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import type { JobPost } from '@talaash/domain/job-post/schema';
import { payWords } from '@talaash/domain/job-terms/words';
import { plainLineOf } from '@talaash/domain/markdown/plain';
import { inTouchSentence, TALENT_RECORD_SENTENCES } from '@talaash/domain/talent-record/words';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { useTextDraft } from '../../lib/draft.ts';
import { useNow } from '../../lib/thread-time.tsx';
import { localityText } from '../../parts/locality-text.ts';
import { noteRefusal } from '../../parts/note-refusal.ts';
import { askToUpgrade } from '../../parts/refusal.ts';
import { experienceText, noticeText, salaryText } from '../../parts/talent-fact.ts';
import { KeyCaps } from '../../ui/key/key-cap.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useContactCheck } from './contact-check.ts';
import { FollowUpPart, useFollowUpDraft } from './follow-up-part.tsx';
import { showSent } from './invitation-change.ts';
import type { Inviting } from './inviting.ts';
import { Allowance, NoteFields, templateFactsOf } from './note-fields.tsx';
import { headingOf, type SeriesTalent } from './series-talent.ts';
import type { Series } from './series.ts';
import css from './series.module.css';

interface SeriesPersonProps extends SeriesTalent {
  jobPost: JobPost | undefined;
  inviting: Inviting;
  series: Series;
  heading: RefObject<HTMLHeadingElement | null>;
  goOn: () => void;
  onOpen: () => void;
}

/** One person to look at, with the text of the invitation. */
export function SeriesPerson(props: SeriesPersonProps) {
  const { person, relation, jobPost, inviting, series, heading, goOn, onOpen } = props;
  const { talentId } = person.key;
  const outcome = series.outcomeOf(talentId);
  const refused =
    series.refusalOf(talentId) ??
    inviting.refusalOf(relation, jobPost, person.openToWorkStatus !== 'NotSeeking')?.message;
  const skip = () => {
    series.setOutcome(talentId, { status: 'skipped' });
    goOn();
  };
  const isOpen = outcome === undefined || outcome.status !== 'sent';
  useShortcut('s', skip, { label: 'Skip', when: isOpen });
  useShortcut('o', onOpen, { label: 'Open profile' });
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css['heading']}>
        {headingOf(person)}
      </h2>
      <Summary person={person} onOpen={onOpen} />
      {jobPost ? (
        <p>
          For <b>{jobPost.title}</b>, {payWords(jobPost.terms?.pay)}.
        </p>
      ) : null}
      {outcome?.status === 'sent' ? (
        <Banner tone="ok">{INVITATION_SENTENCES.sent}</Banner>
      ) : (
        <>
          {refused === undefined ? null : (
            <Banner tone="warm" live>
              {refused}
            </Banner>
          )}
          {jobPost ? <Writing {...props} jobPost={jobPost} skip={skip} /> : null}
        </>
      )}
    </>
  );
}

interface WritingProps extends SeriesPersonProps {
  jobPost: JobPost;
  skip: () => void;
}

function Writing({ person, relation, jobPost, inviting, series, goOn, skip }: WritingProps) {
  const { talentId } = person.key;
  const talent = {
    talentId,
    name: headingOf(person),
    jobTitle: person.jobTitle,
    isUnnamed: person.isRedacted,
  };
  const now = useNow();
  const [note, setNote] = useTextDraft(`invitation:${talentId}`);
  const followUp = useFollowUpDraft(talentId);
  const contact = useContactCheck(talentId);
  const field = useRef<HTMLDivElement>(null);
  const wrong = noteRefusal(note);
  const ruled = inviting.refusalOf(relation, jobPost, person.openToWorkStatus !== 'NotSeeking');
  const cannot =
    (ruled?.code === 'PREMIUM_REQUIRED' ? undefined : ruled?.message) ?? wrong ?? followUp.refusal;
  const send = useSendOne({
    onSent: (threadId) => {
      series.setOutcome(talentId, { status: 'sent', threadId, note });
      setNote('');
      followUp.setOn(false);
      goOn();
    },
    onError: (error) => {
      if (contact.learn(error)) return;
      if (isCallError(error, 'PREMIUM_REQUIRED')) askToUpgrade();
      series.setRefusal(talentId, sentenceOf(error, INVITATION_SENTENCES.failed));
    },
  });
  const { isSending, run } = send;

  function submit() {
    if (isSending() || cannot !== undefined || contact.asks()) return;
    run({
      talentId,
      jobPostId: jobPost.key.jobPostId,
      note: note.trim() === '' ? undefined : note,
      followUp: followUp.draft,
      knownContactOwner: contact.known,
    });
  }

  // A key that is held down would send invitations that nobody has looked at.
  useShortcut('Mod+Enter', (event) => (event.repeat ? undefined : submit()), { label: 'Send and go on' });
  useShortcut('e', () => field.current?.querySelector('textarea')?.focus(), { label: 'Edit the note' });
  return (
    <>
      {contact.colleague ? <Banner tone="warm">{inTouchSentence(contact.colleague, now)}</Banner> : null}
      <div ref={field} className={css['fields']}>
        <NoteFields
          candidate={{ talent, jobPost }}
          note={note}
          setNote={setNote}
          refusal={wrong}
          firstTemplateId={series.templateId}
          onTemplate={series.setTemplateId}
        />
        <FollowUpPart followUp={followUp} facts={templateFactsOf({ talent, jobPost })} />
      </div>
      <Allowance />
      <div className={css['actions']}>
        <span className={css['keys']}>
          <KeyCaps keys="Mod+Enter" />
        </span>
        <Button keys="S" onClick={skip}>
          Skip
        </Button>
        <Button tone="primary" loading={send.isPending} disabled={cannot ?? false} onClick={submit}>
          {contact.isConfirming ? TALENT_RECORD_SENTENCES.inviteAnyway : 'Send and go on'}
        </Button>
      </div>
    </>
  );
}

type Sent = Parameters<typeof api.invitation.send.call>[0];

/** Sends one invitation. Blocks the second press of a double one, which comes before `isPending` is rendered. */
function useSendOne({
  onSent,
  onError,
}: {
  onSent: (threadId: string) => void;
  onError: (error: unknown) => void;
}) {
  const sending = useRef(false);
  const { isPending, mutate } = useMutation({
    mutationFn: (invitation: Sent) => api.invitation.send.call(invitation),
    onSuccess: ({ thread }) => {
      onSent(thread.key.threadId);
      showSent(thread);
    },
    onError,
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    isPending,
    isSending: () => sending.current,
    run: (invitation: Sent) => {
      sending.current = true;
      mutate(invitation);
    },
  };
}

const ABOUT_LENGTH = 280;

/** What a person has to see of somebody before inviting them. The whole profile is one key away. */
function Summary({ person, onOpen }: { person: TalentProfileView; onOpen: () => void }) {
  const about = plainLineOf(person.about ?? '');
  const facts = [
    ...(person.isRedacted ? [] : [person.jobTitle]),
    experienceText(person.experienceInYears),
    localityText(person.locality),
    `can start: ${noticeText(person.noticePeriodInWeeks)}`,
    salaryText(person.expectedSalaryInLpaInr),
  ];
  return (
    <div className={css['summary']}>
      <p>{facts.join(' · ')}</p>
      <p className={css['skills']}>{person.skills.join(', ')}</p>
      {about === '' ? null : (
        <p>{about.length > ABOUT_LENGTH ? `${about.slice(0, ABOUT_LENGTH).trimEnd()}…` : about}</p>
      )}
      <div>
        <Button size="s" keys="O" onClick={onOpen}>
          Open profile
        </Button>
      </div>
    </div>
  );
}
