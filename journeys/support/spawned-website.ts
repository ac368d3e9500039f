import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { freePort } from '@ferrule/tasks/free-port'
import { type HttpResponse, eventually, request } from './request.ts'
import { settings } from './settings.ts'

export type SpawnedWebsite = {
  port: number
  /** Sends a form as the edge forwards it. */
  post: (path: string, form: Record<string, string>) => Promise<HttpResponse>
  stop: () => Promise<void>
}

/** Starts a website beside the stack's, with its own settings. */
export async function spawnWebsite(environment: Record<string, string>): Promise<SpawnedWebsite> {
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
    () => request(`http://127.0.0.1:${port}/readyz`, { headers: { host } }),
    ({ status }) => status < 500,
  )
  return {
    port,
    post: (path, form) =>
      request(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { host, origin: settings.edge, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    stop: async () => {
      website.kill('SIGTERM')
      await once(website, 'exit')
    },
  }
}
