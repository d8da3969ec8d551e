import { refusal } from '../../call/refusal.ts';

type Bound = { max: number; sentence: string };

export type Underway = {
  /** Runs `act` as one more upload of the account. Throws a refusal if too many are in progress. */
  run<Result>(uid: string, act: () => Promise<Result>): Promise<Result>;
};

/** Counts the uploads that this node is receiving: each holds a connection and a file. */
export function countUnderway({ ofAccount, ofNode }: { ofAccount: Bound; ofNode: Bound }): Underway {
  const byAccount = new Map<string, number>();
  let all = 0;
  return {
    async run(uid, act) {
      const others = byAccount.get(uid) ?? 0;
      if (others >= ofAccount.max) throw refusal('TOO_MANY_REQUESTS', ofAccount.sentence);
      if (all >= ofNode.max) throw refusal('SERVICE_UNAVAILABLE', ofNode.sentence);
      byAccount.set(uid, others + 1);
      all += 1;
      try {
        return await act();
      } finally {
        all -= 1;
        const left = (byAccount.get(uid) ?? 1) - 1;
        if (left === 0) byAccount.delete(uid);
        else byAccount.set(uid, left);
      }
    },
  };
}
