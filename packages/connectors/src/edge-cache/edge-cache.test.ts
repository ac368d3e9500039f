import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type FakeEdge = { url: string; purged: string[] }

async function startEdge(status = 200): Promise<FakeEdge> {
  const purged: string[] = []
  const server = createServer((request, response) => {
    purged.push(`${request.method} ${request.headers['xkey-softpurge'] ?? `hard ${request.headers['xkey-purge']}`}`)
    response.writeHead(status).end()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, purged }
}

test('purges every edge', async () => {
  const edges = [await startEdge(), await startEdge()]
  const cache = createEdgeCache({ purgeUrls: edges.map(({ url }) => url) })
  await cache.softPurge(['page:1', 'page:2'])
  await cache.hardPurge(['page:3'])
  for (const { purged } of edges) expect(purged).toEqual(['PURGE page:1 page:2', 'PURGE hard page:3'])
})

test('purges the other edges and is rejected if one refuses', async () => {
  const [refusing, edge] = [await startEdge(503), await startEdge()]
  const cache = createEdgeCache({ purgeUrls: [refusing.url, edge.url] })
  await expect(cache.softPurge(['page:1'])).rejects.toThrow('503')
  expect(edge.purged).toEqual(['PURGE page:1'])
})

test('purges the other edges and is rejected if the name of one has no address', async () => {
  const edge = await startEdge()
  const cache = createEdgeCache({ purgeUrls: ['http://edge.invalid', edge.url] })
  await expect(cache.softPurge(['page:1'])).rejects.toThrow('edge.invalid')
  expect(edge.purged).toEqual(['PURGE page:1'])
})

test('purges the addresses of a host name', async () => {
  const edge = await startEdge()
  const { port } = new URL(edge.url)
  const cache = createEdgeCache({ purgeUrls: [`http://localhost:${port}`] })
  // Nothing listens at the IPv6 address that the name may have as well.
  await cache.softPurge(['page:1']).catch(() => undefined)
  expect(edge.purged).toEqual(['PURGE page:1'])
})
