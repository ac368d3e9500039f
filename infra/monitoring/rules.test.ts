import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const rules = read('rules.yaml')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const alerts = namesIn(rules, /- alert: (\w+)/g)

test('every alert is provoked once in the simulation', () => {
  expect(alerts.length).toBeGreaterThan(10)
  expect([...new Set(namesIn(read('rules.test.yaml'), /alertname: (\w+)/g))].sort()).toEqual([...alerts].sort())
})

test('every alert has a severity and a runbook that exists', () => {
  const runbooks = namesIn(rules, /runbook: (\S+)/g)
  expect(runbooks).toHaveLength(alerts.length)
  expect(namesIn(rules, /severity: (page|ticket)/g)).toHaveLength(alerts.length)
  for (const runbook of runbooks) expect(existsSync(new URL(`../../${runbook}`, import.meta.url)), runbook).toBe(true)
})
