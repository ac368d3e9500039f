import { expect, test } from 'vitest'
import { receiveBody } from './receive-body.ts'

const url = 'http://www.norlitz.localhost/api/measures'

test('a request without a body is passed on', async () => {
  const request = new Request(url)
  expect(await receiveBody(request)).toEqual({ ok: true, value: request })
})

test('a body that stops arriving is refused after the timeout [E20]', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
  const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await receiveBody(request, 50)).toEqual({ ok: false, reason: 'too-slow' })
})

test('a body that arrives byte by byte is refused after the timeout [E20]', async () => {
  const body = new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      controller.enqueue(new Uint8Array(1))
    },
  })
  const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await receiveBody(request, 100)).toEqual({ ok: false, reason: 'too-slow' })
})
