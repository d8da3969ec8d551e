import type { OpenToWorkStatus } from './choice.ts';
import { SKILLS_MAX } from './limit.ts';

export const OPEN_TO_WORK_STATUS_LABELS: Record<OpenToWorkStatus, string> = {
  ActivelySeeking: 'Actively Seeking',
  OpenToOpportunities: 'Open to Opportunities',
  NotSeeking: 'Not Open to Work',
};

export const MAX_SKILLS_SENTENCE = `Maximum ${SKILLS_MAX} skills allowed`;
