/** The path of a page: those above it, then its slug. The first page of a site is `home` and has the empty path. */
export function toChildPath(parentPath: string | undefined, slug: string): string {
  if (parentPath === undefined && slug === 'home') return ''
  return parentPath ? `${parentPath}/${slug}` : slug
}
