// Loaded with `--import` before anything else: the clock of this process is off by CLOCK_AHEAD_MS, as that of a machine may be.
export type ShiftedClock = { CLOCK_AHEAD_MS: string };

const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const { now } = Date;
const shifted = () => now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  apply: () => new Date(shifted()).toString(),
  construct: (target, given: [], self) =>
    Reflect.construct(target, given.length > 0 ? given : [shifted()], self),
  get: (target, name, self) => (name === 'now' ? shifted : Reflect.get(target, name, self)),
});
