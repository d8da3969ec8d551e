/** What clients were told has happened. */
export type Acknowledged =
  | { kind: 'signUp'; email: string }
  | { kind: 'profile'; talentId: string; salary: number }
  | { kind: 'invitation'; companyId: string; talentId: string; jobPostId: string }
  | { kind: 'answer'; companyId: string; talentId: string }
  | { kind: 'message'; threadId: string; side: 'Company' | 'Talent'; clientMessageId: string; text: string }
  | { kind: 'shortlist'; companyId: string; talentId: string }
  | { kind: 'payment'; companyId: string }
  | { kind: 'upload'; fileId: string };

export type Kind = Acknowledged['kind'];

/** What was acknowledged, by kind. Of a profile only the newest save counts, and those that may have followed it. */
export function openLedger() {
  const entries: Acknowledged[] = [];
  const counts = new Map<Kind, number>();
  return {
    add(entry: Acknowledged): void {
      entries.push(entry);
      counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
    },
    of: <Of extends Kind>(kind: Of) =>
      entries.filter((entry): entry is Extract<Acknowledged, { kind: Of }> => entry.kind === kind),
    counts,
    /** The salary of the save that each talent is making: it may have been stored without an answer. */
    underWay: new Map<string, number>(),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
