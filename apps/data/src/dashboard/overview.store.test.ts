import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { expect, test } from 'vitest'
import { readMachineOverview } from '../machines/read-machine-overview.ts'
import { readSoftware } from '../software/read-software.ts'
import { countUpdates } from '../software/count-updates.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readDeskOverview } from '../service-desk/read-desk-overview.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { readTicketOverview } from '../tickets/read-ticket-overview.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-16T08:00:00Z')

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const anna = actor('anna.berg@norlitz.example')
const stranger = actor('nobody@norlitz.example')
const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)

test('the tickets of the dashboard agree with their counts, and belong to the caller', () =>
  rolledBack(url, async (db) => {
    const { counts, waiting, latest, weeks } = await readTicketOverview({ db, now }, anna)
    expect(latest.length).toBe(Math.min(4, counts.all))
    expect(waiting.length).toBe(Math.min(3, counts.waiting))
    expect(waiting.every(({ status }) => status === 'waiting-for-you')).toBe(true)
    expect(weeks).toHaveLength(8)
    const opened = weeks.reduce((sum, week) => sum + week.opened, 0)
    expect(opened).toBeLessThanOrEqual(counts.all)
    const foreign = await readTicketOverview({ db, now }, stranger)
    expect({ ...foreign, weeks: foreign.weeks.map(({ opened: count }) => count) }).toEqual({
      counts: { open: 0, waiting: 0, solved: 0, closed: 0, all: 0 },
      waiting: [],
      latest: [],
      weeks: Array.from({ length: 8 }, () => 0),
    })
  }))

test('the machines of the dashboard are those of the caller, with the next dates first', () =>
  rolledBack(url, async (db) => {
    const { states, total, stopped, due } = await readMachineOverview({ db, now }, anna)
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    expect(stopped.every(({ state }) => state === 'stopped')).toBe(true)
    expect(due.map(({ day }) => day)).toEqual(due.map(({ day }) => day).toSorted())
    expect(due.every(({ day }) => day >= '2026-11-16' && day <= '2027-02-14')).toBe(true)
    expect(await readMachineOverview({ db, now }, stranger)).toMatchObject({ total: 0, stopped: [], due: [] })
  }))

test('counts the machines for which the download centre offers an update', () =>
  rolledBack(url, async (db) => {
    const machines = (await readSoftware({ db }, anna, 'en')).flatMap((family) => family.machines)
    expect(await countUpdates({ db }, anna)).toBe(machines.filter(({ versionsBehind }) => versionsBehind > 0).length)
    expect(await countUpdates({ db }, stranger)).toBe(0)
  }))

test('an agent sees the open tickets of all customers, the most urgent first', () =>
  rolledBack(url, async (db) => {
    const { counts, overdue, dueSoon, turns, urgent } = await readDeskOverview({ db, now }, jonas)
    expect(turns.ours + turns.customers).toBeLessThanOrEqual(counts.open)
    expect(urgent.length).toBe(Math.min(5, overdue + dueSoon))
    expect(urgent.filter(({ isLate }) => isLate).length).toBe(Math.min(5, overdue))
    const times = urgent.map(({ dueAt }) => dueAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  }))
