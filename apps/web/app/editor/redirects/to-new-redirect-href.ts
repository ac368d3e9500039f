type NewRedirect = { adminOrigin: string; siteSlug: string; previousUrl?: string; target?: string | undefined }

/** The address of the form of the content admin for a new redirect, with the known fields filled in. */
export function toNewRedirectHref({ adminOrigin, siteSlug, previousUrl, target }: NewRedirect): string {
  const fields = new URLSearchParams({ siteSlug })
  if (previousUrl !== undefined) fields.set('previousUrl', previousUrl)
  if (target !== undefined) fields.set('target', target)
  return `${adminOrigin}/admin/collections/redirects/create?${fields}`
}
