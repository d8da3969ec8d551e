import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotliLater = promisify(brotliCompress);

/** Takes ten times as long as the quality for an answer that is sent once, and leaves nine tenths of it. */
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const KEPT_MAX = 200;

/** Pages that several people read while they stay as they are: guests' pages. */
export class CompressedPages {
  readonly #seen = new Map<string, Promise<Buffer> | 'once'>();

  /**
   * @param tag tells the page from all others
   * @returns the page by brotli, thoroughly, in another thread; undefined when it is asked for the first time, and may be the last
   */
  read(tag: string, html: string): Promise<Buffer> | undefined {
    const seen = this.#seen.get(tag);
    const kept = seen === undefined ? 'once' : seen === 'once' ? brotliLater(html, THOROUGH) : seen;
    this.#seen.delete(tag);
    this.#seen.set(tag, kept);
    for (const oldest of this.#seen.keys()) if (this.#seen.size > KEPT_MAX) this.#seen.delete(oldest);
    return kept === 'once' ? undefined : kept;
  }
}
