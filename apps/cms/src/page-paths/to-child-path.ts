/**
 * Returns the path of a page: its parent's path and its slug. The start page of a site is `home` and has the empty
 * path.
 */
export function toChildPath(parentPath: string | undefined, slug: string): string {
  if (parentPath === undefined && slug === 'home') return ''
  return parentPath ? `${parentPath}/${slug}` : slug
}
