import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_WARNING_SENTENCES } from '@talaash/domain/resume/words';
import { redactor } from '@talaash/domain/talent-profile/mask';
import type { VisibleLine } from '@talaash/resume-reader/read';
import type { Log } from '../../base/log.ts';
import type { AskModel } from '../model/ask.ts';
import type { LocalResumeReader } from './local.ts';
import { ModelAnswer, TASK } from './model-answer.ts';
import { withModel } from './model-found.ts';
import type { ResumeReader } from './port.ts';
import { visibleText } from './visible-text.ts';

type ModelResumeReaderOptions = {
  local: LocalResumeReader;
  ask: AskModel;
  probe: () => Promise<string>;
  log: Log;
  /** After this time-out, the answer of the rules stands alone. */
  timeoutMs: number;
};

const ANSWER_TOKENS_MAX = 6000;

/** Longer texts are books; only the rules parse them. */
const LETTERS_MAX = 60_000;

type Success = Extract<ResumeAnswer, { success: true }>;

/**
 * The rules parse every resume. If all of its text is visible, a model then reads the text too: never the file, and without name,
 * addresses and numbers. Its values count only if they occur in the text.
 */
export function createModelResumeReader(options: ModelResumeReaderOptions): ResumeReader {
  const { local, ask, probe, log, timeoutMs } = options;

  async function withAnswer(
    rules: Success,
    lines: readonly VisibleLine[],
    signal: AbortSignal,
  ): Promise<Success> {
    const mask = redactor(rules.data.name ?? '');
    const data = lines.map(({ text }, at) => `${at + 1}| ${mask(text)}`).join('\n');
    if (data.length > LETTERS_MAX) return rules;
    try {
      const asked = {
        task: TASK,
        data,
        schema: ModelAnswer,
        tokensMax: ANSWER_TOKENS_MAX,
        timeoutMs,
        signal,
      };
      const found = withModel(rules, await ask(asked), visibleText(lines));
      return {
        success: true,
        data: found.data,
        pages: found.pages,
        warnings: warningsOf(rules.warnings, found),
      };
    } catch (err) {
      signal.throwIfAborted();
      log.warn({ err }, 'The model did not read a resume. The rules read it alone.');
      return rules;
    }
  }

  return {
    async read(file, signal) {
      const { answer, visible } = await local.readText(file, signal);
      return answer.success && visible ? withAnswer(answer, visible, signal) : answer;
    },
    probe,
    close: local.close,
  };
}

/** What the model found is no longer missing. */
function warningsOf(
  warnings: readonly string[],
  { data, unfounded }: ReturnType<typeof withModel>,
): string[] {
  const { noExperience, noEducation, noSkills, noCategory, modelHelped, ...sentences } =
    RESUME_WARNING_SENTENCES;
  const found = new Set([
    ...(data.workExperiences.length > 0 ? [noExperience as string] : []),
    ...(data.educationList.length > 0 ? [noEducation] : []),
    ...(data.skills.length > 0 ? [noSkills] : []),
    ...(data.jobCategory === undefined ? [] : [noCategory]),
  ]);
  return [
    modelHelped,
    ...(unfounded > 0 ? [sentences.unfounded] : []),
    ...warnings.filter((warning) => !found.has(warning)),
  ];
}
