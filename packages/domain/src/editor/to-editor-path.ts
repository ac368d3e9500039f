const editorPath = /^\/[a-z]{2}(-[a-z]{2})?\/editor(\/|$)/
const origin = 'https://website.invalid'

/** The path of the editor area to open after a sign-in. Everything else leads to its start page. */
export function toEditorPath(wanted: string | null): string {
  const home = '/en/editor'
  if (!wanted || !URL.canParse(wanted, origin)) return home
  const { origin: wantedOrigin, pathname, search } = new URL(wanted, origin)
  return wantedOrigin === origin && editorPath.test(pathname) ? `${pathname}${search}` : home
}
