import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotliLater = promisify(brotliCompress);

/** Takes ten times as long as the quality for an answer that is sent once, and saves a tenth of the bytes. */
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const KEPT_MAX = 200;

/** Pages that several people read unchanged: guests' pages. */
export class CompressedPages {
  readonly #seen = new Map<string, Promise<Buffer> | 'once'>();

  /**
   * @param tag identifies the page
   * @returns the page with the best brotli quality, compressed in another thread; undefined at its first request, which may be
   * the only one
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
