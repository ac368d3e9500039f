import { components } from './components.ts'
import { isReady, listProcesses, type ManagedProcess } from './process-manager.ts'
import { runQuietly } from './run.ts'

type ComponentStatus = {
  name: string
  ready: boolean
  address: string
  version: string
  memoryMegabytes: number
  pid: number | null
}

/** `./dev status [--json]`: prints whether each component is ready, with its address, version and memory. */
export async function status(args: string[]): Promise<number> {
  const rows = await componentStatuses()
  if (args.includes('--json')) console.log(JSON.stringify(rows, null, 2))
  else printTable(rows)
  return rows.every((row) => row.ready) ? 0 : 1
}

async function componentStatuses(): Promise<ComponentStatus[]> {
  const managed = (await listProcesses()) ?? []
  return Promise.all(
    Object.entries(components).map(async ([name, { address, version }]) => {
      const found = managed.find((candidate) => candidate.name === name)
      return {
        name,
        ready: found ? isReady(found) : false,
        address,
        version: 'pinned' in version ? version.pinned : await readVersion(version.command),
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

function printTable(rows: ComponentStatus[]): void {
  const width = (pick: (row: ComponentStatus) => string) => Math.max(...rows.map((row) => pick(row).length))
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
