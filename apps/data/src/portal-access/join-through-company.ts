import { organisationNumberOf } from '@ferrule/domain/company-sign-in/company-sign-in'
import { domainOfEmail } from '@ferrule/domain/company-directory/email-domain'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../postgres/database.ts'
import { requestIdentitySync } from '../user-admin/request-identity-sync.ts'
import { setRowScope } from './person-store.ts'

/**
 * Makes a person who signed in at the provider of their company a member of it, without any access. This happens once: a
 * member who was removed, or whom the directory of the company deactivated, does not come back by signing in. Returns
 * whether the person became a member.
 */
export async function joinThroughCompany(tx: Queries, personId: string, profile: UserProfile): Promise<boolean> {
  const number = profile.identityProvider === undefined ? undefined : organisationNumberOf(profile.identityProvider)
  if (number === undefined || !profile.hasVerifiedEmail) return false
  // The person has no organisation yet, so that row-level security would hide the provider.
  await setRowScope(tx, { personId, organisationIds: [], isService: true })
  const at = new Date()
  const organisationId = await insertCompanyMember(tx, { personId, number, email: profile.email, at })
  if (organisationId === undefined) return false
  await recordEvent(tx, {
    actor: personId,
    action: 'company-join',
    subjectType: 'user',
    subjectId: personId,
    after: { organisation: organisationId },
  })
  await requestIdentitySync(tx, personId, at)
  return true
}

type CompanyMember = { personId: string; number: string; email: string; at: Date }

/** Returns the organisation of a new member. */
async function insertCompanyMember(tx: Queries, member: CompanyMember): Promise<string | undefined> {
  const { personId, number, email, at } = member
  const { rows } = await sql<{ organisationId: string }>`
    with joined as (
      insert into company_sign_in_member (organisation_id, person_id, joined_at)
      select organisation.id, ${personId}::uuid, ${at}
      from organisation
      join company_sign_in as sign_in on sign_in.organisation_id = organisation.id and sign_in.enabled_at is not null
      join organisation_domain as verified on verified.organisation_id = organisation.id
        and verified.verified_at is not null and verified.domain = ${domainOfEmail(email)}
      where organisation.number = ${number}
        and not exists (select from scim_user where scim_user.organisation_id = organisation.id
          and scim_user.person_id = ${personId}::uuid)
      on conflict do nothing
      returning organisation_id
    )
    insert into membership (person_id, organisation_id, since)
    select ${personId}::uuid, organisation_id, ${at} from joined
    on conflict do nothing
    returning organisation_id as "organisationId"`.execute(tx)
  return rows[0]?.organisationId
}
