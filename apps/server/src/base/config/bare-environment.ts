/** What a program needs of its machine. Neither a secret nor an address of ours is among it. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** The environment for a process that opens what strangers made. */
export const bareEnvironment = (
  env: Record<string, string | undefined> = process.env,
): Record<string, string> =>
  Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
