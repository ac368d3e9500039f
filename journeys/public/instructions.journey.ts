import { createHash, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { readStoredZip } from '../support/read-stored-zip.ts'
import { post, rightAnswers } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** A machine of customer 1. */
const serial = '24-1555-666'
const label = `${settings.edge}/id/${serial}`

type ListedDocument = {
  id: string
  kind: string
  title: string
  language: string
  origin: string
  version: string
  issuedOn: string
  sha256: string
  bytes: number
  href: string
}
type DocumentList = { serial: string; model: string; onlineUntil: string; documents: ListedDocument[] }

const listDocuments = async (): Promise<DocumentList> => JSON.parse((await request(`${label}/documents.json`)).text)

async function getDocument(kind: string, language: string): Promise<ListedDocument> {
  const { documents } = await listDocuments()
  const found = documents.find((one) => one.kind === kind && one.language === language)
  if (!found) throw new Error(`no ${kind} in ${language}`)
  return found
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the page of a machine, without sign-in and without script', () => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
    })
    page = await context.newPage()
    await page.goto(label)
  })
  afterAll(() => context.close())

  test('shows the way to the safety instructions on the first screen of a phone, one tap away', async () => {
    expect(new URL(page.url()).pathname).toBe(`/de/id/${serial}`)
    const link = page.getByRole('link', { name: 'Sicherheitshinweise öffnen' })
    const box = await link.boundingBox()
    expect(box && box.y + box.height).toBeLessThan(740)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const pdf = await request(new URL((await link.getAttribute('href')) ?? '', settings.edge).href)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toMatch(/^inline; filename="safety-axion-24-2\.0-de\.pdf"/)
  })

  test('lists the documents in the language of the reader first, and every other one below', async () => {
    const { documents } = await listDocuments()
    const shown = await page
      .locator('main a[href$=".pdf"]')
      .evaluateAll((links) => [
        ...new Set(links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname)),
      ])
    expect(shown.toSorted()).toEqual(documents.map(({ href }) => href).toSorted())
    await page.getByRole('heading', { name: 'Anleitungen (Deutsch)' }).waitFor()
    await page.getByText('In anderen Sprachen').click()
    await page.getByRole('link', { name: /^Operating instructions Axion 24 Version 2/ }).waitFor()
  })

  test('lists the version that was delivered beside the newest one, with its changes', async () => {
    await page.getByText('Geändert seit Version 1.0').waitFor()
    await page.getByText('Alle Versionen').first().click()
    expect(await page.getByText('Mit dieser Maschine geliefert').first().isVisible()).toBe(true)
  })
})

test('the page has no accessibility violations and is not wider than a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await page.goto(`${settings.edge}/en/id/${serial}`)
  await page.getByText('In other languages').click()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.close()
})

test('documents.json lists all documents with their checksums in less than 100 ms', async () => {
  const { documents, ...machine } = await listDocuments()
  expect(machine).toMatchObject({ serial, model: 'Axion 24', onlineUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
  expect(documents.map(({ kind, language, version }) => `${kind} ${language} ${version}`).toSorted()).toEqual([
    'declaration de 1.0',
    'declaration en 1.0',
    'instructions de 1.0',
    'instructions de 2.0',
    'instructions en 1.0',
    'instructions en 2.0',
    'safety de 2.0',
    'safety en 2.0',
  ])
  const times: number[] = []
  for (let count = 0; count < 40; count += 1) {
    const started = performance.now()
    // A page of the edge would answer at once: the parameter makes it ask the services.
    await request(`${label}/documents.json?view=${count}`)
    times.push(performance.now() - started)
  }
  expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(100)
  expect((await request(`${settings.edge}/id/00-0000-000/documents.json`)).status).toBe(404)
})

describe('a PDF', () => {
  test('has the listed checksum, is stored for good and can be saved', async () => {
    const { href, sha256, bytes } = await getDocument('instructions', 'en')
    const { status, headers, body } = await request(`${settings.edge}${href}`)
    expect([status, body.byteLength, headers.etag]).toEqual([200, bytes, `"${sha256}"`])
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['set-cookie']).toBeUndefined()
    const saved = await request(`${settings.edge}${href}?save`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="instructions-axion-24-2\.0-en\.pdf"/)
  })

  test('continues where a download was interrupted', async () => {
    const { href, bytes } = await getDocument('instructions', 'en')
    const whole = await request(`${settings.edge}${href}`)
    const rest = await request(`${settings.edge}${href}`, { headers: { range: 'bytes=1000-' } })
    expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 1000-${bytes - 1}/${bytes}`])
    expect(rest.body).toEqual(whole.body.subarray(1000))
    const outside = await request(`${settings.edge}${href}`, { headers: { range: `bytes=${bytes}-` } })
    expect(outside.status).toBe(416)
  })

  test('of another machine, version or address does not exist', async () => {
    const { href, id } = await getDocument('safety', 'en')
    for (const path of [
      href.replace('2.0.pdf', '9.9.pdf'),
      href.replace(id, '00000000-0000-8000-a000-000000000000'),
      href.replace(serial, '00-0000-000'),
      `/id/${serial}/documents/${id}/..%2f2.0.pdf`,
    ]) {
      const { status } = await request(`${settings.edge}${path}`)
      expect([path, [400, 404].includes(status)]).toEqual([path, true])
    }
  })
})

test('the archive opens without network, and its signature is verified with the published key', async () => {
  const started = performance.now()
  const { status, headers, body } = await request(`${label}/instructions.zip?language=de`)
  expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([
    200,
    'application/zip',
    body.byteLength,
  ])
  expect(performance.now() - started).toBeLessThan(5000)
  const files = readStoredZip(body)
  const { text: key } = await request(`${settings.edge}/api/software-key`)
  const [sums, signature] = [files.get('SHA256SUMS'), files.get('SHA256SUMS.sig')]
  expect(sums && signature && verify(null, sums, key, signature)).toBe(true)
  for (const line of sums?.toString().trim().split('\n') ?? []) {
    const [sum, name = ''] = line.split('  ')
    expect([
      name,
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ]).toEqual([name, sum])
  }
  const folder = await mkdtemp(join(tmpdir(), 'instructions-'))
  const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 740 } })
  try {
    for (const [name, content] of files) await writeFile(join(folder, name), content)
    const page = await context.newPage()
    const failed: string[] = []
    page.on('requestfailed', (sent) => failed.push(sent.url()))
    await page.goto(pathToFileURL(join(folder, 'index.html')).href)
    await page.getByRole('heading', { name: `Anleitungen für Axion 24, Seriennummer ${serial}` }).waitFor()
    const links = await page.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThanOrEqual(4)
    expect(links.filter((name) => !files.has(name))).toEqual([])
    expect(failed).toEqual([])
  } finally {
    await context.close()
    await rm(folder, { recursive: true })
  }
})

test('a device keeps the instructions: without network the label opens them, until they are removed', async () => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  try {
    await page.goto(label)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await page.getByText('Kept on this device.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await context.setOffline(true)
    await page.goto(label)
    await page.getByRole('heading', { name: `Instructions for Axion 24, serial number ${serial}` }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const sizes = await page.locator('li a').evaluateAll((links) =>
      // The policy of the page allows no fetch; the links open the copies in the cache.
      Promise.all(
        links.map(async (link) => (await (await caches.match((link as HTMLAnchorElement).href))?.blob())?.size ?? 0),
      ),
    )
    expect(sizes).toHaveLength(4)
    expect(Math.min(...sizes)).toBeGreaterThan(10_000)
    await context.setOffline(false)
    await page.goto(label)
    // The script of the button starts when it is visible.
    await page.getByRole('button', { name: 'Keep on this device' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Remove the copy' }).click()
    await page.getByRole('button', { name: 'Keep on this device' }).waitFor()
    await context.setOffline(true)
    await expect(page.goto(label)).rejects.toThrow()
  } finally {
    await context.close()
  }
})

describe('instructions on paper', () => {
  test('are requested from the page of the machine, with a receipt that names the day', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await page.goto(`${settings.edge}/en/id/${serial}`)
    await page.getByRole('link', { name: /^Instructions on paper/ }).click()
    await page.getByRole('heading', { name: 'Instructions on paper', level: 1 }).waitFor()
    expect(await page.getByLabel('Serial number').inputValue()).toBe(serial)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.close()
    const sent = await post('paper', rightAnswers('paper'))
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/\/en\/requests\/receipt\/.+\?sent$/),
    ])
    const receipt = await request(new URL(sent.headers.location ?? '', settings.edge).href)
    expect(receipt.text).toContain('We have your request for printed instructions')
    const wrong = await post('paper', { ...rightAnswers('paper'), serialNumber: '00-0000-000' })
    expect([wrong.status, wrong.text.includes('Please enter a valid serial number')]).toEqual([422, true])
  })

  test('can be requested below the address of the label', async () => {
    const headers = { 'accept-language': 'de', 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(rightAnswers('paper')).toString()
    const moved = await request(`${label}/paper`, { method: 'POST', headers, body })
    expect([moved.status, moved.headers.location]).toEqual([307, `/de/requests/paper?serialNumber=${serial}`])
    const sent = await request(`${settings.edge}${moved.headers.location}`, { method: 'POST', headers, body })
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/\/de\/requests\/receipt\/.+/)])
  })
})

test('the documentation packages contain the newest version of each document, and are public like the page', async () => {
  const { documents } = await listDocuments()
  const sums = new Set(documents.map(({ sha256 }) => sha256))
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const iirds = await request(`${label}/documentation.iirds`)
  expect([iirds.status, iirds.headers['content-type'], Number(iirds.headers['content-length'])]).toEqual([
    200,
    'application/iirds+zip',
    iirds.body.byteLength,
  ])
  const content = [...readStoredZip(iirds.body)].filter(([name]) => name.endsWith('.pdf'))
  expect(content.length).toBeGreaterThan(5)
  expect(content.filter(([, pdf]) => !sums.has(sha256(pdf)))).toEqual([])
  const vdi = await request(`${label}/documentation.vdi2770.zip?language=de`)
  expect([vdi.status, Number(vdi.headers['content-length'])]).toEqual([200, vdi.body.byteLength])
  const containers = [...readStoredZip(vdi.body)].filter(([name]) => name.endsWith('.zip'))
  const pdfs = containers.flatMap(([, zip]) => [...readStoredZip(zip)].filter(([name]) => name.endsWith('.pdf')))
  expect(pdfs.map(([, pdf]) => sha256(pdf)).toSorted()).toEqual(content.map(([, pdf]) => sha256(pdf)).toSorted())
  expect((await request(`${settings.edge}/id/00-0000-000/documentation.iirds`)).status).toBe(404)
})
