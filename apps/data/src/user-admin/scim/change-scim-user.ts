import { randomUUIDv7 } from 'node:crypto'
import { domainOfEmail } from '@ferrule/domain/company-directory/email-domain'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { ScimRefusal } from '@ferrule/domain/scim/scim-error'
import { type ScimUser, type ScimUserInput, toPersonName, withoutComposedName } from '@ferrule/domain/scim/scim-user'
import { eraseAccount } from '../../accounts/erase-account.ts'
import { registerPerson } from '../../portal-access/person-queries.ts'
import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'
import { recordUserEvent } from '../record-user-event.ts'
import { joinDirectory, leaveDirectory } from './directory-membership.ts'
import { changeDirectory, type Directory, type DirectoryDeps, directoryActor } from './directory-scope.ts'
import {
  deleteScimUser,
  type DirectoryUser,
  findScimUser,
  isNameTaken,
  isVerifiedDomain,
  saveScimUser,
} from './scim-user-store.ts'

/** Creates a person, or adopts the one with this address: a verified domain belongs to the organisation. */
export async function createScimUser(
  deps: DirectoryDeps,
  directory: Directory,
  input: ScimUserInput,
): Promise<Result<ScimUser, ScimRefusal>> {
  return changeDirectory(deps, directory, async (tx, at) => {
    const { organisationId } = directory
    const { email, isActive } = input
    if (await isNameTaken(tx, organisationId, input)) return refuse('uniqueness')
    if (!(await isOwnAddress(tx, directory, email))) return refuse('outside-domain')
    const personId = await registerPerson(tx, { id: randomUUIDv7(), email, ...toPersonName(input) })
    await saveScimUser(tx, { organisationId, personId }, { user: input, at })
    if (isActive) await joinDirectory(tx, directory, { personId, email, at })
    else await record(tx, directory, personId)
    return findChanged(tx, directory, personId)
  })
}

type ChangeRequest = {
  id: string
  /** The state after the change, or why it is impossible. */
  change: (user: ScimUser) => Result<ScimUserInput, ScimRefusal>
}

/** Replaces a person, by PUT or PATCH. A repeated request changes nothing. */
export async function changeScimUser(
  deps: DirectoryDeps,
  directory: Directory,
  { id, change }: ChangeRequest,
): Promise<Result<ScimUser, ScimRefusal>> {
  return changeDirectory(deps, directory, async (tx, at) => {
    const { organisationId } = directory
    const user = await findScimUser(tx, organisationId, id)
    if (!user) return refuse('not-found')
    const changed = change(user)
    if (!changed.ok) return changed
    const input = withoutComposedName(user, changed.value)
    if (input.email !== user.email) return refuse('mutability')
    if (await isNameTaken(tx, organisationId, { ...input, id })) return refuse('uniqueness')
    const moved = await move(tx, directory, { user, isActive: input.isActive, at })
    if (!moved.ok) return moved
    if (!user.isProvisioned || differs(user, input) || user.isActive !== input.isActive) {
      await saveScimUser(tx, { organisationId, personId: id }, { user: input, at })
      await record(tx, directory, id)
    }
    return findChanged(tx, directory, id)
  })
}

/** Ends the membership. The account is deleted if no other organisation has the person. */
export async function deleteDirectoryUser(
  deps: DirectoryDeps,
  directory: Directory,
  { id, check }: { id: string; check: (user: ScimUser) => Result<undefined, ScimRefusal> },
): Promise<Result<undefined, ScimRefusal>> {
  return changeDirectory(deps, directory, async (tx, at) => {
    const user = await findScimUser(tx, directory.organisationId, id)
    if (!user) return refuse('not-found')
    const checked = check(user)
    if (!checked.ok) return checked
    const left = await leaveDirectory(tx, directory, { personId: id, subject: user.subject, at })
    if (!left.ok) return left
    await deleteScimUser(tx, { organisationId: directory.organisationId, personId: id })
    if (left.value.hasOtherOrganisation) return ok(undefined)
    await eraseAccount(tx, { subject: user.subject ?? '', verifiedEmail: user.email })
    if (user.subject) await addJob(tx, 'delete-identity', { subject: user.subject })
    return ok(undefined)
  })
}

type Move = { user: DirectoryUser; isActive: boolean; at: Date }

/** A person outside the verified domains can be deactivated, but needs an invite to come back. */
async function move(
  tx: Queries,
  directory: Directory,
  { user, isActive, at }: Move,
): Promise<Result<undefined, ScimRefusal>> {
  if (user.isActive === isActive) return ok(undefined)
  const { id: personId, email, subject } = user
  if (!isActive) {
    const left = await leaveDirectory(tx, directory, { personId, subject, at })
    return left.ok ? ok(undefined) : left
  }
  if (!(await isOwnAddress(tx, directory, email))) return refuse('outside-domain')
  await joinDirectory(tx, directory, { personId, email, at })
  return ok(undefined)
}

function differs(user: ScimUserInput, input: ScimUserInput): boolean {
  const facts = ['userName', 'externalId', 'givenName', 'familyName', 'displayName', 'preferredLanguage'] as const
  return facts.some((fact) => user[fact] !== input[fact])
}

function isOwnAddress(tx: Queries, { organisationId }: Directory, email: string): Promise<boolean> {
  return isVerifiedDomain(tx, { organisationId, domain: domainOfEmail(email) })
}

async function record(tx: Queries, { organisationId, tokenId }: Directory, userId: string): Promise<void> {
  const after = { token: tokenId }
  await recordUserEvent(tx, { by: directoryActor, action: 'directory-change', userId, organisationId, after })
}

async function findChanged(tx: Queries, { organisationId }: Directory, id: string) {
  const user = await findScimUser(tx, organisationId, id)
  if (!user) throw new Error('changed person not found')
  return ok(user)
}
