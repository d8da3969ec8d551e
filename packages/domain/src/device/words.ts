/** A device in words, from what its browser says of itself. */
export function deviceName({
  browser,
  system,
}: {
  browser?: string | undefined;
  system?: string | undefined;
}) {
  if (browser === undefined) return system === undefined ? 'Unknown device' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

export const DEVICE_SENTENCES = {
  endFailed: 'The device could not be signed out. Please try again.',
  ended: 'The device is signed out.',
  othersEnded: 'You are signed out everywhere else.',
} as const;
