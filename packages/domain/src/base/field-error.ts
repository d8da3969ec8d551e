/** Error messages by field path, such as `{ 'educationList.0.course': 'Course is required' }`. */
export type FieldErrors = Record<string, string>;

/** The first message of each field. A message without a field has the key ''. */
export function fieldErrors(
  issues: readonly { path?: readonly unknown[] | undefined; message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) =>
        typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
      )
      .join('.');
    errors[path] ??= issue.message;
  }
  return errors;
}
