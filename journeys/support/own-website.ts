import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { freePort } from '@ferrule/tasks/free-port'
import { type Answer, eventually, request } from './request.ts'
import { settings } from './settings.ts'

export type OwnWebsite = {
  port: number
  /** Asks it as the edge does. */
  ask: (path: string, form?: Record<string, string>) => Promise<Answer>
  stop: () => Promise<void>
}

/** The product's website beside the running one, with settings of its own. */
export async function startOwnWebsite(environment: Record<string, string>): Promise<OwnWebsite> {
  const [port, operationsPort] = [await freePort(), await freePort()]
  const website = spawn(process.execPath, ['build/server/index.js'], {
    cwd: new URL('../../apps/web/', import.meta.url).pathname,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_PORT: `${port}`,
      WEB_OPERATIONS_PORT: `${operationsPort}`,
      ...environment,
    },
  })
  const { host } = new URL(settings.edge)
  await eventually(
    () => request(`http://127.0.0.1:${port}/livez`, { headers: { host } }),
    ({ status }) => status < 500,
  )
  return {
    port,
    ask: (path, form) =>
      request(`http://127.0.0.1:${port}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: {
          host,
          origin: settings.edge,
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
      }),
    stop: async () => {
      website.kill('SIGTERM')
      await once(website, 'exit')
    },
  }
}
