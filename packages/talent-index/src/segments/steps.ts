/** Runs pausable work to its end, without pauses. */
export function runToEnd<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
