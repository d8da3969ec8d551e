/** 'Good morning' before 12, 'Good afternoon' before 18, else 'Good evening'. @param hour of the reader's clock, 0-23 */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The first of these that is not blank, else the part of the email before the at-sign, else 'there'. */
export function greetingName(names: (string | undefined)[], email: string | undefined): string {
  const name = names.find((candidate) => candidate !== undefined && candidate.trim() !== '');
  return name?.trim() ?? (email?.split('@')[0] || 'there');
}
