import { cachedStaffSession } from '@ferrule/tasks/cached-session'
import { toOneTimeCode } from '@ferrule/tasks/one-time-code'
import { signInStaff } from '@ferrule/tasks/staff-login'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { type HttpResponse, eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { createTemporaryStaff, type TemporaryUser } from '../support/temporary-user.ts'

/** Only for one country that no other journey uses, and without a classification, so that no other test finds it. */
const slug = 'journey-guide-plate'
const locale = 'en-nz'
const address = `${settings.cms}/api/catalogue-imports`

/** One valid product with a new description in each run, and one invalid row. */
const fileOf = (note: string) =>
  [
    {
      slug,
      brand: 'Norlitz',
      status: 'active',
      classification: null,
      supportedCountries: ['NZ'],
      texts: { en: { name: 'Guide plate', shortDescription: note, longDescription: '' } },
    },
    { slug: 'Not A Slug' },
  ]
    .map((row) => JSON.stringify(row))
    .join('\n')

type ImportReport = {
  id: string
  state: string
  counts: Record<string, number>
  failure: string | null
  rows: object[]
}

let session: string

type SendOptions = { body?: string; as?: string | null }

function send(method: string, path: string, { body, as = session }: SendOptions = {}): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/octet-stream', origin: settings.cms, cookie: as ?? '' }
  return request(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
}

const idOf = ({ text }: HttpResponse): string => JSON.parse(text).id

async function untilDone(id: string): Promise<ImportReport> {
  const read = async (): Promise<ImportReport> => JSON.parse((await send('GET', `/${id}`)).text)
  return eventually(read, ({ state }) => state === 'finished' || state === 'broken')
}

const check = async (name: string, body: string) => untilDone(idOf(await send('POST', `?name=${name}`, { body })))

beforeAll(async () => {
  session = await cachedStaffSession(settings.cms)
})

/** Deletes the person at the identity server and in the content service. */
async function removeEverywhere(person: TemporaryUser): Promise<void> {
  await person.remove()
  const editor = await signInAsEditor()
  for (const { id } of await editor.find('users', { email: person.email })) await editor.remove('users', String(id))
}

describe('a file of products', () => {
  const note = `Imported at ${Date.now()}`
  const page = () => request(`${settings.edge}/${locale}/products/${slug}`)

  test('is validated row by row without changing anything', async () => {
    const first = await check('parts.jsonl', fileOf(note))
    expect(first).toMatchObject({ state: 'finished', counts: { unchanged: 0, refused: 1 } })
    expect(first.rows).toEqual([
      expect.objectContaining({ place: 'line 2', outcome: 'refused', detail: expect.stringContaining('slug') }),
      expect.objectContaining({ place: 'line 1', slug, outcome: expect.stringMatching(/created|changed/) }),
    ])
    expect((await check('parts.jsonl', fileOf(note))).counts).toEqual(first.counts)
  })

  test('is imported once for repeated requests, and cached pages show it at once', async () => {
    const { id } = await check('parts.jsonl', fileOf(note))
    const started = await Promise.all([send('POST', `/${id}/start`), send('POST', `/${id}/start`)])
    expect(new Set(started.map(idOf)).size).toBe(1)
    expect(await untilDone(started.map(idOf)[0] ?? '')).toMatchObject({ state: 'finished', counts: { refused: 1 } })
    await eventually(page, ({ status, text }) => status === 200 && text.includes(note))
    await eventually(page, ({ headers }) => headers['x-cache'] === 'hit')
    const next = `${note}, and again`
    const { id: nextId } = await check('parts.jsonl', fileOf(next))
    await untilDone(idOf(await send('POST', `/${nextId}/start`)))
    await eventually(page, ({ text }) => text.includes(next))
    expect((await check('parts.jsonl', fileOf(next))).counts).toMatchObject({ unchanged: 1, created: 0, changed: 0 })
  })

  test('is reported as unreadable if it cannot be parsed, and rejected if it has another format', async () => {
    expect(await check('parts.xlsx', 'no workbook')).toMatchObject({ state: 'broken', failure: 'unreadable' })
    expect((await send('POST', '?name=parts.exe', { body: 'x' })).status).toBe(415)
    expect((await send('POST', '?name=parts.csv', { body: '' })).status).toBe(400)
  })
})

describe('only people who publish for all sites can import', () => {
  test('a visitor and an editor without that right get 403', async () => {
    const person = await createTemporaryStaff('editor')
    try {
      const writer = await signInStaff(settings.cms, person)
      for (const as of [null, writer]) {
        expect((await send('GET', '', { as })).status).toBe(403)
        expect((await send('POST', '?name=parts.jsonl', { as, body: fileOf('x') })).status).toBe(403)
      }
    } finally {
      await removeEverywhere(person)
    }
  })

  test('the import is not reachable through the edge', async () => {
    expect((await request(`${settings.edge}/api/catalogue-imports`)).status).toBe(404)
  })
})

/** Delays all scripts, as on a slow connection: the page is rendered but not hydrated. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

describe('the screen', () => {
  let browser: Browser
  let person: Awaited<ReturnType<typeof createTemporaryStaff>>
  beforeAll(async () => {
    browser = await openBrowser()
    person = await createTemporaryStaff('administrator')
  })
  afterAll(async () => {
    await browser.close()
    await removeEverywhere(person)
  })

  test('uploads a file chosen before hydration, shows the changes, starts the import, and lists the history', async () => {
    const page = await browser.newPage()
    await page.goto(`${settings.cms}/admin/catalogue-import`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(page, person.email, person.password)
    await page.locator('#otp').fill(toOneTimeCode(person.oneTimeSecret, Date.now()))
    await page.locator('#kc-login').click()
    await page.getByRole('heading', { level: 1, name: 'Import catalogue' }).waitFor()
    const scripts = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    const buffer = Buffer.from(fileOf(`Seen on a screen at ${Date.now()}`))
    await page.getByLabel('File').setInputFiles({ name: 'screen.jsonl', mimeType: 'application/json', buffer })
    scripts.release()
    await page.getByRole('button', { name: 'Check file' }).click()
    const report = page.getByRole('region', { name: 'screen.jsonl' })
    await report.getByRole('cell', { name: 'Refused' }).waitFor()
    await report.getByRole('button', { name: 'Import now' }).click()
    await report.getByRole('heading', { name: 'screen.jsonl · Import' }).waitFor()
    await report.getByText('Finished').waitFor()
    await expect.poll(() => page.getByRole('rowheader', { name: 'screen.jsonl' }).count()).toBeGreaterThan(1)
    await page.context().close()
  })
})
