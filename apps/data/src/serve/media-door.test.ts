import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TooManyWaiting } from '../pictures/turns.ts'
import { answerMedia } from './media-door.ts'

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
    if (file === 'busy.webp') throw new TooManyWaiting()
    return file === 'line.webp' ? Buffer.from('a picture') : undefined
  }
  server = createServer(
    (request, response) => void answerMedia(request, response, { findPicture, storage, mediaBucket: 'media' }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => void server.close())

test.each([
  ['a variant is a picture', '/media/v1/line.webp/Inline-780.avif', 200, 'image/avif'],
  [
    'a variant of no original is missing',
    '/media/v1/gone.webp/Inline-780.avif',
    404,
    'application/json; charset=utf-8',
  ],
  ['a film is sent as it is', '/media/crimp-cycle.mp4', 200, 'video/mp4'],
  ['a document too', '/media/annual-report.pdf', 200, 'application/pdf'],
  ['an original picture is not given out', '/media/line.webp', 404, 'application/json; charset=utf-8'],
  ['nor anything else', '/media/notes.html', 404, 'application/json; charset=utf-8'],
  ['nor a film with more to its address', '/media/crimp-cycle.mp4?x=1', 404, 'application/json; charset=utf-8'],
  ['a machine that is too busy says so', '/media/v1/busy.webp/Inline-780.avif', 503, 'application/json; charset=utf-8'],
])('%s', async (_, path, status, type) => {
  const response = await fetch(origin + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
})

test('media is only read', async () => {
  expect((await fetch(`${origin}/media/crimp-cycle.mp4`, { method: 'DELETE' })).status).toBe(405)
})
