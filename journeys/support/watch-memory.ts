import { readFileSync, readdirSync } from 'node:fs'
import { listProcesses } from '@ferrule/tasks/process-manager'

/** Reads the resident memory of these components of the stack until it is stopped; returns the highest, in megabytes. */
export async function watchMemory(names: readonly string[]): Promise<{ stop: () => Record<string, number> }> {
  const listed = (await listProcesses()) ?? []
  const groups = new Map(names.map((name) => [name, listed.find((one) => one.name === name)?.pid ?? 0]))
  const highest: Record<string, number> = {}
  const read = () => {
    const running = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
    for (const [name, group] of groups) {
      const sizes = running.filter((pid) => groupOf(pid) === group).map(residentMegabytes)
      highest[name] = Math.max(highest[name] ?? 0, ...sizes)
    }
  }
  read()
  const timer = setInterval(read, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return highest
    },
  }
}

/** The process group: a component is started through a script that writes its log. */
function groupOf(pid: string): number {
  // Behind the name in brackets, which may contain spaces: state, parent, group.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[2])
}

function residentMegabytes(pid: string): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? '0'
  return Math.round(Number(kilobytes) / 1024)
}

/** Empty for a process that has just ended. */
function readProc(pid: string, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
