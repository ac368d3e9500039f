/** Where signed-in staff open the editor area of the website. */
export const editorAreaPath = '/api/users/editor-area'

/** Returns the path to open after a sign-in: the requested admin page, the editor area, or the admin's start page. */
export function toAdminPath(redirect: string | null, origin: string): string {
  const home = '/admin'
  if (!redirect || !URL.canParse(redirect, origin)) return home
  const { origin: redirectOrigin, pathname, search } = new URL(redirect, origin)
  const isOffered = pathname === home || pathname.startsWith(`${home}/`) || pathname === editorAreaPath
  return redirectOrigin === origin && isOffered ? `${pathname}${search}` : home
}
