import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, request } from '../support/request.ts'
import { type SpawnedEdge, testHost, spawnEdge } from '../support/spawned-edge.ts'

/** The secret of a link, in each path that contains one. */
const secret = 'Zm9yZ2VkLXNlY3JldC1vZi1hLWxpbms'
const paths: [path: string, logged: string][] = [
  [`/en/requests/receipt/${secret}`, '/en/requests/receipt/*'],
  [`/en/invitation/${secret}`, '/en/invitation/*'],
  [`/en/requests/releases/${secret}`, '/en/requests/releases/*'],
  [`/api/release-subscriptions/${secret}`, '/api/release-subscriptions/*'],
  [`/de-ch/product/requests/receipt/${secret}/whitepaper`, '/de-ch/product/requests/receipt/*/whitepaper'],
  [`/en/requests/receipt/${secret}.data?_routes=x`, '/en/requests/receipt/*'],
  [`/EN/Requests/Receipt/${secret}`, '/EN/Requests/Receipt/*'],
  [`/en/requests/phone/${secret}`, '/en/requests/phone/*'],
  [`/en/mykomax/requests/save/${secret}`, '/en/mykomax/requests/save/*'],
  [`/api/files/${secret}`, '/api/files/*'],
  [`/api/uploads/${secret}`, '/api/uploads/*'],
  [`/api/upload-states/${secret}`, '/api/upload-states/*'],
  [`/api/phone-links/${secret}`, '/api/phone-links/*'],
  [`/api/software/${secret}`, '/api/software/*'],
  [`/en/compare/${secret}`, '/en/compare/*'],
  [`/en/search?q=${secret}`, '/en/search'],
  // Rejected by the edge itself.
  [`/en//requests/receipt/${secret}`, '/en//requests/receipt/*'],
]

let edge: SpawnedEdge
let log: ChildProcess
let state: string
let logged = ''

beforeAll(async () => {
  edge = await spawnEdge()
  edge.respondWith((_, outgoing) => outgoing.end('page'))
  state = mkdtempSync(join(tmpdir(), 'access-log-'))
  mkdirSync(join(state, 'edge'))
  symlinkSync(edge.folder, join(state, 'edge', 'run'))
  log = spawn('bash', ['infra/local/start/edge-log.sh'], {
    env: { ...process.env, FERRULE_STATE: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  log.stdout?.on('data', (chunk) => (logged += chunk))
  await get('/en/first')
})

afterAll(async () => {
  log.kill()
  await edge.stop()
  rmSync(state, { recursive: true, force: true })
})

const get = (path: string) => request(`${edge.url}${path}`, { headers: { host: testHost } })

test('the access log shows every path, and no secret of a link [E19]', async () => {
  // The log begins at the end of what was written before it started.
  await eventually(
    () => get('/en/ready').then(() => logged),
    (text) => text.includes('"/en/ready"'),
  )
  logged = ''
  for (const [path] of paths) await get(path)
  await get('/en/last')
  await eventually(
    async () => logged,
    (text) => text.includes('"/en/last"'),
  )
  const lines = logged.split('\n').filter(Boolean)
  const shown = lines.map((line): string => JSON.parse(line).path).filter((path) => !path.startsWith('/en/ready'))
  expect(shown).toEqual([...paths.map(([, path]) => path), '/en/last'])
  expect(logged).not.toContain(secret)
})
