import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en`
let html: string
/** The file name of the first picture of the home page. */
let file: string

beforeAll(async () => {
  html = (await request(home)).text
  file = /\/media\/v1\/([^/"]+)\//.exec(html)?.[1] ?? ''
  expect(file).not.toBe('')
})

const picture = (variant: string, name = file) => request(`${settings.edge}/media/v1/${name}/${variant}`)

describe('a picture of a page', () => {
  test.each([
    ['AVIF', 'Inline-260.avif', 'image/avif', (body: Buffer) => body.toString('latin1', 4, 12), 'ftypavif'],
    ['WebP [S9-032]', 'Inline-260.webp', 'image/webp', (body: Buffer) => body.toString('latin1', 8, 12), 'WEBP'],
    ['PNG [S9-032]', 'Inline-260.png', 'image/png', (body: Buffer) => body.toString('latin1', 1, 4), 'PNG'],
  ])('is available as %s with immutable caching', async (_, variant, type, signatureOf, expected) => {
    const { status, headers, body } = await picture(variant)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(signatureOf(body)).toBe(expected)
  })

  test('has the size of its preset [S9-042] [S9-043]', async () => {
    const sizeOf = async (variant: string) => {
      const { body } = await picture(variant)
      return [body.readUInt32BE(16), body.readUInt32BE(20)]
    }
    expect({ story: await sizeOf('StoryTeaser-768-2.png'), contact: await sizeOf('Contact-80-2.png') }).toEqual({
      story: [768, 432],
      contact: [80, 80],
    })
  })

  test('comes from the cache of the edge the second time', async () => {
    const stored = await eventually(
      () => picture('Inline-520.webp'),
      ({ headers }) => headers['x-cache'] === 'hit',
    )
    expect(stored.headers['content-type']).toBe('image/webp')
  })

  test('is the same for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => picture('Gallery-240.webp')))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ body }) => body.toString('base64'))).size).toBe(1)
  })
})

describe('a client cannot request [I7]', () => {
  test.each([
    ['an arbitrary width', 'Inline-781.avif'],
    ['a huge width', 'Inline-99999.avif'],
    ['an unknown preset', 'Huge-780.avif'],
    ['another format', 'Inline-780.gif'],
    ['another quality', 'Inline-780-100.avif'],
    ['a crop that does not exist', 'AsideSquare-960-9.webp'],
  ])('%s', async (_, variant) => {
    expect((await picture(variant)).status).toBe(404)
  })

  test('a separate copy by query parameters', async () => {
    await picture('Inline-520.webp')
    for (const query of ['?w=1', '?quality=1', '?url=http://evil.example/', `?${crypto.randomUUID()}`])
      expect((await picture(`Inline-520.webp${query}`)).headers['x-cache']).toBe('hit')
  })

  test('the original, or a picture of another server', async () => {
    expect((await request(`${settings.edge}/media/${file}`)).status).toBe(404)
    const foreign = encodeURIComponent('http://127.0.0.1:8082/admin').replaceAll('%', '%25')
    expect((await picture('Inline-780.avif', foreign)).status).toBe(404)
  })
})

test.each(['gone-0123456789.webp', 'null'])(
  'the missing picture %s is shown as the default one [S5-058]',
  async (name) => {
    const { status, headers, text } = await picture('Product-768-2.webp', name)
    expect([status, headers['content-type']]).toEqual([404, 'image/svg+xml'])
    expect(text).toContain('<svg')
  },
)

describe('a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  test.each([
    [360, 3],
    [768, 2],
    [1440, 1],
  ])('%s pixels wide shows every picture, each with width and height', async (width, deviceScaleFactor) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor })
    await page.goto(home)
    expect(await page.locator('main img').first().getAttribute('fetchpriority')).toBe('high')
    for (const image of await page.locator('main img:visible').all()) {
      await image.scrollIntoViewIfNeeded()
      await eventually(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0), Boolean)
      const size = [await image.getAttribute('width'), await image.getAttribute('height')]
      expect(size).not.toContain(null)
    }
    await page.close()
  })
})
