import multipart from '@fastify/multipart';
import { ROUTES } from '@talaash/contract/route';
import { ATTACHMENT_KINDS, type AttachmentKind } from '@talaash/domain/attachment/rule';
import { UPLOADS_UNDERWAY_MAX } from '@talaash/domain/file/limit';
import { UPLOADS_BUSY_SENTENCE, UPLOADS_UNDERWAY_SENTENCE } from '@talaash/domain/file/words';
import { premiumRefusal } from '@talaash/domain/subscription/rule';
import { endedThreadRefusal } from '@talaash/domain/thread/rule';
import type { ThreadParty } from '@talaash/domain/thread/choice';
import type { FastifyInstance } from 'fastify';
import { withTemporaryFile } from '../base/temporary-file.ts';
import { requireAccess, requireUnlimited } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import type { Limits } from '../call/limit.ts';
import { refusal, refusalOf } from '../call/refusal.ts';
import { readViewer, type SignedInViewer } from '../call/viewer.ts';
import { storeAttachment } from '../features/file/actions.ts';
import type { FileOwner } from '../features/file/queries.ts';
import { requireRoom } from '../features/file/room.ts';
import { countUnderway } from '../features/file/underway.ts';
import { toThread } from '../features/thread/present.ts';
import { partyOf, readThread } from '../features/thread/queries.ts';
import { announcedBytes, bodyLimitOf, receiveOneFile, requireForm } from './receive-file.ts';

const attachLimit = { max: 60, seconds: 600 };

const uploadsOfNodeMax = 40;

const isAttachmentKind = (kind: string): kind is AttachmentKind =>
  (ATTACHMENT_KINDS as readonly string[]).includes(kind);

/** Uploads one file for a message of a thread in which the caller may write. It is sent later, by the call that sends the message. */
export async function mountAttachFile(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const { path } = ROUTES.attachFile;
  const uploads = countUnderway({
    ofAccount: { max: UPLOADS_UNDERWAY_MAX, sentence: UPLOADS_UNDERWAY_SENTENCE },
    ofNode: { max: uploadsOfNodeMax, sentence: UPLOADS_BUSY_SENTENCE },
  });
  await app.register(async (scope) => {
    await scope.register(multipart);
    const bodyLimit = bodyLimitOf(...ATTACHMENT_KINDS);
    scope.post<{ Params: { threadId: string; kind: string } }>(
      path,
      { bodyLimit },
      async (request, reply) => {
        const viewer = await readViewer(deps, request.headers.cookie);
        requireAccess(ROUTES.attachFile, viewer);
        requireUnlimited(ROUTES.attachFile, viewer);
        const { kind, threadId } = request.params;
        if (viewer === null || !isAttachmentKind(kind)) throw refusal('NOT_FOUND');
        const { uid } = viewer;
        const party = await requireOpenThread(deps, viewer, threadId);
        const owner = ownerOf(party);
        await limits.count('message.attach', attachLimit, uid);
        const attached = await uploads.run(uid, async () => {
          requireForm(request, kind);
          await requireRoom(deps, { owner, kind, bytes: announcedBytes(request) });
          return withTemporaryFile(deps.config, async (file) => {
            const received = await receiveOneFile(request, kind, file);
            return storeAttachment(deps, { kind, owner, uid, file, ...received });
          });
        });
        return reply.status(201).send(attached);
      },
    );
  });
}

/** The caller as a party of the thread. Refuses whoever could not send a message there. */
async function requireOpenThread(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedInViewer,
  threadId: string,
): Promise<ThreadParty> {
  const party = partyOf(viewer);
  const thread = await readThread(db, party, threadId);
  if (!thread) throw refusal('NOT_FOUND');
  const unpaid = party.side === 'company' ? premiumRefusal(viewer.hasPremiumAccess, 'message') : undefined;
  if (unpaid) throw refusalOf(unpaid);
  const ended = endedThreadRefusal(toThread(thread, party.side), party.side);
  if (ended !== undefined) throw refusal('CONFLICT', ended);
  return party;
}

const ownerOf = ({ side, id }: ThreadParty): FileOwner =>
  side === 'company' ? { companyId: id } : { talentId: id };
