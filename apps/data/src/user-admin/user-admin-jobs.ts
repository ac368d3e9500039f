import type { IdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { jobPayloads } from '../postgres/job-payloads.ts'
import type { Jobs } from '../worker/instrument-jobs.ts'
import {
  type CompanySyncDeps,
  syncCompanySignIn,
  syncWaitingProviders,
} from './company-sign-in/sync-company-sign-in.ts'
import { expireAccesses } from './expire-accesses.ts'
import { reconcileIdentity } from './reconcile-identity.ts'
import { type SyncDeps, syncPerson } from './sync-person.ts'

/** The consequences of changes in user administration, and what time changes. */
export function createUserAdminJobs(deps: SyncDeps & CompanySyncDeps & { identity: IdentityAdmin }) {
  return {
    'sync-person': async (payload) => {
      await syncPerson(deps, jobPayloads['sync-person'].parse(payload).personId)
    },
    'sync-company-sign-in': (payload) =>
      syncCompanySignIn(deps, jobPayloads['sync-company-sign-in'].parse(payload).organisationId),
    'delete-identity': (payload) => deps.identity.deletePerson(jobPayloads['delete-identity'].parse(payload).subject),
    'end-sessions': async (payload) => {
      const sessions = await deps.identity.listSessions(jobPayloads['end-sessions'].parse(payload).subject)
      for (const { id } of sessions) await deps.identity.revokeSession(id)
    },
    'reconcile-identity': async () => {
      try {
        await reconcileIdentity(deps)
      } finally {
        await syncWaitingProviders(deps)
      }
    },
    'expire-accesses': () => expireAccesses(deps),
  } satisfies Jobs
}
