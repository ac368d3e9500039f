/** Returns the path to open after a sign-in: the requested admin page, or the admin's start page. */
export function toAdminPath(redirect: string | null, origin: string): string {
  const home = '/admin'
  if (!redirect || !URL.canParse(redirect, origin)) return home
  const { origin: redirectOrigin, pathname, search } = new URL(redirect, origin)
  const isAdmin = redirectOrigin === origin && (pathname === home || pathname.startsWith(`${home}/`))
  return isAdmin ? `${pathname}${search}` : home
}
