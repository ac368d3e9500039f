import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aVideo, videoOf } from '../support/videos.ts'
import { newAddress } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { afterScan, beginUpload, download, sendPart, upload } from '../support/uploads.ts'

// Written in two halves, so that virus scanners do not report this file.
const eicar = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`
const megabyte = 1024 * 1024
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')

test('a 20 MB video goes to quarantine, is scanned and can then be downloaded unchanged [F9]', async () => {
  const content = aVideo(20 * megabyte)
  const { state, link } = await afterScan(await upload(content, 'press "no. 4".mp4'))
  expect(state).toBe('clean')
  const response = await download(link)
  expect(hash(response.body)).toBe(hash(content))
  expect(response.headers['content-disposition']).toMatch(/^attachment/)
  expect(response.headers['content-type']).toBe('application/octet-stream')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['cache-control']).toContain('no-store')
})

test('a picture is delivered without camera metadata [S2-141] [S5-045]', async () => {
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#9a4a18' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  expect(picture.includes('somebody')).toBe(true)
  const { link } = await afterScan(await upload(picture, 'plate.jpg'))
  const { body } = await download(link)
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 })
  expect(body.includes('somebody')).toBe(false)
})

test.each([
  ['an HTML page', 'holiday.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an archive', 'clip.mp4', Buffer.from('PK\x03\x04\x14\0\0\0payload.exe', 'latin1')],
  ['a video with appended data', 'clip.mp4', Buffer.concat([aVideo(5000), Buffer.from('<script>')])],
  ['a picture under another name', 'clip.mp4', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
])('%s named %s is detected by its content and can never be downloaded [F2]', async (_, name, content) => {
  expect(await afterScan(await upload(content, name))).toEqual({ state: 'refused', link: null })
})

test('a virus after 60 MB of a 90 MB video is found, and the file can never be downloaded [F6]', async () => {
  const data = randomBytes(90 * megabyte)
  data.write(eicar, 60 * megabyte, 'latin1')
  expect(await afterScan(await upload(videoOf(data), 'harmless.mp4'))).toEqual({ state: 'infected', link: null })
})

test.each([
  ['101 MB', { bytes: 101 * megabyte }, 413],
  ['a length that is no number', { bytes: 'many' }, 400],
  ['nothing', { bytes: 0 }, 400],
  ['an SVG', { filename: 'drawing.svg' }, 415],
  ['a document', { filename: 'offer.pdf' }, 415],
  ['an archive with a double extension', { filename: 'plate.jpg.zip' }, 415],
])('%s is rejected before a byte is sent [S9-027]', async (_, options, status) => {
  expect((await beginUpload(options)).status).toBe(status)
})

test('a document for a ticket is scanned, and no link leads to it', async () => {
  const id = await upload(Buffer.from('%PDF-1.7\n%%EOF'), 'report.pdf', 'ticket')
  expect(await afterScan(id)).toEqual({ state: 'clean', link: null })
})

test('more bytes than announced are rejected [F1]', async () => {
  const { headers } = await beginUpload({ bytes: 100 })
  const location = headers.location ?? ''
  const response = await sendPart(location, { content: randomBytes(5000) }).catch(() => ({ status: 400 }))
  expect(response.status).toBeGreaterThanOrEqual(400)
  const { headers: after } = await request(new URL(location, settings.edge).href, {
    method: 'HEAD',
    headers: { 'Tus-Resumable': '1.0.0' },
  })
  expect(Number(after['upload-offset'] ?? 0)).toBeLessThanOrEqual(100)
})

test('one address may upload 5 GB a day, and other addresses are not affected [F1]', async () => {
  const from = newAddress()
  const bytes = 100 * megabyte
  const statuses: number[] = []
  for (let count = 0; count < 53; count += 1) statuses.push((await beginUpload({ bytes, from })).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(51)
  expect(statuses.slice(51)).toEqual([429, 429])
  expect((await beginUpload({ bytes })).status).toBe(201)
})

test.each(['../../../etc/passwd.jpg', 'a\r\nSet-Cookie: x=1.jpg', 'photo\u202Egpj.jpg', `${'x'.repeat(300)}.jpg`])(
  'the name %j is sent as one harmless header [F8]',
  async (name) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const { headers } = await download((await afterScan(await upload(picture, name))).link)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[A-Za-z0-9 ._-]*"; filename\*=UTF-8''[\w%.~!-]*$/,
    )
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test('a forged link is a 404, and a file cannot be downloaded by its id [F9]', async () => {
  const id = await upload(aVideo(1000), 'clip.mp4')
  const { link } = await afterScan(id)
  expect((await download(link)).status).toBe(200)
  const forged = `${link?.slice(0, -1)}${link?.endsWith('A') ? 'B' : 'A'}`
  for (const path of [forged, `/api/files/${id}`, `/api/files/${randomBytes(54).toString('base64url')}`])
    expect((await download(path)).status).toBe(404)
})
