import { readdir, readFile } from 'node:fs/promises'
import { request } from '../support/request.ts'
import { readTargets } from './faster-configuration.ts'

/** Metrics that no process of the stack exposes, and why. */
const elsewhere: Record<string, string> = {
  ferrule_backup_completed_timestamp_seconds: 'written by the job of the backups (write-backup-time.sh)',
  ferrule_probe_success: 'written by the synthetic probe',
  ferrule_probe_seconds: 'written by the synthetic probe',
  ferrule_probe_completed_timestamp_seconds: 'written by the synthetic probe',
}

const exporters = ['postgres-exporter', 'node-exporter', 'blackbox-exporter']
const monitoring = new URL('../../infra/monitoring/', import.meta.url)

export type Dashboard = {
  title: string
  panels: { title: string; description?: string; targets: { expr: string }[] }[]
}

export async function readDashboards(): Promise<Dashboard[]> {
  const names = await readdir(new URL('dashboards/', monitoring))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(`dashboards/${name}`, monitoring), 'utf8'))),
  )
}

/** The names of our metrics in rules and dashboards that no operations port of the stack exposes. */
export async function findUnexposedMetrics(): Promise<{ named: number; unexposed: string[] }> {
  const rules = await readFile(new URL('rules.yaml', monitoring), 'utf8')
  const expressions = (await readDashboards()).flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))
  const texts = [rules, ...expressions.map(({ expr }) => expr)]
  // Recording rules contain a colon.
  const pattern = /\b(?:ferrule|nodejs|process|jvm|http_server)_[a-z0-9_]+\b(?!:)/g
  const names = new Set(texts.flatMap((text) => text.match(pattern) ?? []))
  const exposed = await readExposedNames()
  const unexposed = [...names].filter(
    (name) => !(name in elsewhere) && !exposed.has(name) && !exposed.has(name.replace(/_(count|sum|bucket)$/, '')),
  )
  return { named: names.size, unexposed: unexposed.sort() }
}

async function readExposedNames(): Promise<Set<string>> {
  const targets = (await readTargets('targets.json')).filter(({ labels }) => !exporters.includes(labels['job'] ?? ''))
  const texts = await Promise.all(
    targets
      .flatMap((target) => target.targets)
      .map(async (address) => (await request(`http://${address}/metrics`)).text),
  )
  return new Set(texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)))
}
