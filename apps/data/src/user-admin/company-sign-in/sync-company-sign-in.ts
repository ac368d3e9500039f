import { toProviderAlias } from '@ferrule/domain/company-sign-in/company-sign-in'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { SyncDeps } from '../sync-person.ts'
import { findProviderFacts, listWaitingProviders, markProviderApplied } from './company-sign-in-store.ts'
import type { SecretSealing } from './secret-sealing.ts'

export type CompanySyncDeps = Pick<SyncDeps, 'db' | 'now' | 'log' | 'directory'> & { secretSealing: SecretSealing }

/** A change normally takes seconds; after this time it is repeated. */
const waitingMs = 60_000

/**
 * Applies the sign-in of an organisation at the identity server, or removes it there. Throws while the server is
 * unavailable, so that the job is retried; until then the change is shown as waiting.
 */
export async function syncCompanySignIn(deps: CompanySyncDeps, organisationId: string): Promise<void> {
  const { db, directory, secretSealing } = deps
  const { organisation, connection, domains } = await withServiceScope(db, (tx) =>
    findProviderFacts(tx, organisationId),
  )
  if (!organisation) return
  const { number, name } = organisation
  const alias = toProviderAlias(number)
  if (!connection) return directory.removeProvider(alias)
  const { clientId, sealedSecret, enabledAt, isRequired, requestedAt, ...provider } = connection
  await directory.saveProvider({
    alias,
    organisation: { alias: number, name },
    domains,
    isEnabled: enabledAt !== null,
    isRequired,
    provider,
    clientId,
    clientSecret: sealedSecret === null ? undefined : secretSealing.open(sealedSecret),
  })
  await withServiceScope(db, (tx) => markProviderApplied(tx, organisationId, { requestedAt }))
}

/** Repeats changes whose job was lost or failed for good. */
export async function syncWaitingProviders(deps: CompanySyncDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - waitingMs)
  for (const organisationId of await withServiceScope(deps.db, (tx) => listWaitingProviders(tx, before))) {
    await syncCompanySignIn(deps, organisationId)
    deps.log.warn('company-sign-in-repaired', { recordId: organisationId })
  }
}
