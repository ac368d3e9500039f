import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '../support/request.ts'
import { queryDatabase } from '../support/spawned-database.ts'
import type { Provocation } from './provocation.ts'

const execute = promisify(execFile)
const binaries = '/usr/lib/postgresql/15/bin'

export type ArchivingPostgres = { provocation: Provocation; stop: () => Promise<void> }

/** A Postgres of its own that archives its log to nowhere and can be told to fail, so that the stack loses no log. */
export async function startArchivingPostgres(port: number): Promise<ArchivingPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'ferrule-archiving-'))
  const data = join(folder, 'data')
  // Postgres does not run as root.
  const isRoot = process.getuid?.() === 0
  const asPostgres = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : ['env']
  const [runner = '', ...runnerArgs] = asPostgres
  const postgres = (command: string, ...args: string[]) =>
    execute(runner, [...runnerArgs, join(binaries, command), `--pgdata=${data}`, ...args], { cwd: folder })
  if (isRoot) await execute('chown', ['postgres', folder])
  await postgres('initdb', '--username=owner', '--auth=trust')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c archive_mode=on`
  await postgres('pg_ctl', '--silent', '--wait', `--log=${join(folder, 'log')}`, `--options=${options}`, 'start')
  const url = `postgres://owner@127.0.0.1:${port}/postgres`
  const archiveBy = async (command: 'true' | 'false') => {
    await queryDatabase(url, `alter system set archive_command = '${command}'`)
    await queryDatabase(url, 'select pg_reload_conf()')
  }
  await archiveBy('true')
  return {
    provocation: {
      alerts: ['WalArchiveFails'],
      provoke: async () => {
        await archiveBy('false')
        // The archiver reads its settings again before the next segment, a moment later.
        await until('the archive fails', async () => {
          await queryDatabase(url, 'create table if not exists written (at timestamptz)')
          await queryDatabase(url, 'insert into written values (now())')
          await queryDatabase(url, 'select pg_switch_wal()')
          const [archiver] = await queryDatabase<{ failed: number }>(
            url,
            'select failed_count::int as failed from pg_stat_archiver',
          )
          return (archiver?.failed ?? 0) > 0
        })
      },
      undo: () => archiveBy('true'),
    },
    stop: async () => {
      await postgres('pg_ctl', '--silent', '--wait', '--mode=immediate', 'stop').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
