import type { GeneratePreviewURL } from 'payload'
import { z } from 'zod'
import { relation } from '../fields/relation.ts'

const previewed = z.looseObject({
  path: z.string().nullish(),
  site: relation,
})

/** Returns the URL of a page on the first domain of its site, with the protocol and port of the website. */
export const toWebsiteAddress: GeneratePreviewURL = async (doc, { locale, req }) => {
  const page = previewed.safeParse(doc)
  if (!page.success) return null
  const as = { collection: 'sites', user: req.user, overrideAccess: false } as const
  const site = await req.payload.findByID({ ...as, id: page.data.site, depth: 0, disableErrors: true })
  const domain = site?.domains[0]
  const { websiteOrigin }: { websiteOrigin?: string } = req.payload.config.custom ?? {}
  if (!domain || !websiteOrigin) return null
  const address = new URL(websiteOrigin)
  address.hostname = domain.host
  address.pathname = [locale, domain.slug, page.data.path].filter(Boolean).join('/')
  return address.href
}
