import { chooseFallbackPicture } from '@ferrule/domain/pictures/picture-sources'
import { correctSpelling } from '@ferrule/domain/search/correct-spelling'
import type { PicturePresetName } from '@ferrule/domain/pictures/picture-presets'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { z } from 'zod'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { Suggest } from './suggest.generated.ts'
import type { SuggestResponse } from './suggestion.ts'
import type { Route } from './+types/suggest-api.route'

const bodySchema = z.object({
  localeCode: z.string().max(20),
  siteSlug: z.string().max(100),
  query: z.string().max(1000),
})

/** Suggestion API of the browser: takes JSON, returns the records, and the query they match if it is misspelt. */
export async function action({ request }: Route.ActionArgs) {
  const parsed = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ error: 'not a search query' }, { status: 400 })
  const { suggest } = await orThrow503('data', runOnDataService(Suggest, parsed.data))
  const records = (suggest ?? []).map((record, index) => ({
    ...record,
    // The first one is the best match, whose picture is larger.
    image: record.image && toPictureUrl(record.image, index === 0 ? 'Gallery' : 'GalleryThumbnail'),
  }))
  const found = records.flatMap(({ title, description }) => [title, description])
  const corrected = correctSpelling(parsed.data.query, found) ?? null
  return Response.json({ records, corrected } satisfies SuggestResponse)
}

/** Built on the server, so that the rules for picture addresses are not in the browser bundle. */
function toPictureUrl(file: string, preset: PicturePresetName): string {
  return toPicturePath(chooseFallbackPicture({ file }, preset, 'webp'))
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
