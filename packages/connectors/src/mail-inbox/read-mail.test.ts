import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const read = (lines: string[]) => readMail(Buffer.from(lines.join('\r\n')), 'anna@lake.example')
const readContent = async (lines: string[]) => (await read(lines))?.readContent()

test('reads a plain text mail', async () => {
  const mail = await read(['From: Anna Berg <anna@lake.example>', 'Message-ID: <1@lake>', '', 'It was the seal.', ''])
  expect(mail).toMatchObject({ messageId: '<1@lake>', from: 'anna@lake.example' })
  expect(await mail?.readContent()).toEqual({ text: 'It was the seal.\n', files: [] })
})

test('reads the text of a mail that has HTML only', async () => {
  const html = '<p>It was the <b>seal</b>.</p><script>alert(1)</script>'
  const mail = await readContent(['From: anna@lake.example', 'Content-Type: text/html; charset=utf-8', '', html])
  expect(mail?.text).toContain('It was the seal.')
  expect(mail?.text).not.toContain('<')
})

test('reads attachments with encoded names', async () => {
  const mail = await readContent([
    'From: anna@lake.example',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See the picture.',
    '--b',
    'Content-Type: image/gif',
    "Content-Disposition: attachment; filename*=utf-8''Pr%C3%BCfung.gif",
    'Content-Transfer-Encoding: base64',
    '',
    'R0lGODlh',
    '--b--',
  ])
  expect(mail?.files.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['Prüfung.gif', 'GIF89a'],
  ])
})

test('derives a stable id from the content of a mail without a Message-ID', async () => {
  const ids = await Promise.all(
    ['one', 'one', 'two'].map(async (text) => (await read(['From: a@b.example', '', text]))?.messageId),
  )
  expect(ids[0]).toBe(ids[1])
  expect(ids[0]).not.toBe(ids[2])
})

test('rejects content that is nested too deeply, and a mail without a sender', async () => {
  const deep = Array.from({ length: 50 }, (_, depth) => [
    `Content-Type: multipart/mixed; boundary=b${depth}`,
    '',
    `--b${depth}`,
  ]).flat()
  expect(await readContent(['From: a@b.example', ...deep, '', 'x'])).toBeUndefined()
  expect(await read(['Subject: x', '', 'x'])).toBeUndefined()
})
