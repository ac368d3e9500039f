import { choosePicture } from '@ferrule/domain/pictures/offer-picture'
import { toPicturePath } from '@ferrule/domain/pictures/picture-address'
import { z } from 'zod'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { Suggest } from '../search/suggest.generated.ts'
import type { Route } from './+types/suggest.route'

const asked = z.object({
  localeCode: z.string().max(20),
  siteSlug: z.string().max(100),
  query: z.string().max(1000),
})

/** What the words typed so far may become, for programs in the browser: takes JSON, answers the records. */
export async function action({ request }: Route.ActionArgs) {
  const parsed = asked.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ error: 'not a search query' }, { status: 400 })
  const { suggest } = await orUnavailable('data', runOnDataService(Suggest, parsed.data))
  const records = (suggest ?? []).map((record) => ({ ...record, image: record.image && toThumbnail(record.image) }))
  return Response.json({ records })
}

/** Written here, so that the browser need not know how pictures are made. */
function toThumbnail(file: string): string {
  return toPicturePath(choosePicture({ file }, 'GalleryThumbnail', 'webp'))
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
