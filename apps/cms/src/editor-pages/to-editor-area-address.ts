import { editorAreaPath } from '../sign-in/to-admin-path.ts'

type EditedPage = { id: string; locale: string; siteSlug: string }

/** Returns the path that opens the editor area at this page, also if it is a draft, without another sign-in. */
export function toEditorAreaAddress({ id, locale, siteSlug }: EditedPage): string {
  const query = new URLSearchParams({ stage: 'DRAFT', search: id, ...(siteSlug && { site: siteSlug }) })
  return `${editorAreaPath}?${new URLSearchParams({ to: `/${locale}/editor?${query}` })}`
}
