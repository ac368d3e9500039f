import { listLatestEvents } from '../audit/audit-event-queries.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { downloadAction, type DownloadedRelease, downloadedRelease } from './download-event.ts'

export type LastDownload = DownloadedRelease & { at: Date }

/** Shows the last 5 different versions among the last 50 downloads. */
const [maxShown, maxRead] = [5, 50]

export async function readLastDownloads({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<LastDownload[]> {
  const events = await withUserScope(db, actor, (tx, { personId }) =>
    listLatestEvents(tx, { actor: personId, action: downloadAction, limit: maxRead }),
  )
  const downloads = events.map(({ happenedAt, after }) => ({ ...downloadedRelease.parse(after), at: happenedAt }))
  const latest = Map.groupBy(downloads, ({ family, version }) => `${family} ${version}`)
  return [...latest.values()].flatMap((same) => same.slice(0, 1)).slice(0, maxShown)
}
