import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type RequestListener, request as httpRequest, type Server } from 'node:http'
import { freePort, portOf } from '@ferrule/tasks/free-port'
import { eventually, request } from './request.ts'

export type SpawnedDataService = {
  origin: string
  url: string
  /** Closes the proxy to the identity server. */
  loseIdentity: () => Promise<void>
  stop: () => Promise<void>
}

const folder = new URL('../../apps/data/', import.meta.url).pathname

const forwardToIdentity: RequestListener = (incoming, outgoing) => {
  const target = new URL(incoming.url ?? '/', process.env['IDENTITY_INTERNAL_URL'])
  const { method, headers } = incoming
  const forwarded = httpRequest(target, { ...(method ? { method } : {}), headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}

/**
 * Starts a data service beside the stack's, with its own settings. Its identity server is a proxy to the real one,
 * which can be closed, or a listener of the test.
 */
export async function spawnDataService(
  identityListener: RequestListener = forwardToIdentity,
  environment: Record<string, string> = {},
): Promise<SpawnedDataService> {
  const identity = createServer(identityListener)
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve))
  const [port, operationsPort] = [await freePort(), await freePort()]
  const service = spawn(process.execPath, ['src/serve.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_PORT: `${port}`,
      DATA_OPERATIONS_PORT: `${operationsPort}`,
      IDENTITY_INTERNAL_URL: `http://127.0.0.1:${portOf(identity)}`,
      ...environment,
    },
  })
  await eventually(
    () => request(`http://127.0.0.1:${operationsPort}/readyz`),
    ({ status }) => status === 200,
  )
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/graphql`,
    loseIdentity: () => close(identity),
    async stop() {
      await end(service)
      await close(identity)
    },
  }
}

async function end(service: ChildProcess): Promise<void> {
  service.kill('SIGTERM')
  await new Promise((resolve) => service.once('exit', resolve))
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
