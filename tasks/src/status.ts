import { parts } from './parts.ts'
import { isReady, listProcesses, type ManagedProcess } from './process-manager.ts'
import { runQuietly } from './run.ts'

type PartStatus = {
  name: string
  ready: boolean
  address: string
  version: string
  memoryMegabytes: number
  pid: number | null
}

/** `./dev status [--json]`: every part, whether it is ready, where it is, which version, how much memory. */
export async function status(args: string[]): Promise<number> {
  const rows = await partStatuses()
  if (args.includes('--json')) console.log(JSON.stringify(rows, null, 2))
  else printTable(rows)
  return rows.every((row) => row.ready) ? 0 : 1
}

async function partStatuses(): Promise<PartStatus[]> {
  const managed = (await listProcesses()) ?? []
  return Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const found = managed.find((candidate) => candidate.name === name)
      return {
        name,
        ready: found ? isReady(found) : false,
        address: part.address,
        version: 'pinned' in part.version ? part.version.pinned : await readVersion(part.version.command),
        memoryMegabytes: found ? Math.round(memoryBytes(found) / 1024 / 1024) : 0,
        pid: found?.is_running ? found.pid : null,
      }
    }),
  )
}

function memoryBytes(managed: ManagedProcess): number {
  return managed.is_running ? managed.mem : 0
}

async function readVersion([command, ...args]: [string, ...string[]]): Promise<string> {
  const { output } = await runQuietly(command, args)
  return /(\d+\.\d+(\.\d+)?)/.exec(output)?.[1] ?? 'unknown'
}

function printTable(rows: PartStatus[]): void {
  const width = (pick: (row: PartStatus) => string) => Math.max(...rows.map((row) => pick(row).length))
  const nameWidth = width((row) => row.name)
  const versionWidth = width((row) => row.version)
  for (const row of rows) {
    const memory = `${row.memoryMegabytes} MB`.padStart(8)
    const mark = row.ready ? 'ready    ' : 'NOT READY'
    console.log(
      `${row.name.padEnd(nameWidth)}  ${mark}  ${row.version.padEnd(versionWidth)}  ${memory}  ${row.address}`,
    )
  }
}
