import { createServer } from 'node:http'
import type { Plugin } from 'vite'

/** Lets the edge and the process manager find the development server where they look for the real one. */
export function developmentHealth(operationsPort: number): Plugin {
  return {
    name: 'development-health',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/livez', (_request, response) => void response.end())
      const operations = createServer((_request, response) => void response.end('{"ready":true}'))
      operations.listen(operationsPort, '127.0.0.1')
      server.httpServer?.on('close', () => operations.close())
    },
  }
}
