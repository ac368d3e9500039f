import { type Language, languages } from '../locales/language.ts'
import type { ServiceName } from '../portal-services/services-of-roles.ts'
import { z } from 'zod'
import { emailAddress } from '../requests/form-fields.ts'
import type { Administrator } from './administrator.ts'
import { grantableRoles, rolesOfApplication } from './application-roles.ts'
import { isServiceName } from './decide-access-change.ts'

export type UserRowOutcome =
  | 'invites'
  | 'exists'
  | 'email-invalid'
  | 'organisation-unknown'
  | 'application-unknown'
  | 'role-unknown'
  | 'date-invalid'
  | 'duplicate'
  | 'not-allowed'

export type RowInvite = {
  email: string
  organisationId: string
  applications: { application: ServiceName; role: string }[]
  reason: string
  endsOn: string | undefined
  language: Language
}

export type UserRowResult = { line: number; email: string; outcome: UserRowOutcome; invite: RowInvite | undefined }

type Context = {
  administrator: Administrator
  organisations: readonly { id: string; number: string; name: string }[]
  /** Addresses that are members of, or invited into, an organisation, as `organisationId email`. */
  known: ReadonlySet<string>
  today: string
}

/** The outcome of each row of an imported table; the header is line 1. */
export function validateUserRows(rows: readonly Record<string, string>[], context: Context): UserRowResult[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const email = (row['email'] ?? '').trim().toLowerCase()
    const read = readRow(row, email, context)
    const result = (outcome: UserRowOutcome, invite?: RowInvite): UserRowResult => {
      return { line: index + 2, email: email.slice(0, 254), outcome, invite }
    }
    if (typeof read === 'string') return result(read)
    const key = `${read.organisationId} ${email}`
    if (seen.has(key)) return result('duplicate')
    seen.add(key)
    return context.known.has(key) ? result('exists') : result('invites', read)
  })
}

/** The numbers and names by which the rows of a table name organisations. */
export function listOrganisationNames(rows: readonly Record<string, string>[]): string[] {
  return [...new Set(rows.map(nameOfOrganisation))]
}

function nameOfOrganisation(row: Record<string, string>): string {
  return (row['organisation'] ?? '').trim()
}

function readRow(
  row: Record<string, string>,
  email: string,
  { administrator, organisations, today }: Context,
): RowInvite | UserRowOutcome {
  if (!emailAddress.safeParse(email).success) return 'email-invalid'
  const named = nameOfOrganisation(row)
  const organisation = organisations.find(({ number, name }) => number === named || name === named)
  if (!organisation) return 'organisation-unknown'
  const applications = readApplications(row['applications'] ?? '', administrator)
  if (typeof applications === 'string') return applications
  const ends = (row['ends'] ?? '').trim()
  if (ends !== '' && (!z.iso.date().safeParse(ends).success || ends < today)) return 'date-invalid'
  return {
    email,
    organisationId: organisation.id,
    applications,
    reason: (row['reason'] ?? '')
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .trim()
      .slice(0, 500),
    endsOn: ends === '' ? undefined : ends,
    language: languages.find((language) => language === row['language']?.trim()) ?? 'en',
  }
}

/** `inventory|wire-flow:on-premises-user`: a name without a role means the usual one. */
function readApplications(text: string, { kind }: Administrator): RowInvite['applications'] | UserRowOutcome {
  const entries = text.split('|').map((entry) => entry.trim().split(':'))
  const applications: RowInvite['applications'] = []
  for (const [name = '', role] of entries) {
    if (!isServiceName(name) || applications.some(({ application }) => application === name))
      return 'application-unknown'
    const chosen = role ?? rolesOfApplication(name)[0] ?? ''
    if (!rolesOfApplication(name).includes(chosen)) return 'role-unknown'
    if (!grantableRoles(kind, name).includes(chosen)) return 'not-allowed'
    applications.push({ application: name, role: chosen })
  }
  return applications
}
