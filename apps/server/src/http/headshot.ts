import multipart from '@fastify/multipart';
import { ROUTES } from '@talaash/contract/route';
import {
  HEADSHOT_IMAGE,
  HEADSHOT_MASK,
  HEADSHOT_TIMEOUT_SECONDS,
  HEADSHOT_VARIATIONS,
} from '@talaash/domain/headshot/limit';
import type { FileRef } from '@talaash/domain/file/schema';
import { headshotImageRefusal } from '@talaash/domain/headshot/rule';
import type { HeadshotAnswer } from '@talaash/domain/headshot/schema';
import {
  HEADSHOT_BUSY_SENTENCE,
  HEADSHOT_MASK_SENTENCE,
  HEADSHOT_SIZE_SENTENCE,
  HEADSHOTS_FAILED_SENTENCE,
  NO_HEADSHOT_IMAGE_SENTENCE,
} from '@talaash/domain/headshot/words';
import { UPLOADS_BUSY_SENTENCE } from '@talaash/domain/file/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { fileRefusal, storeMadePicture, storeUpload } from '../features/file/actions.ts';
import { requireRoom } from '../features/file/room.ts';
import { withTemporaryFile } from '../base/temporary-file.ts';
import { countUnderway } from '../features/file/underway.ts';
import { makeHeadshots } from '../features/headshot/actions.ts';
import { bodyLimitFor, receiveFiles, requireFormUpTo } from './receive-file.ts';
import { whileWanted } from './while-wanted.ts';

/** Limits pictures that are refused. The database counts the daily runs. */
const sendLimit = { max: 30, seconds: 600 };

const runsOfNodeMax = 10;

const formBytes = HEADSHOT_IMAGE.bytes + HEADSHOT_MASK.maxBytes;

/** A generated picture is smaller than this in both sizes. */
const madeBytesMax = 200_000;

/**
 * Generates headshots of one picture, which arrives in a temporary file with its mask. Only the results are stored, and the
 * picture too if an image model made them.
 */
export async function mountHeadshots(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const { path } = ROUTES.generateHeadshots;
  const runs = countUnderway({
    ofAccount: { max: 1, sentence: HEADSHOT_BUSY_SENTENCE },
    ofNode: { max: runsOfNodeMax, sentence: UPLOADS_BUSY_SENTENCE },
  });
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post(
      path,
      { bodyLimit: bodyLimitFor(formBytes) },
      async (request, reply): Promise<HeadshotAnswer> => {
        const viewer = await readViewer(deps, request.headers.cookie);
        requireAccess(ROUTES.generateHeadshots, viewer);
        if (!viewer?.talentId) throw refusal('FORBIDDEN');
        const { uid, talentId } = viewer;
        await limits.count('headshot.generate', sendLimit, uid);
        return runs.run(uid, async () => {
          requireFormUpTo(request, formBytes, HEADSHOT_SIZE_SENTENCE);
          await requireRoom(deps, {
            owner: { talentId },
            kind: 'profilePicture',
            bytes: (HEADSHOT_VARIATIONS + 1) * madeBytesMax,
          });
          return withPictures(deps, request, (pictures) =>
            whileWanted(reply, failed(), (left) =>
              withinTime(left, (signal) =>
                makeHeadshots(deps, {
                  ...pictures,
                  talentId,
                  signal,
                  store: (picture, filename, originalFileId) =>
                    storeMadePicture(deps, { picture, filename, talentId, uid, originalFileId }),
                  storeOriginal: () => storeOriginal(deps, pictures, { talentId, uid }),
                }),
              ),
            ),
          );
        });
      },
    );
  });
}

type Pictures = { image: string; mask: string | undefined; filename: string; bytes: number };

/** Receives the picture and its mask in two temporary files, and removes both afterwards. */
const withPictures = <Result>(
  { config }: Pick<Deps, 'config'>,
  request: FastifyRequest,
  act: (pictures: Pictures) => Promise<Result>,
): Promise<Result> =>
  withTemporaryFile(config, (image) =>
    withTemporaryFile(config, async (mask) => {
      const received = await receiveFiles(request, [
        { field: 'file', path: image, maxBytes: HEADSHOT_IMAGE.bytes, sizeSentence: HEADSHOT_SIZE_SENTENCE },
        { field: 'mask', path: mask, maxBytes: HEADSHOT_MASK.maxBytes, sizeSentence: HEADSHOT_MASK_SENTENCE },
      ]);
      const picture = received.get('file');
      if (!picture) throw fileRefusal(NO_HEADSHOT_IMAGE_SENTENCE);
      const reason = headshotImageRefusal(picture);
      if (reason) throw fileRefusal(reason);
      return act({ ...picture, image, mask: received.has('mask') ? mask : undefined });
    }),
  );

const storeOriginal = (
  deps: Deps,
  { image, filename, bytes }: Pictures,
  { talentId, uid }: { talentId: string; uid: string },
): Promise<FileRef> =>
  storeUpload(deps, { kind: 'profilePicture', owner: { talentId }, uid, filename, file: image, bytes });

/** Gives `act` a signal that aborts after the time limit of a run, or with the given signal. */
async function withinTime<Result>(
  signal: AbortSignal,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const tooLate = new AbortController();
  const timeout = setTimeout(() => tooLate.abort(failed()), HEADSHOT_TIMEOUT_SECONDS * 1000);
  try {
    return await act(AbortSignal.any([signal, tooLate.signal]));
  } finally {
    clearTimeout(timeout);
  }
}

const failed = () => refusal('SERVICE_UNAVAILABLE', HEADSHOTS_FAILED_SENTENCE);
