import { escapeXml, stripInvalidXmlChars } from '@ferrule/domain/seo/escape-xml'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { advisoriesKey } from '@ferrule/domain/publishing/surrogate-keys'
import { loadTexts } from '@ferrule/texts/load-texts'
import { Feed } from 'feed'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/advisory-feed.route'
import { Advisories } from './advisories.generated.ts'

/** `/{locale}/security/advisories.atom`: the published advisories as Atom feed, newest first. */
export async function loader({ params: { locale: localeText } }: Route.LoaderArgs) {
  const locale = parseLocale(localeText)
  if (!locale) return new Response(null, { status: 404 })
  const [texts, { advisories }] = await Promise.all([
    loadTexts(locale.language ?? defaultLanguage, ['advisory']),
    orThrow503('data', runOnDataService(Advisories, {})),
  ])
  const home = `${getServices().settings.EDGE_ORIGIN}/${localeText}/security`
  const feed = new Feed({
    id: `${home}/advisories.atom`,
    title: texts('advisory.title'),
    description: texts('advisory.public-intro'),
    link: home,
    language: locale.language,
    updated: new Date(advisories[0]?.updatedAt ?? 0),
    copyright: '',
    feedLinks: { atom: `${home}/advisories.atom` },
    generator: false,
  })
  for (const { trackingId, title, summary, releasedAt, updatedAt } of advisories) {
    const link = `${home}/${encodeURIComponent(trackingId)}`
    feed.addItem({
      id: link,
      link,
      title: escapeXml(stripInvalidXmlChars(`${trackingId}: ${title}`)),
      description: escapeXml(stripInvalidXmlChars(summary)),
      date: new Date(updatedAt),
      published: new Date(releasedAt),
    })
  }
  const headers = {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    ...publicCacheHeaders([advisoriesKey]),
  }
  return new Response(feed.atom1(), { headers })
}
