import multipart from '@fastify/multipart';
import { ORPCError } from '@orpc/server';
import { ROUTES } from '@talaash/contract/route';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { UPLOAD_INTERRUPTED_SENTENCE } from '@talaash/domain/file/words';
import { RESUME_READING_LIMIT, RESUMES_UNDERWAY_MAX } from '@talaash/domain/resume/limit';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReaderBusy } from '../adapters/resume-reader/port.ts';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import { countTryUnder } from '../call/counted-try.ts';
import { keyOf } from '../call/try-key.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer, type SignedInViewer, type Viewer } from '../call/viewer.ts';
import { requireFreeDisk } from '../features/file/room.ts';
import { withTemporaryFile } from '../base/temporary-file.ts';
import { countUnderway } from '../features/file/underway.ts';
import { announcedBytes, bodyLimitOf, receiveOneFile, requireForm } from './receive-file.ts';
import { whileWanted } from './while-wanted.ts';

/** How many resumes one node receives or parses at a time, across all accounts. */
const resumesOfNodeMax = 20;

/**
 * Parses a resume. The file arrives in a temporary file, which is removed at the end; nothing is stored. A problem with the file
 * is an answer, `{success: false, error}`. A problem with the request is a failure, as everywhere.
 */
export async function mountResumeParsing(app: FastifyInstance, deps: Deps): Promise<void> {
  const { path } = ROUTES.parseResume;
  const readings = countUnderway({
    ofAccount: { max: RESUMES_UNDERWAY_MAX, sentence: RESUME_READING_SENTENCES.underway },
    ofNode: { max: resumesOfNodeMax, sentence: RESUME_READING_SENTENCES.busy },
  });
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(path, { bodyLimit: bodyLimitOf('resume') }, async (request, reply): Promise<ResumeAnswer> => {
      const { uid } = requireTalent(await readViewer(deps, request.headers.cookie));
      await countReading(deps, uid);
      void reply.header('cache-control', 'no-store');
      return readings.run(uid, () => parse(deps, request, reply).catch(fileAnswer));
    });
  });
}

function requireTalent(viewer: Viewer): SignedInViewer {
  if (viewer?.isEmailVerified && viewer.talentId === null)
    throw refusal('FORBIDDEN', TALENT_CONTACT_SENTENCES.talentsOnly);
  requireAccess(ROUTES.parseResume, viewer);
  return viewer as SignedInViewer;
}

/** Counted in the database, for all nodes together. Throws TOO_MANY_REQUESTS beyond the limit. */
async function countReading(deps: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  const retryAfterSeconds = await countTryUnder(deps, keyOf(['resumeReading', uid]), RESUME_READING_LIMIT);
  if (retryAfterSeconds > 0) throw refusal('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
}

async function parse(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<ResumeAnswer> {
  requireForm(request, 'resume');
  await requireFreeDisk(deps.config, announcedBytes(request));
  return withTemporaryFile(deps.config, async (file) => {
    const error = uploadRefusal('resume', await receiveOneFile(request, 'resume', file));
    return error ? { success: false, error } : readWhileWanted(deps, file, reply);
  });
}

/** Drops the file as soon as the caller is gone. */
const readWhileWanted = (
  { resumeReader }: Pick<Deps, 'resumeReader'>,
  file: string,
  reply: FastifyReply,
): Promise<ResumeAnswer> =>
  whileWanted(reply, refusal('VALIDATION_FAILED', UPLOAD_INTERRUPTED_SENTENCE), (left) =>
    resumeReader.read(file, left).catch((error: unknown) => {
      throw error instanceof ReaderBusy
        ? refusal('SERVICE_UNAVAILABLE', RESUME_READING_SENTENCES.busy)
        : error;
    }),
  );

/** A refusal of the file or of its form is an answer, too. */
function fileAnswer(error: unknown): ResumeAnswer {
  if (error instanceof ORPCError && error.code === 'VALIDATION_FAILED')
    return { success: false, error: error.message };
  throw error;
}
