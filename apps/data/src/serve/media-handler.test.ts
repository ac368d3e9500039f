import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QueueFullError } from '../pictures/semaphore.ts'
import { handleMedia } from './media-handler.ts'

const never = () => Promise.reject(new Error('not expected'))
const storage: ObjectStorage = {
  find: async (bucket, key) =>
    bucket === 'media' ? { content: Readable.from([Buffer.from(key)]), byteSize: Buffer.byteLength(key) } : undefined,
  ensureBucket: never,
  put: never,
  putLarge: never,
  copy: never,
  remove: never,
  close: () => {},
}

let server: Server
let origin: string

beforeAll(async () => {
  const findPicture = async ({ file }: { file: string }) => {
    if (file === 'busy.webp') throw new QueueFullError()
    return file === 'line.webp' ? Buffer.from('a picture') : undefined
  }
  server = createServer(
    (request, response) => void handleMedia(request, response, { findPicture, storage, mediaBucket: 'media' }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test.each([
  ['a variant is served as a picture', '/media/v1/line.webp/Inline-780.avif', 200, 'image/avif'],
  [
    'a variant without an original is not found',
    '/media/v1/gone.webp/Inline-780.avif',
    404,
    'application/json; charset=utf-8',
  ],
  ['a video is sent unchanged', '/media/crimp-cycle.mp4', 200, 'video/mp4'],
  ['so is a PDF', '/media/annual-report.pdf', 200, 'application/pdf'],
  ['an original picture is not served', '/media/line.webp', 404, 'application/json; charset=utf-8'],
  ['nor anything else', '/media/notes.html', 404, 'application/json; charset=utf-8'],
  ['nor a video with a query string', '/media/crimp-cycle.mp4?x=1', 404, 'application/json; charset=utf-8'],
  ['a full queue returns 503', '/media/v1/busy.webp/Inline-780.avif', 503, 'application/json; charset=utf-8'],
])('%s', async (_, path, status, type) => {
  const response = await fetch(origin + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
})

test('media is read-only', async () => {
  expect((await fetch(`${origin}/media/crimp-cycle.mp4`, { method: 'DELETE' })).status).toBe(405)
})
