import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const archive = '/en/press-kits/company/newsroom.zip'

/** Reads the files of an archive from its directory, and checks each. */
function unzip(body: Buffer): Map<string, Buffer> {
  const end = body.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = body.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let left = body.readUInt16LE(end + 10); left > 0; left--) {
    const [size, length, offset] = [body.readUInt32LE(at + 24), body.readUInt16LE(at + 28), body.readUInt32LE(at + 42)]
    const start = offset + 30 + body.readUInt16LE(offset + 26)
    const bytes = body.subarray(start, start + size)
    expect(crc32(bytes)).toBe(body.readUInt32LE(at + 16))
    files.set(body.toString('utf8', at + 46, at + 46 + length), bytes)
    at += 46 + length
  }
  return files
}

test('the newsroom offers pictures with captions and sizes, facts, a contact and one archive', async () => {
  const browser = await openBrowser()
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${settings.edge}/en/company/newsroom`)
  const kit = page.locator('section', { has: page.getByRole('heading', { name: 'Press kit' }) })
  expect(await kit.getByRole('link', { name: /^Download Axion 56/ }).count()).toBe(1)
  for (const text of ['PNG, 1,180 × 885 px', 'Founded in Wolhusen', 'Roman Bächler', 'media@norlitz.example'])
    expect(await kit.getByText(text).first().isVisible()).toBe(true)
  expect(await kit.getByRole('link', { name: 'Download all, ZIP' }).getAttribute('href')).toBe(archive)
  const picture = await kit.getByRole('link', { name: /^Download Axion 56/ }).getAttribute('href')
  const { body, headers } = await request(settings.edge + (picture ?? ''))
  expect(headers['content-type']).toBe('image/png')
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1180, 885])
  await browser.close()
})

test('the newsroom is accessible', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.goto(`${settings.edge}/de/company/newsroom`)
  expect(await accessibilityViolations(page)).toEqual([])
  await browser.close()
})

test('the archive has every picture and logo, and the texts in the language of the visitor', async () => {
  const { status, headers, body } = await request(settings.edge + archive)
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzip(body)
  expect([...files.keys()].filter((name) => name.endsWith('.png'))).toHaveLength(7)
  expect(files.get('logos/word-mark-norlitz.png')?.subarray(1, 4).toString()).toBe('PNG')
  expect(files.get('press-kit.txt')?.toString()).toContain('Revenue 2025: 341.8 m CHF')
  const german = unzip((await request(settings.edge + archive.replace('/en/', '/de/'))).body)
  expect(german.get('press-kit.txt')?.toString()).toContain('Umsatz 2025: 341,8 Mio. CHF')
})

test.each(['/en/press-kits/company/about.zip', '/en/press-kits/company/newsroom', '/en/press-kits/.zip'])(
  'there is no archive at %s',
  async (path) => {
    expect((await request(settings.edge + path)).status).toBe(404)
  },
)

test('what an editor changes appears in the archive', async () => {
  const editor = await signInAsEditor()
  const [media] = await editor.find('media', { source: 'factory-hall' })
  const label = `Fact ${randomUUID()}`
  const slug = `press-${randomUUID()}`
  const kit = (value: string) => ({
    blockType: 'press-kit',
    heading: 'Press kit',
    pictures: [{ image: media?.['id'], caption: 'Hall' }],
    logos: [{ image: media?.['id'], name: 'Logo' }],
    figures: [{ value, unit: null, label }],
  })
  const id = await editor.create('pages', {
    site: await editor.mainSiteId(),
    slug,
    title: 'Press',
    blocks: [kit('1')],
    _status: 'published',
  })
  const readText = async () => {
    const { status, body } = await request(`${settings.edge}/en/press-kits/${slug}.zip`)
    return status === 200 ? (unzip(body).get('press-kit.txt')?.toString() ?? '') : ''
  }
  try {
    await expect.poll(readText).toContain(`${label}: 1\n`)
    await editor.change('pages', id, { blocks: [kit('2')], _status: 'published' })
    await expect.poll(readText).toContain(`${label}: 2\n`)
  } finally {
    await editor.remove('pages', id)
  }
})
