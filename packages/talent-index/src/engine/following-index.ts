import type { MessagePort } from 'node:worker_threads';
import type {
  Completion,
  CompletionQuery,
  IndexAnswer,
  TalentIndex,
  TalentQuestion,
  TalentTally,
} from '../port.ts';
import { useArea } from '../segments/shared-memory.ts';
import { SearchEngine } from './engine.ts';
import type { LeaderMessage } from './followers.ts';
import { TimeSlice } from './time-slice.ts';

/** The index does not follow another one now. */
export class NotFollowing extends Error {}

/** Answers from the memory of the index in another thread, and does what that one does. */
export class FollowingIndex implements Pick<TalentIndex, 'search' | 'tally' | 'complete' | 'has'> {
  readonly #slice = new TimeSlice();
  #engine: SearchEngine | undefined;
  #isComplete = false;

  /** @param port of the index that is followed @param onFollowing called when it begins and ends */
  constructor(port: MessagePort, onFollowing: (isFollowing: boolean) => void) {
    useArea(1);
    const receive = (message: LeaderMessage) => {
      const before = this.#engine;
      this.#follow(message);
      if ((before === undefined) !== (this.#engine === undefined)) onFollowing(this.#engine !== undefined);
    };
    port.on('message', (message: LeaderMessage) => {
      receive(message);
      port.postMessage('done');
    });
    port.on('close', () => receive({ kind: 'stop' }));
  }

  #follow(message: LeaderMessage): void {
    if (message.kind === 'start') {
      this.#engine = new SearchEngine();
      this.#engine.adopt(message.state);
      this.#isComplete = message.isComplete;
    } else if (message.kind === 'stop') this.#engine = undefined;
    else {
      this.#engine?.follow(message);
      if (message.kind === 'change' && message.change.ready === true) this.#isComplete = true;
    }
  }

  #following(): SearchEngine {
    if (this.#engine === undefined) throw new NotFollowing('This thread does not follow the search index.');
    return this.#engine;
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    return { ...this.#following().search(question), isComplete: this.#isComplete };
  }

  /** Other questions and changes may come between two of these. */
  async tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    const tallies: TalentTally[] = [];
    for (const question of questions) {
      tallies.push(this.#following().tally(question));
      await this.#slice.pause();
    }
    return tallies;
  }

  async complete(query: CompletionQuery): Promise<Completion[]> {
    return this.#following().complete(query);
  }

  async has(talentId: string): Promise<boolean> {
    return this.#following().has(talentId);
  }
}
