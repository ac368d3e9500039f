import { toProviderAlias } from '@ferrule/domain/company-sign-in/company-sign-in'
import { errorFields } from '@ferrule/telemetry/log'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import { isPermanentRefusal } from '../is-permanent-refusal.ts'
import type { SyncDeps } from '../sync-person.ts'
import {
  type ConnectionFacts,
  findProviderFacts,
  listWaitingProviders,
  markProviderApplied,
} from './company-sign-in-store.ts'
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
  const { enabledAt, isRequired, requestedAt } = connection
  await directory.saveProvider({
    alias,
    organisation: { alias: number, name },
    domains,
    isEnabled: enabledAt !== null,
    isRequired,
    ...toConnection(connection, secretSealing),
  })
  await withServiceScope(db, (tx) => markProviderApplied(tx, organisationId, { requestedAt }))
}

function toConnection({ sealedSecret, samlProvider, ...facts }: ConnectionFacts, secretSealing: SecretSealing) {
  if (samlProvider) return { protocol: 'saml' as const, provider: samlProvider }
  const { issuer, clientId, authorizationUrl, tokenUrl, keysUrl, logoutUrl, clientAuthentication } = facts
  if (!clientId || !authorizationUrl || !tokenUrl || !keysUrl || !clientAuthentication)
    throw new Error('provider without endpoints')
  return {
    protocol: 'oidc' as const,
    provider: { issuer, authorizationUrl, tokenUrl, keysUrl, logoutUrl, clientAuthentication },
    clientId,
    clientSecret: sealedSecret === null ? undefined : secretSealing.open(sealedSecret),
  }
}

/** Repeats changes whose job was lost or failed for good. A refused change does not hold back the next one. */
export async function syncWaitingProviders(deps: CompanySyncDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - waitingMs)
  for (const organisationId of await withServiceScope(deps.db, (tx) => listWaitingProviders(tx, before))) {
    try {
      await syncCompanySignIn(deps, organisationId)
      deps.log.warn('company-sign-in-repaired', { recordId: organisationId })
    } catch (error) {
      if (!isPermanentRefusal(error)) throw error
      deps.log.warn('company-sign-in-refused', { recordId: organisationId, ...errorFields(error) })
    }
  }
}
