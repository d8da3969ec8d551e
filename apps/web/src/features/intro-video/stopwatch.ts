export type Stopwatch = { pause(isPaused: boolean): void; end(): void };

/** Reports the elapsed milliseconds four times a second, without pauses. */
export function startStopwatch(onTime: (ms: number) => void): Stopwatch {
  let passed = 0;
  let since: number | undefined = performance.now();
  const now = () => passed + (since === undefined ? 0 : performance.now() - since);
  const timer = setInterval(() => onTime(now()), 250);
  return {
    pause(isPaused) {
      if (isPaused === (since === undefined)) return;
      passed = now();
      since = isPaused ? undefined : performance.now();
    },
    end: () => clearInterval(timer),
  };
}
