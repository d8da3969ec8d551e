import type { ResumeAnswer } from '@talaash/domain/resume/schema';

export type ResumeReader = {
  /**
   * Parses a resume, or returns the sentence why it cannot. Rejects with `ReaderBusy` if too many resumes wait, and with the
   * signal's reason if it aborts: the file is then dropped.
   *
   * @param file the path of a PDF on this machine, which the caller keeps
   */
  read(file: string, signal: AbortSignal): Promise<ResumeAnswer>;
  /** A harmless call that checks the provider. @returns a sentence about the result @throws ProviderFault */
  probe?(): Promise<string>;
  close(): Promise<void>;
};

/** Too many resumes wait already. */
export class ReaderBusy extends Error {}
