/** The variables that a program needs from its machine. None of them is a secret or an address of ours. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** The environment of a process that opens untrusted files. */
export const bareEnvironment = (
  env: Record<string, string | undefined> = process.env,
): Record<string, string> =>
  Object.fromEntries(
    NEEDED.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
