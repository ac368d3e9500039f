import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { jobPayloads } from '../postgres/job-payloads.ts'
import type { Jobs } from '../worker/instrument-jobs.ts'
import { expireAccesses } from './expire-accesses.ts'
import { reconcileIdentity } from './reconcile-identity.ts'
import { type SyncDeps, syncPerson } from './sync-person.ts'

/** The consequences of changes in user administration, and what time changes. */
export function createUserAdminJobs(deps: SyncDeps & { identity: IdentityAdmin }) {
  return {
    'sync-person': async (payload) => {
      await syncPerson(deps, jobPayloads['sync-person'].parse(payload).personId)
    },
    'delete-identity': (payload) => deps.identity.deletePerson(jobPayloads['delete-identity'].parse(payload).subject),
    'end-sessions': async (payload) => {
      const sessions = await deps.identity.listSessions(jobPayloads['end-sessions'].parse(payload).subject)
      for (const { id } of sessions) await deps.identity.revokeSession(id)
    },
    'reconcile-identity': () => reconcileIdentity(deps),
    'expire-accesses': () => expireAccesses(deps),
  } satisfies Jobs
}
