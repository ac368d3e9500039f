import { randomBytes } from 'node:crypto'
import { provesDomain, toDomainRecord } from '@ferrule/domain/company-directory/email-domain'
import type { DomainInput } from '@ferrule/domain/company-directory/company-directory-input'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { recordEvent } from '../../audit/record-event.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { withAdministratorScope } from '../../portal-access/with-administrator-scope.ts'
import type { Queries } from '../../postgres/database.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import type { ChangeDeps } from '../change-access.ts'
import { requestCompanySync } from '../company-sign-in/request-company-sync.ts'
import { listOrganisationsById } from '../managed-organisation-store.ts'
import { type AdminRefusal, runAdminChange } from '../run-admin-change.ts'
import {
  deleteDomain,
  findDomain,
  insertDomain,
  listDomains,
  markDomainChecked,
  verifyDomain,
} from './organisation-domain-store.ts'

const maxDomains = 20

type DomainRefusal =
  | 'not-found'
  | 'domain-exists'
  | 'too-many-domains'
  | 'record-missing'
  | 'domain-taken'
  | 'not-allowed'

type Outcome = Promise<Result<{ id: string }, DomainRefusal | AdminRefusal>>

/** Claims a domain. It counts only after its TXT record is found or an internal administrator approves it. */
export async function addDomain({ db, now }: ChangeDeps, actor: SignedInActor, input: DomainInput): Outcome {
  return runAdminChange(db, { actor, operation: 'add-domain', input }, async (tx, administrator) => {
    const { organisationId } = input
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    if (!organisation) return refuse('not-found')
    if ((await listDomains(tx, organisationId)).length >= maxDomains) return refuse('too-many-domains')
    const challenge = randomBytes(16).toString('hex')
    const isNew = await insertDomain(tx, input, { challenge, by: administrator.personId, at: now() })
    if (!isNew) return refuse('domain-exists')
    return record(tx, administrator, { action: 'add-domain', input })
  })
}

/** Looks for the TXT record. The name server is asked before the change, so that no transaction waits for it. */
export async function checkDomain(
  deps: ChangeDeps & Pick<Deps, 'readDomainRecords'>,
  actor: SignedInActor,
  input: DomainInput,
): Outcome {
  const { db, now, readDomainRecords } = deps
  const { organisationId, domain } = input
  const claimed = await withAdministratorScope(db, actor, async (tx, administrator) => {
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    return organisation && findDomain(tx, input)
  })
  if (!claimed) return refuse('not-found')
  const { name, value } = toDomainRecord({ domain, challenge: claimed.challenge })
  const isProven = provesDomain(await readDomainRecords(name), value)
  return runAdminChange(db, { actor, operation: 'check-domain', input }, async (tx, administrator) => {
    await markDomainChecked(tx, input, now())
    if (!isProven) return refuse('record-missing')
    if (!(await verifyDomain(tx, input, { at: now(), by: null }))) return refuse('domain-taken')
    await requestCompanySync(tx, organisationId, now())
    return record(tx, administrator, { action: 'verify-domain', input })
  })
}

/** Verifies a domain without its record, after an internal administrator has made sure in another way. */
export async function approveDomain({ db, now }: ChangeDeps, actor: SignedInActor, input: DomainInput): Outcome {
  return runAdminChange(db, { actor, operation: 'approve-domain', input }, async (tx, administrator) => {
    const claimed = await findDomain(tx, input)
    if (!claimed) return refuse('not-found')
    if (administrator.kind !== 'internal') return refuse('not-allowed')
    if (!(await verifyDomain(tx, input, { at: now(), by: administrator.personId }))) return refuse('domain-taken')
    await requestCompanySync(tx, input.organisationId, now())
    return record(tx, administrator, { action: 'approve-domain', input })
  })
}

/** People with an address of the domain stay members; the directory and the company sign-in cannot add others. */
export async function removeDomain({ db, now }: ChangeDeps, actor: SignedInActor, input: DomainInput): Outcome {
  return runAdminChange(db, { actor, operation: 'remove-domain', input }, async (tx, administrator) => {
    const [organisation] = await listOrganisationsById(tx, administrator, [input.organisationId])
    if (!organisation || !(await deleteDomain(tx, input))) return refuse('not-found')
    await requestCompanySync(tx, input.organisationId, now())
    return record(tx, administrator, { action: 'remove-domain', input })
  })
}

async function record(
  tx: Queries,
  { personId }: Administrator,
  { action, input: { organisationId, domain } }: { action: string; input: DomainInput },
) {
  const after = { domain }
  await recordEvent(tx, { actor: personId, action, subjectType: 'organisation', subjectId: organisationId, after })
  return ok({ id: domain })
}
