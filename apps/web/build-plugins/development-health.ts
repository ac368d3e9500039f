import { createServer } from 'node:http'
import type { Plugin } from 'vite'

/** Serves the health endpoints of the production server, for the edge and the process manager. */
export function developmentHealth(operationsPort: number): Plugin {
  return {
    name: 'development-health',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/readyz', (_request, response) => void response.end())
      const operations = createServer((_request, response) => void response.end('{"ready":true}'))
      operations.listen(operationsPort, '127.0.0.1')
      server.httpServer?.on('close', () => operations.close())
    },
  }
}
