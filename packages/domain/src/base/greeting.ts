/** 'Good morning' before 12, 'Good afternoon' before 18, else 'Good evening'. @param hour 0-23 in the reader's time zone */
export function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** The first name that is not blank, else the part of the email before the @, else 'there'. */
export function greetingName(names: (string | undefined)[], email: string | undefined): string {
  const name = names.find((candidate) => candidate !== undefined && candidate.trim() !== '');
  return name?.trim() ?? (email?.split('@')[0] || 'there');
}
