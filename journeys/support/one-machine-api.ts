import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settings } from './settings.ts'

/**
 * The AAS API with a single machine: the official suites take the first shell of the list, and our list is empty without
 * an asset id. Passes all other requests on unchanged.
 */
export async function startOneMachineApi(serialNumber: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { host } = new URL(settings.edge)
  const port = Number(new URL(settings.edge).port)
  const assetIds = Buffer.from(JSON.stringify({ name: 'serialNumber', value: serialNumber })).toString('base64url')
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname, search, searchParams } = new URL(url, settings.edge)
    const isList = /^\/shells(\/\$reference)?\/?$/.test(pathname) && !searchParams.has('assetIds')
    const path = `/aas/v3${pathname}${search}${isList ? `${search ? '&' : '?'}assetIds=${assetIds}` : ''}`
    const passed = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    passed.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
