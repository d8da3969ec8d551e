import { countOf, nounOf } from '../base/count.ts';
import type { ClosedFor, FirstStage, PipelineSort, StageColor } from './choice.ts';
import { STAGES_MAX } from './limit.ts';

export const FIRST_STAGE_NAMES: Record<FirstStage, string> = {
  Shortlisted: 'Shortlisted',
  Invited: 'Invited',
  Talking: 'Talking',
  Interview: 'Interview',
  Offer: 'Offer',
  Closed: 'Closed',
};

export const STAGE_COLOR_LABELS: Record<StageColor, string> = {
  Grey: 'Grey',
  Main: 'Main color',
  Pale: 'Pale',
  Green: 'Green',
  Amber: 'Amber',
  Red: 'Red',
};

export const CLOSE_REASON_LABELS: Record<ClosedFor, string> = {
  Joined: 'Joined us',
  Experience: 'Experience or skills',
  Pay: 'Pay',
  StartOrPlace: 'Start, hours or place',
  NoAnswer: 'Stopped answering',
  Withdrew: 'Withdrew',
  PostFilled: 'The post is filled',
  SomethingElse: 'Something else',
  Declined: 'Declined the invitation',
  Expired: 'Did not answer the invitation',
  Ended: 'Ended the conversation',
};

export const PIPELINE_SORT_LABELS: Record<PipelineSort, string> = {
  since: 'In the stage since',
  name: 'Name',
  stage: 'Stage',
  experience: 'Experience',
  pay: 'Expected pay',
  notice: 'Can start',
};

export const PIPELINE_SENTENCES = {
  none: 'Nobody yet',
  noneHint: 'People you shortlist or invite for this job post appear here.',
  noneMine: 'No people of yours yet',
  noneMineHint: 'People whom you shortlisted, invited or moved last appear here.',
  loading: 'Loading the pipeline',
  loadFailed: 'The pipeline did not load',
  notShown: 'You cannot see this profile at the moment. The entry stays.',
  alreadyThere: (name: string, stage: string) => `${name} is already in ${stage}.`,
  noStageBeside: 'There is no stage on that side.',
  assigned: (name: string, member: string) => `${member} is in charge of ${name}.`,
  unassigned: (name: string) => `Nobody is in charge of ${name}.`,
  assignFailed: 'The change was not saved. Please try again.',
  notFound: 'Cannot find this person in the pipeline. The entry may have been removed.',
  stageGone: 'This stage has been removed. Choose another one.',
  needsInvitation: 'An invitation leads to this stage. Invite the person first.',
  needsReason: 'Choose a reason to close this entry.',
  movedMeanwhile: 'Somebody has moved this person meanwhile, so this cannot be undone.',
  unknownMember: 'This person is not a member of your company.',
  stagesChanged: 'Somebody has changed the stages meanwhile. Close this, and open it again.',
  unknownStage: 'Choose a stage that exists. Nobody can be moved to Invited or Closed here.',
  fixedStage: 'Shortlisted, Invited, Talking and Closed can be renamed, but not removed.',
  nameTaken: 'Two stages have the same name.',
  notEmpty: (stage: string) => `${stage} has people. Choose the stage that they move to.`,
  full: `A company has at most ${STAGES_MAX} stages.`,
  stagesHint: 'All job posts of your company have these stages.',
  stageMoved: (name: string, place: number) => `${name} is stage ${place} now.`,
  whereTo: (people: string, stage: string) => `Move ${people} from ${stage} to`,
  noneFound: 'Nobody fits these filters.',
  stagesSaved: 'Stages saved.',
  stagesFailed: 'The stages were not saved. Please try again.',
  moveFailed: 'The person was not moved. Please try again.',
  moved: (name: string, stage: string) => `${name} is in ${stage}.`,
  movedByOther: (member: string, name: string, stage: string) => `${member} moved ${name} to ${stage}.`,
  movedOver: (member: string, name: string, stage: string) =>
    `${member} had moved ${name} to ${stage}. Your later move stands.`,
  undone: (name: string, stage: string) => `Undone. ${name} is in ${stage} again.`,
  closeTitle: (name: string) => `Close ${name}?`,
  closeHint: 'The person is not told. Only your company sees the reason.',
} as const;

/** Spoken after the name on a card. "Interview, 3 of 4" */
export const cardPosition = (stage: string, position: number, total: number): string =>
  `${stage}, ${position.toLocaleString('en')} of ${total.toLocaleString('en')}`;

/** 3 more */
export const moreCount = (count: number): string => `${count.toLocaleString('en')} more`;

/** 4 end this week */
export const endSoonCount = (count: number): string =>
  `${count.toLocaleString('en')} ${nounOf(count, 'ends', 'end')} this week`;

/** 2 wait for you */
export const waitingCount = (count: number): string =>
  `${count.toLocaleString('en')} ${nounOf(count, 'waits', 'wait')} for you`;

/** 3 notes */
export const notesCountWords = (count: number): string => countOf(count, 'note');

/** 8 people */
export const peopleCount = (count: number): string => countOf(count, 'person', 'people');
