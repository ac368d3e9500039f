import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type RequestListener, request as httpRequest, type Server } from 'node:http'
import { freePort, portOf } from '@ferrule/tasks/free-port'
import { eventually, request } from './request.ts'

export type OwnDataService = {
  origin: string
  url: string
  /** From now on nobody answers where the identity server was. */
  loseIdentity: () => Promise<void>
  stop: () => Promise<void>
}

const folder = new URL('../../apps/data/', import.meta.url).pathname

const passOn: RequestListener = (incoming, outgoing) => {
  const target = new URL(incoming.url ?? '/', process.env['IDENTITY_INTERNAL_URL'])
  const { method, headers } = incoming
  const passed = httpRequest(target, { ...(method ? { method } : {}), headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  incoming.pipe(passed)
}

/**
 * The product's data service beside the running one, with a way to the identity server that can be cut, or with one
 * that the test plays, and with settings of its own.
 */
export async function startOwnDataService(
  played: RequestListener = passOn,
  environment: Record<string, string> = {},
): Promise<OwnDataService> {
  const identity = createServer(played)
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
