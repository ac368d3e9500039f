import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { toHttpStop } from '@ferrule/telemetry/http-stop'
import { startProcess } from '@ferrule/telemetry/start-process'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { getServices } from '../app/visit/services.server.ts'
import { createGroupFinder, selectRoutes } from './route-groups.ts'
import { createRouteListener } from './route-listener.ts'
import { createStaticFiles } from './static-files.ts'

const timeouts = {
  headersTimeout: 10_000,
  /** A chunk of an upload may take five minutes. All other bodies have ten seconds (`receiveBody`). */
  requestTimeout: 300_000,
  /** Longer than the minute for which the edge reuses connections: closing one earlier could lose a request. */
  keepAliveTimeout: 65_000,
}

const services = getServices()
const { settings, log } = services
const { finishStart, isDraining } = startProcess('web', settings, services)

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
const serveStaticFile = await createStaticFiles(clientFolder, settings.PREVIOUS_BUILDS_FOLDER)
const createHandler = (group: 'pages' | 'api' | 'all') => {
  const selected =
    group === 'all'
      ? build
      : {
          ...build,
          routes: selectRoutes(build.routes, group),
          assets: { ...build.assets, routes: selectRoutes(build.assets.routes, group) },
        }
  // @ts-expect-error -- the framework's two types of a build disagree on optional properties under our strict setting
  return createRequestHandler(selected)
}
const handlers = { pages: createHandler('pages'), api: createHandler('api'), all: createHandler('all') }
const findGroup = createGroupFinder(build.routes)
const handleRoutes = createRouteListener((request) => handlers[findGroup(new URL(request.url).pathname)](request), log)
const listener: RequestListener = (request, response) => {
  // Health check of the edge, which responds 404 to public requests for this path.
  if (request.url === '/readyz') return void response.writeHead(isDraining() ? 503 : 200).end()
  if (!serveStaticFile(request, response)) void handleRoutes(request, response)
}

const server = createServer(timeouts, listener)
server.listen(settings.WEB_PORT, settings.LISTEN_HOST, () => log.info('listening', { port: settings.WEB_PORT }))

await finishStart({
  port: settings.WEB_OPERATIONS_PORT,
  checks: [{ component: 'content', check: services.checkContent }],
  stopSteps: [
    { component: 'live', stop: services.endStreams },
    toHttpStop(server, isDraining),
    { component: 'services', stop: services.stop },
  ],
})
