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
  endFailed: 'The device could not be logged out. Please try again.',
  ended: 'Device logged out.',
  othersEnded: 'You are logged out on all other devices.',
} as const;
