import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { downloadAction, type DownloadedRelease } from './download-event.ts'
import { findOwnRelease } from './release-store.ts'

/** Creates a download link for a release of one of the caller's machines, and records it in the audit trail. */
export async function startDownload(
  { db, now, downloadLinks }: Pick<Deps, 'db' | 'now' | 'downloadLinks'>,
  actor: SignedInActor,
  requested: { family: string; version: string },
): Promise<Result<{ path: string }, 'release-unknown'>> {
  return withUserScope(db, actor, async (tx, scope) => {
    const release = await findOwnRelease(tx, scope, requested)
    if (!release) return refuse('release-unknown')
    await recordEvent(tx, {
      actor: scope.personId,
      action: downloadAction,
      subjectType: 'software-release',
      subjectId: release.id,
      after: { family: release.family, version: release.version } satisfies DownloadedRelease,
    })
    return ok({ path: `/api/software/${downloadLinks.toToken(release.id, now())}` })
  })
}
