import { toUrlCode } from '@ferrule/domain/locales/locale'
import { keysOfMissingPage, keysOfPage } from '@ferrule/domain/publishing/surrogate-keys'
import { loadTexts } from '@ferrule/texts/load-texts'
import { publicCacheHeaders, publicMissingPageHeaders } from '../../http/cache-headers.ts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { toStream } from '../../http/to-stream.ts'
import { findPage } from '../find-page.server.ts'
import { readVisit } from '../../visit/read-visit.server.ts'
import type { Route } from './+types/press-kit.route'
import { fetchPressFiles } from './fetch-press-files.server.ts'
import { toPressFiles } from './to-press-files.ts'
import { toPressText } from './to-press-text.ts'
import { writeZip } from './write-zip.ts'

/** `/en/press-kits/{path of a page}.zip`: all files of the press kit on that page. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const visit = await readVisit(request, url)
  const segments = visit.segments.slice(1).map((segment) => segment.replace(/\.zip$/, ''))
  const found = await orThrow503('content', findPage({ ...visit, segments }))
  const kit = found?.page.blocks.find((block) => block.blockType === 'press-kit')
  const address = { siteSlug: visit.site.slug, locale: toUrlCode(visit.locale), path: segments.join('/') }
  if (!url.pathname.endsWith('.zip') || !kit || found?.page.protection.level !== 'none')
    return new Response(null, { status: 404, headers: publicMissingPageHeaders(keysOfMissingPage(address)) })

  const texts = await loadTexts(found.page.locale, ['company'])
  const labels = {
    facts: texts('press-kit.facts'),
    about: texts('press-kit.about'),
    contact: texts('press-kit.contact'),
  }
  const files = toPressFiles(kit)
  const text = { name: 'press-kit.txt', bytes: Buffer.from(toPressText(kit, files, labels)) }
  const entries = await orThrow503('data', fetchPressFiles(files, text))
  return new Response(toStream(writeZip(entries, new Date(found.page.updatedAt))), {
    headers: {
      ...publicCacheHeaders(keysOfPage(address, found.page)),
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="press-kit-${found.page.locale}.zip"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}
