import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ReportFacts,
  reportKinds,
  reportSteps,
  stateOfReportStep,
  toReportDeadline,
  warningMs,
} from './reporting-clock.ts'

const at = (text: string) => new Date(text)
const iso = (time: Date | null) => time?.toISOString().slice(0, 16) ?? null

function facts(kind: ReportFacts['kind'], awareAt: string, rest: { fixedAt?: string; notifiedAt?: string } = {}) {
  const { fixedAt, notifiedAt } = rest
  return {
    kind,
    awareAt: at(awareAt),
    fixedAt: fixedAt ? at(fixedAt) : null,
    notifiedAt: notifiedAt ? at(notifiedAt) : null,
  }
}

const [vulnerability, incident] = reportKinds

test.each([
  [vulnerability, '2026-11-18T09:30Z', {}, ['2026-11-19T09:30', '2026-11-21T09:30', null]],
  // Over the end of a month, of a year, and of a February with 29 days.
  [
    vulnerability,
    '2026-12-30T23:00Z',
    { fixedAt: '2026-12-31T12:00Z' },
    ['2026-12-31T23:00', '2027-01-02T23:00', '2027-01-14T12:00'],
  ],
  [
    vulnerability,
    '2028-02-27T08:00Z',
    { fixedAt: '2028-02-28T08:00Z' },
    ['2028-02-28T08:00', '2028-03-01T08:00', '2028-03-13T08:00'],
  ],
  // The change of the clock in Europe does not move a deadline.
  [
    vulnerability,
    '2027-03-27T12:00Z',
    { fixedAt: '2027-03-27T12:00Z' },
    ['2027-03-28T12:00', '2027-03-30T12:00', '2027-04-10T12:00'],
  ],
  [incident, '2027-01-28T10:00Z', {}, ['2027-01-29T10:00', '2027-01-31T10:00', '2027-02-28T10:00']],
  [incident, '2028-01-28T10:00Z', {}, ['2028-01-29T10:00', '2028-01-31T10:00', '2028-02-29T10:00']],
  [
    incident,
    '2027-01-27T10:00Z',
    { notifiedAt: '2027-01-29T16:00Z' },
    ['2027-01-28T10:00', '2027-01-30T10:00', '2027-02-28T16:00'],
  ],
  [
    incident,
    '2026-11-18T10:00Z',
    { notifiedAt: '2026-11-19T07:00Z' },
    ['2026-11-19T10:00', '2026-11-21T10:00', '2026-12-19T07:00'],
  ],
  // A fix does not shorten the month of an incident.
  [
    incident,
    '2026-11-28T10:00Z',
    { fixedAt: '2026-11-28T12:00Z' },
    ['2026-11-29T10:00', '2026-12-01T10:00', '2027-01-01T10:00'],
  ],
] as const)('%s known since %s with %j is due at %j', (kind, awareAt, rest, expected) => {
  expect(reportSteps.map((step) => iso(toReportDeadline(step, facts(kind, awareAt, rest))))).toEqual(expected)
})

const moment = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true })
const days = (from: Date, to: Date | null) => ((to?.getTime() ?? Number.NaN) - from.getTime()) / 86_400_000

test('the deadlines of one report follow each other', () => {
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(...reportKinds),
      fc.nat(200 * 24),
      fc.nat(72),
      (awareAt, kind, fix, notified) => {
        const fixedAt = new Date(awareAt.getTime() + fix * 3_600_000)
        const notifiedAt = new Date(awareAt.getTime() + notified * 3_600_000)
        const of = (step: (typeof reportSteps)[number]) =>
          toReportDeadline(step, { kind, awareAt, fixedAt, notifiedAt })
        expect(days(awareAt, of('early-warning'))).toBe(1)
        expect(days(awareAt, of('notification'))).toBe(3)
        const final = of('final-report')
        if (kind === 'exploited-vulnerability') expect(days(fixedAt, final)).toBe(14)
        else {
          expect(days(notifiedAt, final) >= 28 && days(notifiedAt, final) <= 31).toBe(true)
          const isLastDay = new Date((final?.getTime() ?? 0) + 86_400_000).getUTCDate() === 1
          expect(final?.getUTCDate() === notifiedAt.getUTCDate() || isLastDay).toBe(true)
        }
      },
    ),
  )
})

test.each([
  ['2026-11-18T07:59:59Z', null, 'open'],
  ['2026-11-18T08:00:00Z', null, 'due-soon'],
  ['2026-11-18T12:00:00Z', null, 'due-soon'],
  ['2026-11-18T12:00:01Z', null, 'overdue'],
  ['2026-11-18T12:00:01Z', '2026-11-18T13:00:00Z', 'done'],
])('at %s a step due at 12:00 and done at %s is %s', (now, doneAt, state) => {
  const step = { dueAt: at('2026-11-18T12:00Z'), doneAt: doneAt ? at(doneAt) : null }
  expect(stateOfReportStep(step, at(now))).toBe(state)
})

test('a step without a deadline waits until it is done', () => {
  fc.assert(
    fc.property(moment, fc.option(moment), fc.option(moment), (now, dueAt, doneAt) => {
      const state = stateOfReportStep({ dueAt, doneAt }, now)
      expect(state === 'done').toBe(doneAt !== null)
      expect(state === 'waiting').toBe(doneAt === null && dueAt === null)
      if (state === 'due-soon') expect((dueAt?.getTime() ?? 0) - now.getTime()).toBeLessThanOrEqual(warningMs)
    }),
  )
})
