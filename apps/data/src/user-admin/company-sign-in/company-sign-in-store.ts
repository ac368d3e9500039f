import type { CompanyProvider } from '@ferrule/domain/company-sign-in/company-provider'
import type { SamlProvider } from '@ferrule/domain/company-sign-in/saml-provider'
import { sql } from 'kysely'
import type { Queries } from '../../postgres/database.ts'

/** The sign-in of an organisation, as an administrator sees it. */
export async function findCompanySignIn(tx: Queries, organisationId: string) {
  return tx
    .selectFrom('companySignIn')
    .leftJoin('person', 'person.id', 'companySignIn.savedBy')
    .where('companySignIn.organisationId', '=', organisationId)
    .select(['issuer', 'clientId', 'savedAt', 'checkedAt', 'checkProblem', 'enabledAt', 'isRequired'])
    .select(['person.firstName', 'person.lastName'])
    .select([
      sql<boolean>`applied_at is distinct from requested_at`.as('isPending'),
      sql<SamlProvider | null>`saml_provider`.as('samlProvider'),
    ])
    .executeTakeFirst()
}

export async function countVerifiedDomains(tx: Queries, organisationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .where('verifiedAt', 'is not', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Connection = {
  organisationId: string
  provider: CompanyProvider
  clientId: string
  sealedSecret: Buffer
  by: string
  at: Date
}

/** Saves an OpenID Connect provider in place of any other. Its switch stays as it is. */
export async function saveConnection(tx: Queries, connection: Connection): Promise<void> {
  const { organisationId, provider, clientId, sealedSecret, by, at } = connection
  const { issuer, authorizationUrl, tokenUrl, keysUrl, logoutUrl, clientAuthentication } = provider
  await tx
    .insertInto('companySignIn')
    .values({
      organisationId,
      issuer,
      clientId,
      authorizationUrl,
      tokenUrl,
      keysUrl,
      logoutUrl,
      clientAuthentication,
      sealedSecret,
      savedBy: by,
      savedAt: at,
      checkedAt: at,
      checkProblem: null,
      requestedAt: at,
    })
    .onConflict((conflict) =>
      conflict.column('organisationId').doUpdateSet({
        issuer,
        clientId,
        authorizationUrl,
        tokenUrl,
        keysUrl,
        logoutUrl,
        clientAuthentication,
        sealedSecret,
        samlProvider: null,
        savedBy: by,
        savedAt: at,
        checkedAt: at,
        checkProblem: null,
        requestedAt: at,
      }),
    )
    .execute()
}

type SamlConnection = { organisationId: string; provider: SamlProvider; by: string; at: Date }

/** The same for a SAML provider. */
export async function saveSamlProvider(tx: Queries, connection: SamlConnection): Promise<void> {
  const { organisationId, provider, by, at } = connection
  const { issuer } = provider
  const samlProvider = JSON.stringify(provider)
  await tx
    .insertInto('companySignIn')
    .values({ organisationId, issuer, samlProvider, savedBy: by, savedAt: at, checkedAt: at, requestedAt: at })
    .onConflict((conflict) =>
      conflict.column('organisationId').doUpdateSet({
        issuer,
        clientId: null,
        authorizationUrl: null,
        tokenUrl: null,
        keysUrl: null,
        logoutUrl: null,
        clientAuthentication: null,
        sealedSecret: null,
        samlProvider,
        savedBy: by,
        savedAt: at,
        checkedAt: at,
        checkProblem: null,
        requestedAt: at,
      }),
    )
    .execute()
}

export async function markConnectionChecked(
  tx: Queries,
  organisationId: string,
  { at, problem }: { at: Date; problem: string | null },
): Promise<void> {
  await tx
    .updateTable('companySignIn')
    .set({ checkedAt: at, checkProblem: problem })
    .where('organisationId', '=', organisationId)
    .execute()
}

export async function setSwitch(
  tx: Queries,
  organisationId: string,
  { enabledAt, isRequired }: { enabledAt: Date | null; isRequired: boolean },
): Promise<void> {
  await tx
    .updateTable('companySignIn')
    .set({ enabledAt, isRequired })
    .where('organisationId', '=', organisationId)
    .execute()
}

export async function deleteCompanySignIn(tx: Queries, organisationId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('companySignIn')
    .where('organisationId', '=', organisationId)
    .returning('organisationId')
    .executeTakeFirst()
  return deleted !== undefined
}

/** The organisation, and the provider that the identity server should have for it. */
export async function findProviderFacts(tx: Queries, organisationId: string) {
  const organisation = await tx
    .selectFrom('organisation')
    .where('id', '=', organisationId)
    .select(['number', 'name'])
    .executeTakeFirst()
  const connection = await tx
    .selectFrom('companySignIn')
    .where('organisationId', '=', organisationId)
    .select(['issuer', 'clientId', 'authorizationUrl', 'tokenUrl', 'keysUrl', 'logoutUrl', 'sealedSecret'])
    .select(['enabledAt', 'isRequired'])
    .select([
      sql<CompanyProvider['clientAuthentication'] | null>`client_authentication`.as('clientAuthentication'),
      sql<SamlProvider | null>`saml_provider`.as('samlProvider'),
      sql<string>`requested_at::text`.as('requestedAt'),
    ])
    .executeTakeFirst()
  const domains = await tx
    .selectFrom('organisationDomain')
    .where('organisationId', '=', organisationId)
    .where('verifiedAt', 'is not', null)
    .select('domain')
    .orderBy('domain')
    .execute()
  return { organisation, connection, domains: domains.map(({ domain }) => domain) }
}

export type ConnectionFacts = NonNullable<Awaited<ReturnType<typeof findProviderFacts>>['connection']>

/** Marks the state that was read as applied, and deletes its secret. A change since then stays waiting. */
export async function markProviderApplied(
  tx: Queries,
  organisationId: string,
  { requestedAt }: { requestedAt: string },
): Promise<void> {
  await tx
    .updateTable('companySignIn')
    .set({ appliedAt: sql<Date>`requested_at`, sealedSecret: null })
    .where('organisationId', '=', organisationId)
    .where(sql`requested_at::text`, '=', requestedAt)
    .execute()
}

/** Organisations whose provider waits for the identity server since before a time. */
export async function listWaitingProviders(tx: Queries, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('companySignIn')
    .where(sql<boolean>`applied_at is distinct from requested_at`)
    .where('requestedAt', '<', before)
    .select('organisationId')
    .limit(100)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}
