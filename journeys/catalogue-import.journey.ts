import { keptStaffSession } from '@ferrule/tasks/kept-session'
import { toOneTimeCode } from '@ferrule/tasks/one-time-code'
import { signInStaff } from '@ferrule/tasks/staff-login'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLogin, openBrowser } from './support/browser.ts'
import { signInAsEditor } from './support/editor.ts'
import { type Answer, eventually, request } from './support/request.ts'
import { settings } from './support/settings.ts'
import { createThrowAwayStaff, type ThrowAwayPerson } from './support/throw-away-person.ts'

/** Of one country that no other journey looks at, and in no classification, so that nobody meets it by chance. */
const slug = 'journey-guide-plate'
const locale = 'en-nz'
const address = `${settings.cms}/api/catalogue-imports`

/** One product that is said anew in each run, and one row that cannot be taken. */
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

type Told = { id: string; state: string; counts: Record<string, number>; failure: string | null; rows: object[] }

let session: string

type Sent = { body?: string; as?: string | null }

function ask(method: string, path: string, { body, as = session }: Sent = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream', origin: settings.cms, cookie: as ?? '' }
  return request(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
}

const idOf = ({ text }: Answer): string => JSON.parse(text).id

async function untilDone(id: string): Promise<Told> {
  const read = async (): Promise<Told> => JSON.parse((await ask('GET', `/${id}`)).text)
  return eventually(read, ({ state }) => state === 'finished' || state === 'broken')
}

const check = async (name: string, body: string) => untilDone(idOf(await ask('POST', `?name=${name}`, { body })))

beforeAll(async () => {
  session = await keptStaffSession(settings.cms)
})

/** At both servers. */
async function forget(person: ThrowAwayPerson): Promise<void> {
  await person.remove()
  const editor = await signInAsEditor()
  for (const { id } of await editor.find('users', { email: person.email })) await editor.remove('users', String(id))
}

describe('a file of products', () => {
  const note = `Said at ${Date.now()}`
  const page = () => request(`${settings.edge}/${locale}/products/${slug}`)

  test('is checked row by row, and nothing changes by that', async () => {
    const first = await check('parts.jsonl', fileOf(note))
    expect(first).toMatchObject({ state: 'finished', counts: { unchanged: 0, refused: 1 } })
    expect(first.rows).toEqual([
      expect.objectContaining({ place: 'line 2', outcome: 'refused', detail: expect.stringContaining('slug') }),
      expect.objectContaining({ place: 'line 1', slug, outcome: expect.stringMatching(/created|changed/) }),
    ])
    expect((await check('parts.jsonl', fileOf(note))).counts).toEqual(first.counts)
  })

  test('is imported once however often that is asked, and stored pages show it at once', async () => {
    const { id } = await check('parts.jsonl', fileOf(note))
    const started = await Promise.all([ask('POST', `/${id}/start`), ask('POST', `/${id}/start`)])
    expect(new Set(started.map(idOf)).size).toBe(1)
    expect(await untilDone(started.map(idOf)[0] ?? '')).toMatchObject({ state: 'finished', counts: { refused: 1 } })
    await eventually(page, ({ status, text }) => status === 200 && text.includes(note))
    await eventually(page, ({ headers }) => headers['x-cache'] === 'hit')
    const next = `${note}, and again`
    const { id: again } = await check('parts.jsonl', fileOf(next))
    await untilDone(idOf(await ask('POST', `/${again}/start`)))
    await eventually(page, ({ text }) => text.includes(next))
    expect((await check('parts.jsonl', fileOf(next))).counts).toMatchObject({ unchanged: 1, created: 0, changed: 0 })
  })

  test('that cannot be read is said to be so, and one of another kind is refused', async () => {
    expect(await check('parts.xlsx', 'no workbook')).toMatchObject({ state: 'broken', failure: 'unreadable' })
    expect((await ask('POST', '?name=parts.exe', { body: 'x' })).status).toBe(415)
    expect((await ask('POST', '?name=parts.csv', { body: '' })).status).toBe(400)
  })
})

describe('nobody imports but those who publish for all sites', () => {
  test('not a visitor, nor somebody who only writes', async () => {
    const person = await createThrowAwayStaff('editor')
    try {
      const writer = await signInStaff(settings.cms, person)
      for (const as of [null, writer]) {
        expect((await ask('GET', '', { as })).status).toBe(403)
        expect((await ask('POST', '?name=parts.jsonl', { as, body: fileOf('x') })).status).toBe(403)
      }
    } finally {
      await forget(person)
    }
  })

  test('nothing of it is reached from outside', async () => {
    expect((await request(`${settings.edge}/api/catalogue-imports`)).status).toBe(404)
  })
})

/** As on a slow line: the page is there, what brings it to life is not. */
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
  let person: Awaited<ReturnType<typeof createThrowAwayStaff>>
  beforeAll(async () => {
    browser = await openBrowser()
    person = await createThrowAwayStaff('administrator')
  })
  afterAll(async () => {
    await browser.close()
    await forget(person)
  })

  test('sends a file that was chosen before its script came, shows what would change, starts it, and keeps the history', async () => {
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
