import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const rules = read('rules.yaml')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const alerts = namesIn(rules, /- alert: (\w+)/g)
const probes: { labels: { job: string } }[] = JSON.parse(read('probes.json'))
/** The runbook of a server is named after its job; public addresses are added by each installation. */
const runbooks = namesIn(rules, /runbook: "?([^"\n]+)/g).flatMap((runbook) =>
  runbook.includes('{{ $labels.job }}')
    ? [...probes.map(({ labels }) => labels.job), 'public'].map((job) => runbook.replace('{{ $labels.job }}', job))
    : [runbook],
)

test('every alert is provoked once in the simulation', () => {
  expect(alerts.length).toBeGreaterThan(10)
  expect([...new Set(namesIn(read('rules.test.yaml'), /alertname: (\w+)/g))].sort()).toEqual([...alerts].sort())
})

test('every alert has a severity and a runbook that exists', () => {
  expect(namesIn(rules, /(runbook): /g)).toHaveLength(alerts.length)
  expect(namesIn(rules, /severity: (page|ticket)/g)).toHaveLength(alerts.length)
  for (const runbook of runbooks) expect(existsSync(new URL(`../../${runbook}`, import.meta.url)), runbook).toBe(true)
})

test.each([...new Set(runbooks)])(
  '%s says what is seen and when it is over, and the list of runbooks names it',
  (runbook) => {
    const text = read(`../../${runbook}`)
    expect(text).toMatch(/^\*\*Seen:\*\* /m)
    expect(text).toMatch(/^\*\*Over:\*\* /m)
    expect(read('../../docs/runbooks/README.md')).toContain(`](${runbook.replace('docs/runbooks/', '')})`)
  },
)
