import type { Language } from '@ferrule/domain/locales/language'

/** The address of a page in the content admin, in this language. */
export function toAdminHref(adminOrigin: string, pageId: string, language: Language): string {
  return `${adminOrigin}/admin/collections/pages/${encodeURIComponent(pageId)}?locale=${language}`
}
