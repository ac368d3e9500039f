import { randomUUIDv7 } from 'node:crypto'
import {
  canRename,
  findNamed,
  type PartListInput,
  type RenamePartListInput,
  toListLines,
} from '@ferrule/domain/part-lists/part-list'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../audit/record-event.ts'
import type { Deps } from '../graphql/request-context.ts'
import { listPartsByNumber } from '../parts/part-queries.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { deleteList, listNames, lockOwnList, lockOwnMachine, saveList, saveName } from './part-list-store.ts'

type ListDeps = Pick<Deps, 'db' | 'now'>

export type ListRefusal =
  | 'machine-unknown'
  | 'list-unknown'
  | 'name-taken'
  | 'part-unknown'
  | 'part-repeated'
  | 'too-many-lists'

export type ListChange = Result<{ id: string }, ListRefusal>

/** Saves a named part list for a machine and replaces a list with the same name. Idempotent. */
export async function savePartList(
  { db, now }: ListDeps,
  actor: SignedInActor,
  input: PartListInput,
): Promise<ListChange> {
  return withUserScope(db, actor, async (tx, scope) => {
    const machine = await lockOwnMachine(tx, scope, input.serialNumber)
    if (!machine) return refuse('machine-unknown')
    const lists = await listNames(tx, machine.id)
    const numbers = input.lines.map(({ articleNumber }) => articleNumber)
    const lines = toListLines(input, await listPartsByNumber(tx, numbers, 'en'), lists)
    if (!lines.ok) return lines
    const id = findNamed(lists, input.name)?.id ?? randomUUIDv7()
    const { id: machineId, organisationId } = machine
    const list = { id, organisationId, machineId, name: input.name, savedBy: scope.personId, savedAt: now() }
    await saveList(tx, list, lines.value)
    await recordEvent(tx, {
      actor: scope.personId,
      action: 'save-part-list',
      subjectType: 'part-list',
      subjectId: id,
      after: { name: input.name, lines: lines.value.length },
    })
    return ok({ id })
  })
}

export async function renamePartList(
  { db }: ListDeps,
  actor: SignedInActor,
  input: RenamePartListInput,
): Promise<ListChange> {
  return withUserScope(db, actor, async (tx, scope) => {
    const list = await lockOwnList(tx, scope, input.id)
    if (!list) return refuse('list-unknown')
    if (!canRename(await listNames(tx, list.machineId), input)) return refuse('name-taken')
    await saveName(tx, list.id, input.name)
    await recordEvent(tx, {
      actor: scope.personId,
      action: 'rename-part-list',
      subjectType: 'part-list',
      subjectId: list.id,
      before: { name: list.name },
      after: { name: input.name },
    })
    return ok({ id: list.id })
  })
}

export async function deletePartList({ db }: ListDeps, actor: SignedInActor, id: string): Promise<ListChange> {
  return withUserScope(db, actor, async (tx, scope) => {
    const list = await lockOwnList(tx, scope, id)
    if (!list) return refuse('list-unknown')
    await deleteList(tx, list.id)
    await recordEvent(tx, {
      actor: scope.personId,
      action: 'delete-part-list',
      subjectType: 'part-list',
      subjectId: list.id,
      before: { name: list.name },
    })
    return ok({ id: list.id })
  })
}
