/** Throws for a path that would leave its folder, or name none. */
export function requirePlainPath(path: string): void {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error('Path traversal is not allowed in the path of a file.');
}
