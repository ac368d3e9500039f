import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@ferrule/tasks/free-port'
import { Client } from 'pg'
import { setting, until } from '../support/request.ts'
import { spawnedChild } from '../support/spawned-child.ts'

export type Pooler = { address: string; stop: () => Promise<void> }

const configuration = new URL('../../infra/deploy/pgbouncer.ini', import.meta.url)

/** Two, so that every client soon gets a connection that another one has used. */
const serverConnections = 2

/** Starts PgBouncer with the configuration of production in front of the stack's Postgres. */
export async function startPooler(ignoredParameters = ''): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const database = new URL(setting('DATA_DATABASE_URL'))
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`)
  const values = {
    listen_port: `${port}`,
    auth_file: users,
    default_pool_size: `${serverConnections}`,
    ignore_startup_parameters: ignoredParameters,
  }
  await writeFile(file, adapt(await readFile(configuration, 'utf8'), { port: database.port, values }))
  for (const path of [folder, users, file]) await chmod(path, 0o755)
  const child = spawnedChild(...toCommand(file), { stdio: 'ignore', env: { PATH: process.env['PATH'] } })
  const address = `127.0.0.1:${port}`
  await until('PgBouncer accepts connections', () => connectThrough(address), 20)
  return {
    address,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function connectThrough(address: string): Promise<true> {
  const client = new Client({ connectionString: toPooled(address) })
  await client.connect()
  await client.end()
  return true
}

/** The address of the database of the data service, through the pooler. */
export function toPooled(address: string): string {
  const url = new URL(setting('DATA_DATABASE_URL'))
  url.host = address
  return url.href
}

type Changes = { port: string; values: Record<string, string> }

function adapt(text: string, { port, values }: Changes): string {
  const changes = Object.entries(values).map(([name, value]) => [`\n${name} =.*`, `\n${name} = ${value}`])
  return [[' port=5432 ', ` port=${port} `], ...changes].reduce((adapted, [from = '', to = '']) => {
    if (!new RegExp(from).test(adapted)) throw new Error(`pgbouncer.ini has no ${from}`)
    return adapted.replace(new RegExp(from), to)
  }, text)
}

/** PgBouncer does not run as root. */
function toCommand(file: string): [string, string[]] {
  if (process.getuid?.() !== 0) return ['pgbouncer', ['--quiet', file]]
  return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', 'pgbouncer', '--quiet', file]]
}
