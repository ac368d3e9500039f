import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { spawnedChild } from '../support/spawned-child.ts'
import { setting, until } from '../support/request.ts'
import { toUrl } from './prometheus-api.ts'

/** Debian's packages with the servers that the benchmark starts; `./dev up` does not install them. */
const packages = ['', '-alertmanager', '-blackbox-exporter', '-node-exporter', '-postgres-exporter'].map(
  (name) => `prometheus${name}`,
)

/** Throws with the missing packages. Install them without starting their services, as system-packages.sh does. */
export function requirePackages(): void {
  const missing = packages.filter((name) => !existsSync(`/usr/bin/${name}`))
  if (missing.length > 0) throw new Error(`missing system packages: ${missing.join(' ')}`)
}

type MonitoringSettings = {
  /** Holds the configuration; data and textfiles are written below it. */
  folder: string
  /** Certificates that the probes trust. */
  trusted: string
  /** The Postgres whose archive fails, and the port of its exporter. */
  archiving: { port: number; exporterPort: number }
}

/** Starts Prometheus, Alertmanager and the exporters at the addresses of their configuration. */
export async function startMonitoring({ folder, trusted, archiving }: MonitoringSettings): Promise<() => void> {
  const url = (port: number, user: string) => `postgres://${user}@127.0.0.1:${port}/postgres?sslmode=disable`
  const owner = `owner:${encodeURIComponent(setting('POSTGRES_OWNER_PASSWORD'))}`
  const started = [
    start('prometheus', [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.console.templates=${resolve(import.meta.dirname, '../../infra/monitoring/consoles')}`,
      `--web.listen-address=${new URL(toUrl('')).host}`,
    ]),
    start('prometheus-alertmanager', [
      `--config.file=${join(folder, 'alertmanager.yaml')}`,
      `--storage.path=${join(folder, 'alerts')}`,
      '--web.listen-address=127.0.0.1:9093',
      '--cluster.listen-address=',
    ]),
    start(
      'prometheus-blackbox-exporter',
      [`--config.file=${join(folder, 'blackbox.yaml')}`, '--web.listen-address=127.0.0.1:9115'],
      { SSL_CERT_FILE: trusted },
    ),
    start('prometheus-node-exporter', [
      '--collector.disable-defaults',
      '--collector.textfile',
      `--collector.textfile.directory=${folder}`,
      '--web.listen-address=127.0.0.1:9100',
    ]),
    start('prometheus-postgres-exporter', ['--web.listen-address=127.0.0.1:9187'], {
      DATA_SOURCE_NAME: url(Number(setting('POSTGRES_PORT')), owner),
    }),
    start('prometheus-postgres-exporter', [`--web.listen-address=127.0.0.1:${archiving.exporterPort}`], {
      DATA_SOURCE_NAME: url(archiving.port, 'owner'),
    }),
  ]
  await until('Prometheus is ready', async () => (await fetch(toUrl('/-/ready'))).ok, 30)
  return () => started.forEach((child) => child.kill('SIGKILL'))
}

function start(command: string, args: string[], more: Record<string, string> = {}) {
  return spawnedChild(command, args, { stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, ...more } })
}
