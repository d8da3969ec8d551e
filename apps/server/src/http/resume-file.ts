import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { inlineDisposition } from '../features/file/filename.ts';
import { readLinkedResume } from '../features/talent-contact/queries.ts';
import { readResumeToken } from '../features/talent-contact/resume-token.ts';
import { refusal } from '../call/refusal.ts';
import { sendDownload } from './send-file.ts';

const EXPIRED = 'This link has expired. Please open the resume from the profile again.';

/** Resumes by signed URL, until it expires and as long as the account that it was issued to may see the resume. */
export function mountResumeFile(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(ROUTES.resume.path, async (request, reply) => {
    const link = readResumeToken(request.params.token, deps.secrets.file, deps.now());
    const file = link && (await readLinkedResume(deps, link));
    if (!file) throw refusal('NOT_FOUND', EXPIRED);
    reply
      // No sandbox: Safari's PDF viewer stays blank in one.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex');
    return sendDownload(deps, reply, {
      path: file.path,
      contentType: file.contentType,
      disposition: inlineDisposition(file.filename),
      goneSentence: EXPIRED,
    });
  });
}
