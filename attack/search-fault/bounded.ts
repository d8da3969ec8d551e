/** @throws when something does not end in time: a run must end, whatever hangs */
export async function bounded<Result>(
  what: string,
  seconds: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${what} did not end within ${seconds} s.`)),
    seconds * 1000,
  );
  try {
    return await Promise.race([act(), over]);
  } finally {
    clearTimeout(timer);
  }
}
