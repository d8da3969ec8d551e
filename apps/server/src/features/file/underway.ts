import { UPLOADS_UNDERWAY_MAX } from '@talaash/domain/file/limit';
import { UPLOADS_BUSY_SENTENCE, UPLOADS_UNDERWAY_SENTENCE } from '@talaash/domain/file/words';
import { refusal } from '../../call/refusal.ts';

/** How many uploads one node takes at a time, from all accounts together. */
const uploadsOfNodeMax = 40;

export type Uploads = {
  /** Runs `act` as one more upload of the account. Throws a refusal when too many are underway. */
  run<Result>(uid: string, act: () => Promise<Result>): Promise<Result>;
};

/** Counts the uploads that this node is receiving: each holds a connection and a file. */
export function countUploads(): Uploads {
  const ofAccount = new Map<string, number>();
  let ofNode = 0;
  return {
    async run(uid, act) {
      const others = ofAccount.get(uid) ?? 0;
      if (others >= UPLOADS_UNDERWAY_MAX) throw refusal('TOO_MANY_REQUESTS', UPLOADS_UNDERWAY_SENTENCE);
      if (ofNode >= uploadsOfNodeMax) throw refusal('SERVICE_UNAVAILABLE', UPLOADS_BUSY_SENTENCE);
      ofAccount.set(uid, others + 1);
      ofNode += 1;
      try {
        return await act();
      } finally {
        ofNode -= 1;
        const left = (ofAccount.get(uid) ?? 1) - 1;
        if (left === 0) ofAccount.delete(uid);
        else ofAccount.set(uid, left);
      }
    },
  };
}
