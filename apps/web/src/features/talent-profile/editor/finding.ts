import type { ResumeChoice, ResumeRow } from '@talaash/domain/resume/rule';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { useDraftKey } from '../../../lib/draft.ts';
import { useLocalState } from '../../../ui/base/local.ts';

/** The values found in a resume, and the choices so far. */
export interface Finding {
  answer: Extract<ResumeAnswer, { success: true }>;
  name: string;
  /** The name of the file. */
  bytes: number;
  readMs: number;
  /** Choices by row id, if they differ from the row's default. */
  choices: Readonly<Record<string, ResumeChoice>>;
  /** Excluded skills. */
  skillsLeft: readonly string[];
  /** Undefined before an answer. */
  keepsFile: boolean | undefined;
}

export const choiceOf = ({ choices }: Pick<Finding, 'choices'>, row: ResumeRow): ResumeChoice =>
  row.state === 'same' ? 'now' : (choices[row.id] ?? row.starts);

/**
 * The finding of this tab. It survives a reload in sessionStorage, so two tabs can compare two resumes. The file itself is only
 * in memory.
 */
export function useFinding() {
  const key = useDraftKey('found-in-resume');
  const [finding, setFinding] = useLocalState(() => readFinding(key), undefined);

  function keep(next: Finding | undefined) {
    setFinding(next);
    if (key === undefined) return;
    try {
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    } catch {
      return;
    }
  }

  return [finding, keep] as const;
}

function readFinding(key: string | undefined): Finding | undefined {
  if (key === undefined) return undefined;
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Finding);
  } catch {
    return undefined;
  }
}
