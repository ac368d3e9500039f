import type { PreviewSubject } from '@ferrule/domain/editor/preview-options'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import { data } from 'react-router'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import type { Visit } from '../../visit/contexts.ts'
import { readVisit } from '../../visit/read-visit.server.ts'
import { getServices } from '../../visit/services.server.ts'
import { toOrigin } from '../../visit/site-origin.ts'

/** The visit of a visitor without an editor session at the address that the previewed page has on its own site. */
export async function readPreviewVisit(
  request: Request,
  { site: slug, path, language, country }: PreviewSubject,
): Promise<Visit> {
  const { content, settings } = getServices()
  const system = await orThrow503('content', content.getSystem(language))
  const site = system.sites.find((one) => one.slug === slug)
  const domain = site && findMainDomain(site)
  if (!domain?.ok) throw data(null, { status: 404 })
  const { host, slug: siteSegment } = domain.value
  const { segments } = parsePagePath(`/${language}/${path}`)
  const pathname = toRequestPath({ locale: { language, country }, siteSegment: siteSegment || undefined, segments })
  const visit = await readVisit(request, new URL(pathname, toOrigin(host, settings.EDGE_ORIGIN)))
  // A preview is not counted as a visit of the website.
  return { ...visit, isEditor: false, flags: { ...visit.flags, testing: true } }
}
