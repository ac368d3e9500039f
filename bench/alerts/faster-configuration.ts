import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const source = resolve(import.meta.dirname, '../../infra/monitoring')

/** How much faster time passes for the rules than in production: `for: 1h` waits two minutes. Thresholds are unchanged. */
export const factor = 30
/** The interval of scrapes and evaluations, and the shortest time in any rule. */
const shortestSeconds = 2

export type Target = { labels: Record<string, string>; targets: string[] }

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Divides each interval, `for`, range and offset of a configuration by the factor. */
function speedUp(text: string): string {
  return text.replaceAll(
    /(?<=\[|\boffset |\bfor: |interval: |group_wait: )\d+[smhd]\b/g,
    (time) => `${Math.max(shortestSeconds, Math.round(toSeconds(time) / factor))}s`,
  )
}

function toSeconds(time: string): number {
  return Number.parseInt(time, 10) * (unitSeconds[time.at(-1) ?? ''] ?? Number.NaN)
}

/**
 * Copies `infra/monitoring` to the folder with shorter times and with targets beside those of the stack. Returns the
 * number of targets and of probes.
 */
export async function writeFasterConfiguration(
  folder: string,
  more: { targets: Target[]; probes: Target[] },
): Promise<{ targets: number; probes: number }> {
  for (const name of ['prometheus.yaml', 'alertmanager.yaml', 'rules.yaml'])
    await writeFile(join(folder, name), speedUp(await readFile(join(source, name), 'utf8')))
  for (const name of ['blackbox.yaml', 'write-backup-time.sh']) await cp(join(source, name), join(folder, name))
  return {
    targets: await writeTargets(folder, 'targets.json', more.targets),
    probes: await writeTargets(folder, 'probes.json', more.probes),
  }
}

/** The targets of the stack, by their label `job`. */
export async function readTargets(name: 'targets.json' | 'probes.json'): Promise<Target[]> {
  return JSON.parse(await readFile(join(source, name), 'utf8'))
}

async function writeTargets(folder: string, name: 'targets.json' | 'probes.json', more: Target[]): Promise<number> {
  const targets = [...(await readTargets(name)), ...more]
  await writeFile(join(folder, name), JSON.stringify(targets))
  return targets.flatMap((target) => target.targets).length
}
