import { accessActions, nextStatus } from '@ferrule/domain/user-admin/access-status'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { openRolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import {
  type AccessState,
  type RandomChange,
  readState,
  requestSomething,
  toRandomChange,
  type WorldState,
} from './random-change.fixture.ts'
import { createTestWorld, type TestWorld } from './user-admin.fixture.ts'

/** A few show that the data service applies the decisions of the domain; `SEQUENCES=10000` runs the long form. */
// oxlint-disable-next-line node/no-process-env -- the size of one test is no setting of the service
const sequences = Number(process.env['SEQUENCES'] ?? 20)
const commandsPerSequence = 10
/** Connections that run sequences at the same time. */
const connections = 4

type Step = { before: WorldState; after: WorldState; by: RandomChange['by']; isAccepted: boolean }

function expectInvariants(world: TestWorld, { before, after, by, isAccepted }: Step): void {
  if (!isAccepted) {
    expect(after).toEqual(before)
    return
  }
  expectEvents(world.people[by], { before, after })
  const ownRows = ({ accesses, members }: WorldState) => [
    accesses.filter(({ personId }) => personId === world.people[by]),
    members.filter(({ personId }) => personId === world.people[by]),
  ]
  expect(ownRows(after)).toEqual(ownRows(before))
  if (by === 'clara') {
    expect(outOfReach(world, after)).toEqual(outOfReach(world, before))
    expect(endedAdministrations(before)).toEqual(expect.arrayContaining(endedAdministrations(after)))
  }
  for (const access of after.accesses) expectTransition(findSame(before, access), access)
  for (const organisationId of Object.values(world.organisations)) {
    const hasOthers = after.members.filter((member) => member.organisationId === organisationId).length > 1
    const loses = hasAdministrator(before, organisationId) && !hasAdministrator(after, organisationId)
    expect([hasOthers, loses]).not.toEqual([true, true])
  }
}

function findSame({ accesses }: WorldState, { id }: AccessState): AccessState | undefined {
  return accesses.find((access) => access.id === id)
}

/** Every user whose accesses or organisations changed has an audit event of the administrator. */
function expectEvents(actor: string, { before, after }: Pick<Step, 'before' | 'after'>): void {
  const events = after.events.slice(before.events.length)
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) expect(event.actor).toBe(actor)
  const userIds = events.map(({ userId }) => userId)
  const rowsOf = ({ accesses, members }: WorldState) =>
    [...accesses, ...members].map((row) => ({ personId: row.personId, row: JSON.stringify(row) }))
  const [old, current] = [rowsOf(before), rowsOf(after)]
  const isIn = (rows: typeof old) => (one: (typeof old)[number]) => rows.some(({ row }) => row === one.row)
  const changed = [...old.filter((one) => !isIn(current)(one)), ...current.filter((one) => !isIn(old)(one))]
  for (const { personId } of changed) expect(userIds).toContain(personId)
}

const isAdministration = ({ application }: AccessState) => application === 'user-administration'

/** The rows that an external administrator never changes: those of other customers, and active administrator roles. */
function outOfReach({ organisations }: TestWorld, { accesses, members }: WorldState) {
  const isForeign = ({ organisationId }: { organisationId: string }) => organisationId === organisations.b
  return [
    accesses.filter((access) => isForeign(access) || (isAdministration(access) && access.status === 'active')),
    members.filter(isForeign),
  ]
}

/** A role that has ended goes with the membership; an external administrator cannot change or add one. */
function endedAdministrations({ accesses }: WorldState): AccessState[] {
  return accesses.filter((access) => isAdministration(access) && access.status !== 'active')
}

/** An undo returns to the status before the last change. */
function expectTransition(before: AccessState | undefined, { status }: AccessState): void {
  const from = before?.status ?? 'none'
  if (status === from) return
  expect([...accessActions.map((action) => nextStatus(from, action)), before?.previous]).toContain(status)
}

/** An organisation whose only member stops being its administrator may have none until one is named. */
function hasAdministrator({ accesses }: WorldState, organisationId: string): boolean {
  return accesses.some(
    (access) =>
      access.organisationId === organisationId &&
      access.role === 'customer-administrator' &&
      access.status === 'active',
  )
}

type Counts = Record<'accepted' | 'refused', number>

async function runSequence(db: Database, counts: Counts): Promise<void> {
  const world = await createTestWorld(db)
  await requestSomething(db, world)
  const names: string[] = []
  let before = await readState(db, world)
  for (let index = 0; index < commandsPerSequence; index += 1) {
    const { name, by, run } = toRandomChange(db, world, before)
    names.push(name)
    const { ok: isAccepted } = await run()
    counts[isAccepted ? 'accepted' : 'refused'] += 1
    const after = await readState(db, world)
    try {
      expectInvariants(world, { before, after, by, isAccepted })
    } catch (error) {
      throw new Error(`after ${names.join(', ')}: ${String(error)}`, { cause: error })
    }
    before = after
  }
}

test(
  'random sequences of changes keep every invariant and leave an audit event each [A5] [A11] [A12] [A16]',
  async () => {
    const counts = { accepted: 0, refused: 0 }
    let left = sequences
    const runAll = async () => {
      const { run, close } = openRolledBack(readSettings().DATA_DATABASE_URL)
      try {
        while (left-- > 0) await run((db) => runSequence(db, counts))
      } finally {
        left = 0
        await close()
      }
    }
    const start = performance.now()
    await Promise.all(Array.from({ length: connections }, runAll))
    const seconds = Math.round((performance.now() - start) / 1000)
    process.stdout.write(`${sequences} sequences in ${seconds} s: ${JSON.stringify(counts)}\n`)
    expect(counts.accepted).toBeGreaterThan(sequences)
    expect(counts.refused).toBeGreaterThan(sequences)
  },
  180_000 + sequences * 1000,
)
