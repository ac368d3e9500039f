import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

type Target = { labels: { job: string }; targets: string[] }
type Panel = { id: number; title: string; targets: { expr: string; datasource: { uid: string } }[] }

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const settings = parseEnv(read('../../.env.example'))
const dashboards = readdirSync(new URL('dashboards', import.meta.url))
const panelsOf = (name: string) => (JSON.parse(read(`dashboards/${name}`)) as { panels: Panel[] }).panels
const targetsOf = (name: string) => (JSON.parse(read(name)) as Target[]).flatMap(({ targets }) => targets)

test('every operations port of the local stack is scraped', () => {
  const ports = Object.entries(settings).filter(([name]) => name.endsWith('_OPERATIONS_PORT'))
  expect(ports.length).toBeGreaterThan(4)
  expect(targetsOf('targets.json')).toEqual(expect.arrayContaining(ports.map(([, port]) => `127.0.0.1:${port}`)))
})

test('every server of the local stack is probed at its address', () => {
  const { POSTGRES_PORT, REDIS_URL = '', SEARCH_URL = '', S3_ENDPOINT = '', CLAMD_HOST, CLAMD_PORT } = settings
  const addresses = [
    `127.0.0.1:${POSTGRES_PORT}`,
    new URL(REDIS_URL).host,
    SEARCH_URL,
    S3_ENDPOINT,
    `${CLAMD_HOST}:${CLAMD_PORT}`,
  ]
  const probes = targetsOf('probes.json')
  for (const address of addresses)
    expect(
      probes.some((probe) => probe.startsWith(address)),
      address,
    ).toBe(true)
})

test.each(dashboards)('%s can be imported: its uid, unique ids, and the chosen source', (name) => {
  expect(JSON.parse(read(`dashboards/${name}`))).toMatchObject({ uid: `ferrule-${name.replace('.json', '')}` })
  const panels = panelsOf(name)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const sources = panels.flatMap(({ targets }) => targets.map(({ datasource }) => datasource.uid))
  expect(new Set(sources)).toEqual(new Set([`\${datasource}`]))
})

test('the console shows figures of the dashboards', () => {
  const console = [...read('consoles/ferrule.html').matchAll(/\(args "[^"]+" "((?:[^"\\]|\\.)+)"/g)]
  expect(console.length).toBeGreaterThan(20)
  const expressions = dashboards.flatMap((name) =>
    panelsOf(name).flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  )
  const known = new Set(expressions.map((expression) => expression.replaceAll('$__rate_interval', '5m')))
  for (const [, expression = ''] of console) expect(known).toContain(expression.replaceAll('\\"', '"'))
})
