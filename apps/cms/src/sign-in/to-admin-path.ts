/** Where somebody goes on after a login: a page of the content admin, or its first one. */
export function toAdminPath(asked: string | null, origin: string): string {
  const home = '/admin'
  if (!asked || !URL.canParse(asked, origin)) return home
  const { origin: itsOrigin, pathname, search } = new URL(asked, origin)
  const isAdmin = itsOrigin === origin && (pathname === home || pathname.startsWith(`${home}/`))
  return isAdmin ? `${pathname}${search}` : home
}
