import { readFileSync } from 'node:fs'
import { maxUploadBytes, uploadStates } from '@ferrule/domain/files/upload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { OpenApiClient, type OpenApiDocument } from '../support/openapi-client.ts'
import { newAddress } from '../support/request-forms.ts'
import { eventually } from '../support/request.ts'

const text = readFileSync(new URL('../../docs/api/uploads.openapi.json', import.meta.url), 'utf8')
const document: OpenApiDocument = JSON.parse(text)
const calls = new OpenApiClient(document)

const tus = { 'Tus-Resumable': '1.0.0' }
const part = { ...tus, 'Content-Type': 'application/offset+octet-stream' }
const nameOf = (fileName: string) => `filename ${Buffer.from(fileName).toString('base64')}`
const creationHeaders = (bytes: number, fileName = 'plate.jpg') => ({
  ...tus,
  'Upload-Length': `${bytes}`,
  'Upload-Metadata': nameOf(fileName),
  'Content-Length': '0',
})

async function create(bytes: number): Promise<string> {
  const { headers } = await calls.call('createUpload', { headers: creationHeaders(bytes), localAddress: newAddress() })
  return headers.location?.split('/').at(-1) ?? ''
}

function sendPart(path: string, offset: number, body: Buffer) {
  const headers = { ...part, 'Upload-Offset': `${offset}`, 'Content-Length': `${body.length}` }
  return calls.call('sendPart', { path, headers, body })
}

async function sendWholePicture(): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#9a4a18' } })
    .jpeg()
    .toBuffer()
  const path = await create(picture.length)
  const half = Math.floor(picture.length / 2)
  expect((await sendPart(path, 0, picture.subarray(0, half))).status).toBe(204)
  expect((await calls.call('readUploadOffset', { path, headers: tus })).headers['upload-offset']).toBe(`${half}`)
  expect((await sendPart(path, half + 1, picture.subarray(half))).status).toBe(409)
  expect((await sendPart(path, half, picture.subarray(half))).status).toBe(204)
  expect((await calls.call('dropUpload', { path, headers: tus })).status).toBe(400)
  return path
}

async function downloadOnceClean(path: string): Promise<void> {
  const { link } = await eventually(
    async (): Promise<{ state: string; link: string | null }> =>
      JSON.parse((await calls.call('readUploadState', { path })).text),
    ({ state }) => state === 'clean',
  )
  const signed = link?.replace('/api/files/', '') ?? ''
  expect((await calls.call('downloadFile', { path: signed })).status).toBe(200)
  expect((await calls.call('downloadFile', { path: `${signed.slice(0, -2)}AA` })).status).toBe(404)
  const headers = { authorization: 'DPoP none' }
  expect((await calls.call('downloadFile', { path, headers })).status).toBe(401)
}

/** Calls that the OpenAPI document does not allow, with their error statuses. */
async function refusals(path: string): Promise<void> {
  const wrong = async (operation: string, headers: Record<string, string>, body?: Buffer) =>
    (await calls.call(operation, { path, headers, isWrong: true, ...(body ? { body } : {}) })).status
  const { 'Tus-Resumable': _, ...unversioned } = creationHeaders(10)
  expect(await wrong('createUpload', unversioned)).toBe(412)
  expect(await wrong('createUpload', creationHeaders(0))).toBe(400)
  expect(await wrong('createUpload', creationHeaders(maxUploadBytes + 1))).toBe(413)
  expect(await wrong('createUpload', creationHeaders(10, 'offer.pdf'))).toBe(415)
  expect(
    await wrong('sendPart', { ...tus, 'Upload-Offset': '0', 'Content-Type': 'text/plain' }, Buffer.from('a')),
  ).toBe(400)
  for (const operation of ['readUploadOffset', 'sendPart', 'dropUpload']) expect(await wrong(operation, {})).toBe(412)
  expect(await wrong('readUpload', {})).toBe(405)
}

async function sendTooMuch(): Promise<void> {
  const localAddress = newAddress()
  const headers = creationHeaders(maxUploadBytes)
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 60)
    statuses.push((await calls.call('createUpload', { headers, localAddress })).status)
  expect(statuses.at(-1)).toBe(429)
}

test('every upload call and its response match the checked-in OpenAPI document [S7-070]', async () => {
  expect((await calls.call('describeUploads')).status).toBe(204)
  await downloadOnceClean(await sendWholePicture())
  const dropped = await create(100)
  await refusals(dropped)
  expect((await calls.call('dropUpload', { path: dropped, headers: tus })).status).toBe(204)
  expect((await calls.call('readUploadOffset', { path: dropped, headers: tus })).status).toBe(404)
  expect((await calls.call('dropUpload', { path: dropped, headers: tus })).status).toBe(404)
  expect((await sendPart(dropped, 0, Buffer.from('a'))).status).toBe(404)
  expect((await calls.call('readUploadState', { path: dropped })).status).toBe(404)
  await sendTooMuch()
  // Every call returns 503 while the service is down; other journeys test that.
  expect(calls.documented.filter((one) => !one.endsWith(' 503')).toSorted()).toEqual([...calls.tried].toSorted())
})

test('the OpenAPI document has our size limit and states', () => {
  expect(text).toContain(`"maximum": ${maxUploadBytes}`)
  expect(text).toContain(`"const": ${maxUploadBytes}`)
  const state = document.paths['/api/upload-states/{id}']?.['get']?.responses['200']
  expect(state).toHaveProperty('content.application/json.schema.properties.state.enum', [...uploadStates])
})
