import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createObjectStorage, type ObjectStorage } from './object-storage.ts'

/** Simulates failed removals, which the real store cannot be made to show; other calls are tested against it. */
let server: Server
let storage: ObjectStorage
let removals: string[][]
let errors: string

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      removals.push([...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key))
      response.writeHead(200, { 'content-type': 'application/xml' })
      response.end(`<?xml version="1.0" encoding="UTF-8"?><DeleteResult>${errors}</DeleteResult>`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  storage = createObjectStorage({ endpoint, region: 'eu-central-1', accessKey: 'key', secretKey: 'secret' })
})
afterAll(() => {
  storage.close()
  server.close()
})
beforeEach(() => {
  removals = []
  errors = ''
})

const toErrorXml = (key: string, code: string) => `<Error><Key>${key}</Key><Code>${code}</Code></Error>`

test('removes objects', async () => {
  await storage.remove('files', ['a', 'b'])
  expect(removals).toEqual([['a', 'b']])
})

test.each(['AccessDenied', 'InternalError'])('throws if an object was not removed because of %s', async (code) => {
  errors = toErrorXml('b', 'NoSuchKey') + toErrorXml('a', code)
  await expect(storage.remove('files', ['a', 'b'])).rejects.toThrow(
    `object store did not remove 1 of 2 objects: ${code}`,
  )
})

test('removes an object that is missing already', async () => {
  errors = toErrorXml('a', 'NoSuchKey')
  await expect(storage.remove('files', ['a'])).resolves.toBeUndefined()
})

test('sends nothing without a key', async () => {
  await storage.remove('files', [])
  expect(removals).toEqual([])
})

test('removes more than a thousand objects by several calls', async () => {
  const keys = Array.from({ length: 2001 }, (_, index) => `key-${index}`)
  await storage.remove('files', keys)
  expect(removals.map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(removals.flat()).toEqual(keys)
})
