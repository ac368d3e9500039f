import { randomUUIDv7 } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { ScimRefusal } from '@ferrule/domain/scim/scim-error'
import type { ScimGroup, ScimGroupInput } from '@ferrule/domain/scim/scim-group'
import { recordEvent } from '../../audit/record-event.ts'
import type { Queries } from '../../postgres/database.ts'
import { requestIdentitySync } from '../request-identity-sync.ts'
import { applyGroupAccess } from './apply-group-access.ts'
import { changeDirectory, type Directory, type DirectoryDeps, directoryActor } from './directory-scope.ts'
import {
  addGroupMembers,
  deleteScimGroup,
  findScimGroup,
  removeGroupMembers,
  saveScimGroup,
} from './scim-group-store.ts'
import { adoptMembers, areScimUsers } from './scim-user-store.ts'

export async function createScimGroup(
  deps: DirectoryDeps,
  directory: Directory,
  input: ScimGroupInput,
): Promise<Result<ScimGroup, ScimRefusal>> {
  return changeDirectory(deps, directory, (tx, at) =>
    save(tx, directory, { id: randomUUIDv7(), before: undefined, input, at }),
  )
}

type ChangeRequest = { id: string; change: (group: ScimGroup) => Result<ScimGroupInput, ScimRefusal> }

/** Replaces a group, by PUT or PATCH. A repeated request changes nothing. */
export async function changeScimGroup(
  deps: DirectoryDeps,
  directory: Directory,
  { id, change }: ChangeRequest,
): Promise<Result<ScimGroup, ScimRefusal>> {
  return changeDirectory(deps, directory, async (tx, at) => {
    const before = await findScimGroup(tx, directory.organisationId, id)
    if (!before) return refuse('not-found')
    const changed = change(before)
    return changed.ok ? save(tx, directory, { id, before, input: changed.value, at }) : changed
  })
}

/** Deletes a group. Its people lose the applications that only this group gave. */
export async function deleteDirectoryGroup(
  deps: DirectoryDeps,
  directory: Directory,
  { id, check }: { id: string; check: (group: ScimGroup) => Result<undefined, ScimRefusal> },
): Promise<Result<undefined, ScimRefusal>> {
  return changeDirectory(deps, directory, async (tx, at) => {
    const { organisationId } = directory
    const group = await findScimGroup(tx, organisationId, id)
    if (!group) return refuse('not-found')
    const checked = check(group)
    if (!checked.ok) return checked
    const people = group.members.map((member) => member.id)
    await removeGroupMembers(tx, { id, organisationId }, people)
    await applyToPeople(tx, directory, { people, at })
    await deleteScimGroup(tx, { id, organisationId })
    await record(tx, directory, { id, action: 'delete-scim-group', members: 0 })
    return ok(undefined)
  })
}

type Save = { id: string; before: ScimGroup | undefined; input: ScimGroupInput; at: Date }

async function save(
  tx: Queries,
  directory: Directory,
  { id, before, input, at }: Save,
): Promise<Result<ScimGroup, ScimRefusal>> {
  const { organisationId } = directory
  const { displayName, externalId, memberIds } = input
  const heldIds = before?.members.map((member) => member.id) ?? []
  const added = memberIds.filter((member) => !heldIds.includes(member))
  const removed = heldIds.filter((member) => !memberIds.includes(member))
  const isSame = before?.displayName === displayName && before.externalId === externalId
  if (before && isSame && added.length + removed.length === 0) return ok(before)
  if (!(await areScimUsers(tx, organisationId, added))) return refuse('invalidValue')
  const isSaved = await saveScimGroup(tx, { id, organisationId, displayName, externalId, at })
  if (!isSaved) return refuse('uniqueness')
  await adoptMembers(tx, organisationId, { ids: added, at })
  await addGroupMembers(tx, { id, organisationId }, added)
  await removeGroupMembers(tx, { id, organisationId }, removed)
  await applyToPeople(tx, directory, { people: [...added, ...removed], at })
  await record(tx, directory, { id, action: 'save-scim-group', members: memberIds.length })
  const saved = await findScimGroup(tx, organisationId, id)
  if (!saved) throw new Error('saved group not found')
  return ok(saved)
}

/** Applies what groups give to people after a change of a group. */
export async function applyToPeople(
  tx: Queries,
  { organisationId }: Pick<Directory, 'organisationId'>,
  { people, at }: { people: readonly string[]; at: Date },
): Promise<void> {
  for (const personId of people) {
    await applyGroupAccess(tx, { organisationId }, { personId, at })
    await requestIdentitySync(tx, personId, at)
  }
}

async function record(
  tx: Queries,
  { organisationId, tokenId }: Directory,
  { id, action, members }: { id: string; action: string; members: number },
): Promise<void> {
  const after = { organisation: organisationId, token: tokenId, members }
  await recordEvent(tx, { actor: directoryActor, action, subjectType: 'scim-group', subjectId: id, after })
}
