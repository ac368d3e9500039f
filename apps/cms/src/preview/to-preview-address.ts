type PreviewedPage = { path: string; siteSlug: string; locale: string }

/** Returns the URL of the draft in the preview of the website, with the bar in the language of the admin. */
export function toPreviewAddress(
  websiteOrigin: string,
  adminLanguage: string,
  { path, siteSlug, locale }: PreviewedPage,
): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ language: locale, ...(siteSlug && { site: siteSlug }) })
  return `${websiteOrigin}/${adminLanguage}/editor/preview/${encoded}?${query}`
}
