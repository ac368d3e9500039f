type EditedPage = { id: string; locale: string; siteSlug: string }

/** Returns the URL of the editor area that lists this page, also if it is a draft. */
export function toEditorAreaAddress(websiteOrigin: string, { id, locale, siteSlug }: EditedPage): string {
  const query = new URLSearchParams({ stage: 'DRAFT', search: id, ...(siteSlug && { site: siteSlug }) })
  return `${websiteOrigin}/${locale}/editor?${query}`
}
