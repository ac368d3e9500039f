import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, portOf } from './free-port.ts'

test('returns ports that are free, were not returned before, and are below the ephemeral range', async () => {
  const first = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(first + 1, '127.0.0.1', resolve))
  expect(portOf(server)).toBe(first + 1)
  const ports = [first, await freePort(), await freePort()]
  server.close()
  expect(new Set(ports).size).toBe(3)
  expect(ports).not.toContain(first + 1)
  for (const port of ports) expect([port, port >= 20_000 && port < 32_000]).toEqual([port, true])
})
