import { listLatestEvents } from '../audit/events-of-person.ts'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { downloadAction, type DownloadedRelease, downloadedRelease } from './download-event.ts'

export type LastDownload = DownloadedRelease & { at: Date }

/** As many as anybody looks back to; one version taken several times is one of them. */
const [shown, lookedAt] = [5, 50]

export async function readLastDownloads({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<LastDownload[]> {
  const events = await workFor(db, actor, (tx, { personId }) =>
    listLatestEvents(tx, { actor: personId, action: downloadAction, limit: lookedAt }),
  )
  const downloads = events.map(({ happenedAt, after }) => ({ ...downloadedRelease.parse(after), at: happenedAt }))
  const latest = Map.groupBy(downloads, ({ family, version }) => `${family} ${version}`)
  return [...latest.values()].flatMap((same) => same.slice(0, 1)).slice(0, shown)
}
