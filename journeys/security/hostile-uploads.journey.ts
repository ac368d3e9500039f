import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { HostileFile } from '../support/hostile-files/hostile-file.ts'
import { hostileFiles } from '../support/hostile-files/hostile-files.ts'
import { afterScan, beginUpload, download, sendPart } from '../support/uploads.ts'
import { watchMemory } from '../support/watch-memory.ts'

const maxMegabytes = 512
const components = ['data', 'worker', 'web']

test('60 hostile files are refused or rewritten, and no process exceeds 512 MB [F12]', {
  timeout: 900_000,
}, async () => {
  const files = await hostileFiles()
  expect(files).toHaveLength(60)
  const memory = await watchMemory(components)
  const outcomes: string[] = []
  try {
    for (const file of files) outcomes.push(`${file.kind}, ${file.name}: ${await outcomeOf(file)}`)
  } finally {
    const highest = memory.stop()
    expect(Object.keys(highest)).toEqual(components)
    for (const name of components) {
      // A running process has some memory; zero would mean that the wrong one was read.
      expect(highest[name], name).toBeGreaterThan(30)
      expect(highest[name], name).toBeLessThanOrEqual(maxMegabytes)
    }
  }
  expect(outcomes.filter((outcome) => !/: (refused|rewritten)$/.test(outcome))).toEqual([])
  // Seventeen valid pictures carry something else; they lose it and stay pictures.
  expect(outcomes.filter((outcome) => outcome.endsWith(': rewritten')).length).toBeGreaterThanOrEqual(17)
})

/** Uploads a file as a browser does and describes its way: refused, rewritten, or the fault of the product. */
async function outcomeOf({ name, content, hidden }: HostileFile): Promise<string> {
  const created = await beginUpload({ bytes: content.length, filename: name })
  if (created.status === 415) return 'refused'
  if (created.status !== 201) return `upload returned ${created.status}`
  const location = created.headers.location ?? ''
  const sent = await sendPart(location, { content })
  if (sent.status !== 204) return `sending returned ${sent.status}`
  const { state, link } = await afterScan(location.split('/').at(-1) ?? '')
  if (state !== 'clean') return link === null ? 'refused' : `${state}, but with a link`
  return describeDownload(await download(link), content, hidden)
}

async function describeDownload(
  { headers, body }: Awaited<ReturnType<typeof download>>,
  content: Buffer,
  hidden: string | undefined,
): Promise<string> {
  if (!headers['content-disposition']?.startsWith('attachment')) return 'not an attachment'
  if (headers['x-content-type-options'] !== 'nosniff') return 'without nosniff'
  if (!headers['content-security-policy']?.includes('sandbox')) return 'not sandboxed'
  if (body.equals(content)) return 'unchanged'
  if (hidden !== undefined && body.includes(Buffer.from(hidden, 'latin1'))) return 'with its hidden content'
  const { format, exif } = await sharp(body).metadata()
  return exif === undefined && ['jpeg', 'png', 'gif', 'webp'].includes(format) ? 'rewritten' : `${format} with metadata`
}
