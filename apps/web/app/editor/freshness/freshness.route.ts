import { readPagePublication, refreshPage } from '@ferrule/content-client/page-publications'
import { listLiveLanguages } from '@ferrule/domain/editor/page-publication'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { toRequestPath } from '@ferrule/domain/pages/requested-page'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { privateNoStore } from '../../http/private-no-store.ts'
import { getServices } from '../../visit/services.server.ts'
import { homeOf } from '../../visit/site-origin.ts'
import { contentServiceAddress } from '../content-service-address.server.ts'
import { findEditorDigest } from '../editor-session.server.ts'
import type { Route } from './+types/freshness.route'
import type { PageFreshness } from './page-freshness.ts'

const pageId = z.guid()

/** `GET /api/page-freshness/{pageId}`: the languages that visitors can read, since when and at which address. */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (!(await findEditorDigest(request.headers))) return respond(403)
  const id = pageId.safeParse(params.pageId)
  const freshness = id.success ? await findFreshness(id.data) : undefined
  return freshness ? respond(200, freshness) : respond(404)
}

/** `POST /api/page-freshness/{pageId}` refreshes a page in all caches, from the inside out. */
export async function action({ request, params }: Route.ActionArgs) {
  if (!(await findEditorDigest(request.headers))) return respond(403)
  if (request.method !== 'POST') return respond(405)
  const id = pageId.safeParse(params.pageId)
  if (!id.success || !(await orThrow503('content', refreshPage(contentServiceAddress(), id.data)))) return respond(404)
  getServices().log.info('page-refresh-requested', { recordId: id.data })
  return respond(202)
}

async function findFreshness(id: string): Promise<PageFreshness | undefined> {
  const { content, settings } = getServices()
  const publication = await orThrow503('content', readPagePublication(contentServiceAddress(), id))
  const { sites } = await orThrow503('content', content.getSystem(defaultLanguage))
  const site = publication && sites.find(({ slug }) => slug === publication.siteSlug)
  if (!site) return undefined
  const { origin, siteSegment } = homeOf(site, settings.EDGE_ORIGIN)
  const segments = publication.path.split('/').filter(Boolean)
  return {
    languages: listLiveLanguages(publication, new Date()).map(({ language, since }) => {
      const locale = { language, country: undefined }
      return { language, since, url: `${origin}${toRequestPath({ locale, siteSegment, segments })}` }
    }),
  }
}

function respond(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: privateNoStore })
}
