import type { ResumeAnswer } from '@talaash/domain/resume/schema';

export type ResumeReader = {
  /**
   * What a resume says, or the sentence why it cannot be read. Rejects with `ReaderBusy` when too many resumes wait, and
   * with the signal's reason when it aborts: the file is then dropped.
   *
   * @param file the path of a PDF on this machine, which stays the caller's
   */
  read(file: string, signal: AbortSignal): Promise<ResumeAnswer>;
  /** Shows by a harmless call that the provider answers: a sentence of what was found. Throws a ProviderFault. */
  probe?(): Promise<string>;
  close(): Promise<void>;
};

/** Too many resumes wait already. */
export class ReaderBusy extends Error {}
