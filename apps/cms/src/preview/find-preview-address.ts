import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'
import { toPreviewAddress } from './to-preview-address.ts'

const previewed = z.looseObject({ path: z.string(), site: relation })

/** Returns the URL of the saved draft in the preview; null for a page that has no path yet. */
export async function findPreviewAddress(
  doc: unknown,
  { locale, req }: { locale: string; req: PayloadRequest },
): Promise<string | null> {
  const page = previewed.safeParse(doc)
  const { websiteOrigin }: { websiteOrigin?: string } = req.payload.config.custom ?? {}
  if (!page.success || !websiteOrigin) return null
  const as = { collection: 'sites', user: req.user, overrideAccess: false } as const
  const site = await req.payload.findByID({ ...as, id: page.data.site, depth: 0, disableErrors: true })
  if (!site) return null
  const place = { path: page.data.path, siteSlug: site.slug ?? '', locale }
  return toPreviewAddress(websiteOrigin, req.i18n.language, place)
}
