/** The address of a stored picture, or undefined. The server checks the viewer on every read. */
export function pictureAddress(
  file: { id: string } | string | null | undefined,
  size: 'normal' | 'large' = 'normal',
): string | undefined {
  const id = typeof file === 'string' ? file : file?.id;
  return id ? `/api/v1/pictures/${id}${size === 'large' ? '-lg' : ''}.webp` : undefined;
}
