import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { stopGracefully } from '@ferrule/telemetry/graceful-stop'
import { startOperations } from '@ferrule/telemetry/operations'
import { startTracing } from '@ferrule/telemetry/tracing'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { getServices } from '../app/request/services.server.ts'
import { createRouteListener } from './answer-routes.ts'
import { createStaticFiles } from './static-files.ts'

/** The edge keeps connections to us open for a minute; closing one first would lose a request on its way. */
const keepAliveMs = 65_000

const services = getServices()
const { settings, log, metrics } = services
const stopTracing = startTracing({
  service: 'web',
  folder: settings.TRACES_FOLDER,
  otlpUrl: settings.OTLP_TRACES_URL,
})
const operations = await startOperations({
  port: settings.WEB_OPERATIONS_PORT,
  metrics,
  log,
  checks: [{ part: 'content', check: services.checkContent }],
})

const serveStaticFile = await createStaticFiles(fileURLToPath(new URL('../client', import.meta.url)))
// @ts-expect-error -- the framework's two types of a build disagree on optional properties under our strict setting
const answerRoute = createRequestHandler(build)
const answerRoutes = createRouteListener((request) => answerRoute(request), log)
const answer: RequestListener = (request, response) => {
  // For the edge alone, which answers 404 to everybody who asks it for this.
  if (request.url === '/livez') return void response.writeHead(200).end()
  if (!serveStaticFile(request, response)) void answerRoutes(request, response)
}

const server = createServer({ keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 1000 }, answer)
server.listen(settings.WEB_PORT, '127.0.0.1', () => log.info('listening', { port: settings.WEB_PORT }))

stopGracefully(log, [
  { part: 'operations', stop: () => operations.startDraining() },
  { part: 'server', stop: () => new Promise((resolve) => server.close(resolve)) },
  { part: 'services', stop: () => services.stop() },
  { part: 'tracing', stop: stopTracing },
  { part: 'operations', stop: () => operations.close() },
])
