/** A reason why the server cannot start, told in one sentence to the person who started it. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
