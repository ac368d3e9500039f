import { toDomainRecord } from '@ferrule/domain/company-directory/email-domain'
import { statusOfCompanySignIn, toProviderAlias } from '@ferrule/domain/company-sign-in/company-sign-in'
import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { grantableRoles } from '@ferrule/domain/user-admin/application-roles'
import type { Deps } from '../../graphql/request-context.ts'
import { withAdministratorScope } from '../../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { findCompanySignIn } from '../company-sign-in/company-sign-in-store.ts'
import { findOrganisation, listLimitedApplications } from '../managed-organisation-store.ts'
import { listDirectoryGroups } from '../scim/scim-group-store.ts'
import { listScimTokens } from '../scim/scim-token-store.ts'
import { countScimUsers } from '../scim/scim-user-store.ts'
import { toName } from '../to-managed-access.ts'
import { listDomains } from './organisation-domain-store.ts'

const maxGroups = 500

export type CompanyDirectory = NonNullable<Awaited<ReturnType<typeof readCompanyDirectory>>>

/** Undefined both for a missing organisation and for one that the caller does not administer. */
export async function readCompanyDirectory(
  { db, now, publicOrigin, companySignIn }: Pick<Deps, 'db' | 'now' | 'publicOrigin' | 'companySignIn'>,
  actor: SignedInActor,
  organisationId: string,
) {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const organisation = await findOrganisation(tx, administrator, organisationId)
    if (!organisation) return undefined
    const domains = await listDomains(tx, organisationId)
    const tokens = await listScimTokens(tx, organisationId, now())
    const limited = await listLimitedApplications(tx, [organisationId])
    return {
      organisation,
      scimUrl: `${publicOrigin}/scim/v2`,
      signIn: toSignIn(await findCompanySignIn(tx, organisationId)),
      redirectUri: companySignIn.redirectUriOf(toProviderAlias(organisation.number)),
      canApproveDomains: administrator.kind === 'internal',
      domains: domains.map((one) => ({ ...one, record: toDomainRecord(one) })),
      tokens: tokens.map(({ firstName, lastName, ...token }) => ({ ...token, madeBy: toName(firstName, lastName) })),
      groups: await listDirectoryGroups(tx, organisationId, maxGroups),
      directoryUsers: await countScimUsers(tx, organisationId),
      groupChoices: serviceNames
        .map((name) => ({ name, roles: [...grantableRoles('external', name)] }))
        .filter(({ name, roles }) => roles.length > 0 && !limited.some(({ application }) => application === name)),
    }
  })
}

function toSignIn(saved: Awaited<ReturnType<typeof findCompanySignIn>>) {
  if (!saved) return null
  const { firstName, lastName, enabledAt, isRequired, ...connection } = saved
  return {
    ...connection,
    savedBy: toName(firstName, lastName),
    status: statusOfCompanySignIn({ enabledAt, isRequired }),
  }
}
