import { expect, test } from 'vitest'
import { listNextSteps, type MachineNow } from './next-steps.ts'

const today = '2026-11-19'
const quiet: MachineNow = {
  machine: { retiredOn: null, contractUntil: null, warrantyUntil: null },
  tickets: [],
  advisories: [],
  newestSoftware: null,
}
const ticket = { id: 't1', number: '26-40718', subject: 'Drift', status: 'waiting-for-you' }
const advisory = { trackingId: 'NSA-2026-07', title: 'Old keys', language: 'en', state: 'answer-needed' }
const newestSoftware = { version: '8.4.0', versionsBehind: 1 }
const busy: MachineNow = {
  machine: { retiredOn: null, contractUntil: '2027-01-01', warrantyUntil: '2026-12-01' },
  tickets: [ticket],
  advisories: [advisory],
  newestSoftware,
}

const kindsOf = (now: MachineNow) => listNextSteps(now, today).map(({ kind }) => kind)

test('lists everything to do, the most urgent first', () => {
  expect(kindsOf(busy)).toEqual(['ticket', 'advisory', 'software', 'contract', 'warranty'])
})

test.each<[string, MachineNow, string[]]>([
  ['nothing to do', quiet, []],
  ['a machine out of service', { ...busy, machine: { ...busy.machine, retiredOn: '2026-01-01' } }, []],
  ['a ticket that waits for us', { ...quiet, tickets: [{ ...ticket, status: 'assigned' }] }, []],
  ['an advisory with an answer', { ...quiet, advisories: [{ ...advisory, state: 'installed' }] }, []],
  ['the newest software', { ...quiet, newestSoftware: null }, []],
])('%s', (_, now, kinds) => {
  expect(kindsOf(now)).toEqual(kinds)
})

test.each([
  ['yesterday', '2026-11-18', false],
  ['today', '2026-11-19', true],
  ['in 90 days', '2027-02-17', true],
  ['in 91 days', '2027-02-18', false],
])('a contract that ends %s', (_, contractUntil, isListed) => {
  const kinds = kindsOf({ ...quiet, machine: { ...quiet.machine, contractUntil } })
  expect(kinds).toEqual(isListed ? ['contract'] : [])
})
