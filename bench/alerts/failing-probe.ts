import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { demoPassword } from '@ferrule/seeds/people'
import type { Provocation } from './provocation.ts'

const probe = resolve(import.meta.dirname, '../../infra/monitoring/probe.ts')

/** Runs the synthetic customer once, as a customer of the demo. Rejects if it does not succeed. */
export async function runProbe(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [probe, folder], {
    env: { ...process.env, PROBE_EMAIL: 'anna.berg@norlitz.example', PROBE_PASSWORD: demoPassword },
  })
}

/** The probe runs while the servers are down, and again when they are back. */
export function failProbe(folder: string, cause: Provocation): Provocation {
  return {
    alerts: [...cause.alerts, 'ProbeFails'],
    provoke: async () => {
      await cause.provoke()
      const hasSucceeded = await runProbe(folder).then(
        () => true,
        () => false,
      )
      if (hasSucceeded) throw new Error('the probe succeeds while the identity server is down')
    },
    undo: async () => {
      await cause.undo()
      await runProbe(folder)
    },
  }
}
