import { expect, test } from 'vitest'
import { assessPresence } from './ticket-presence.ts'

const now = 1_000_000
const jonas = { id: 'jonas', name: 'Jonas Frei', isTyping: false }
const report = (id: string, name: string, { isTyping = false, until = now + 1 } = {}) => ({ id, name, isTyping, until })

test('lists the other agents by name, with what they do', () => {
  const reports = [
    report('zoe', 'Zoe Ott', { isTyping: true }),
    report('jonas', 'Jonas Frei'),
    report('ada', 'Ada Ruf'),
  ]
  expect(assessPresence(reports, jonas, now).others).toEqual([
    { id: 'ada', name: 'Ada Ruf', isTyping: false },
    { id: 'zoe', name: 'Zoe Ott', isTyping: true },
  ])
})

test('leaves out an agent whose report has expired', () => {
  const { others, expired } = assessPresence([report('ada', 'Ada Ruf', { until: now })], jonas, now)
  expect([others, expired]).toEqual([[], ['ada']])
})

test.each([
  ['arrives', [], true],
  ['comes back after their report has expired', [report('jonas', 'Jonas Frei', { until: now })], true],
  ['begins or stops typing', [report('jonas', 'Jonas Frei', { isTyping: true })], true],
  ['reports the same again', [report('jonas', 'Jonas Frei')], false],
])('an agent who %s: the others are told: %#', (_, reports, hasChanged) => {
  expect(assessPresence(reports, jonas, now).hasChanged).toBe(hasChanged)
})
