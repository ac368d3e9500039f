import { expect, test } from 'vitest'
import { admitAnswer, answerDueOn, machineAnswer, stateOfMachine, stateOfMachines } from './advisory-answer.ts'

const now = new Date('2026-11-18T10:00:00Z')
const machineId = '0197b0c2-0000-7000-8000-000000000001'
const accept = (acceptedUntil: string) => ({
  machineId,
  answer: 'accepted' as const,
  acceptedUntil,
  reason: 'No stop.',
})

test.each([
  ['2026-11-18', 'date-out-of-range'],
  ['2026-11-19', undefined],
  ['2027-11-19', undefined],
  ['2027-11-20', 'date-out-of-range'],
])('a risk that is accepted until %s: %s', (until, reason) => {
  const result = admitAnswer(accept(until), 'affected', now)
  expect(result.ok ? undefined : result.reason).toBe(reason)
})

test.each(['fixed', 'under-investigation', 'not-affected'] as const)(
  'refuses an answer for a machine that is %s',
  (status) => {
    expect(admitAnswer({ machineId, answer: 'installed' }, status, now)).toEqual({ ok: false, reason: 'not-affected' })
  },
)

test.each([
  [{ machineId, answer: 'ignored' }],
  [{ machineId: 'x', answer: 'installed' }],
  [{ ...accept('2027-01-31'), reason: ' ' }],
  [{ ...accept('31.1.2027') }],
  [{ ...accept('2027-01-31'), reason: 'x'.repeat(501) }],
])('does not read %j', (input) => {
  expect(machineAnswer.safeParse(input).success).toBe(false)
})

test.each([
  ['high', '2026-11-26'],
  ['medium', '2026-12-12'],
  ['low', '2027-01-11'],
] as const)('an answer about a %s advisory of 12 November is due on %s', (severity, due) => {
  expect(answerDueOn('2026-11-12T08:00:00Z', severity)).toBe(due)
})

const today = '2026-11-18'
const answered = (answer: string, acceptedUntil: string | null = null) =>
  ({ status: 'affected', answer: { answer, acceptedUntil } }) as const

test.each([
  [{ status: 'affected', answer: null }, 'answer-needed'],
  [answered('installed'), 'installed'],
  [answered('accepted', '2026-11-18'), 'accepted'],
  [answered('accepted', '2026-11-17'), 'answer-needed'],
  [{ status: 'fixed', answer: null }, 'installed'],
  [{ status: 'under-investigation', answer: null }, 'under-investigation'],
  [{ status: 'not-affected', answer: null }, 'not-affected'],
] as const)('%j is %s', (machine, state) => {
  expect(stateOfMachine(machine, today)).toBe(state)
})

test('an advisory has the state of its most urgent machine', () => {
  const machines = [
    answered('installed'),
    answered('accepted', '2027-01-01'),
    { status: 'affected', answer: null } as const,
  ]
  expect(stateOfMachines(machines, today)).toBe('answer-needed')
  expect(stateOfMachines(machines.slice(0, 2), today)).toBe('accepted')
  expect(stateOfMachines([], today)).toBe('not-affected')
})
