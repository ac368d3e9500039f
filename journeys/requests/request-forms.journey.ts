import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { openBrowser } from '../support/browser.ts'
import { formAddress, newAddress, post, rightAnswers, send } from '../support/request-forms.ts'
import { request } from '../support/request.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page without JavaScript: the forms do not need it. */
async function open(url: string): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  return page
}

const kinds = ['contact', 'service', 'licence', 'feedback', 'whitepaper']

describe.each([
  ['contact', 'Talk to an Expert [S1-016]'],
  ['service', 'Service request [S1-017] [S2-138]'],
  ['licence', 'Software licence request [S1-018] [S2-137]'],
  ['feedback', 'Tell the editors [S2-108]'],
  ['whitepaper', 'Download whitepaper [S2-139]'],
])('the %s form', (kind, name) => {
  test(`can be sent without signing in and without script, and redirects to its receipt: ${name}`, async () => {
    const response = await post(kind, rightAnswers(kind))
    expect(response.status).toBe(303)
    expect(response.headers.location).toMatch(/^\/en\/requests\/receipt\/[A-Za-z0-9_-]{43}\?sent$/)
    const receipt = await open(new URL(response.headers.location ?? '', formAddress(kind)).href)
    expect(await receipt.locator('main').innerText()).toMatch(/\b[0-9A-F]{8}\b/)
    await receipt.close()
  })

  test('shows missing fields in a summary and at the fields, and keeps the input', async () => {
    const page = await open(formAddress(kind))
    await page.locator('[name=firstName]').fill('Marta')
    await send(page)
    const alert = page.locator('[role=alert]')
    await alert.waitFor()
    expect(await alert.locator('a').allTextContents()).toContain('Please enter your last name')
    expect(await page.locator('[aria-invalid=true]').count()).toBe(await alert.locator('a').count())
    expect(await page.locator('[name=firstName]').inputValue()).toBe('Marta')
    expect(await page.title()).toMatch(/^Error: /)
    await page.close()
  })
})

describe('the service request', () => {
  test('has all required fields, marked with an asterisk [S3-076] [S3-077] [S3-079] [S3-081] [S5-012]', async () => {
    const page = await open(formAddress('service'))
    const labels = await page.locator('main label, main legend').allInnerTexts()
    for (const label of ['First name', 'E-mail', 'Company', 'Address', 'Zip code', 'State', 'Country', 'Subject'])
      expect(labels).toContain(`${label} *`)
    for (const label of ['Telephone', 'Reason', 'Is the machine under warranty?', 'Is there a service contract?'])
      expect(labels).toContain(label)
    await page.close()
  })

  test('shows return address and case ID only after their checkboxes are checked [S3-078] [S3-080]', async () => {
    const page = await open(formAddress('service'))
    const fields = ['returnAddress', 'returnCity', 'returnState', 'returnZipCode', 'returnCountry', 'caseId']
    for (const name of fields) expect(await page.locator(`[name=${name}]`).isVisible()).toBe(false)
    await page.locator('[name=separateReturnAddress]').check()
    await page.locator('[name=existingCase]').check()
    for (const name of fields) expect(await page.locator(`[name=${name}]`).isVisible()).toBe(true)
    await page.close()
  })

  test('rejects an invalid telephone number', async () => {
    const response = await post('service', { ...rightAnswers('service'), telephone: '+43 12' })
    expect(response.status).toBe(422)
    expect(response.text).toContain('Please enter a valid telephone number')
  })
})

test('the software licence request has fields for the person and the machine [S3-082]', async () => {
  const page = await open(formAddress('licence'))
  const names = ['email', 'firstName', 'lastName', 'company', 'country', 'product', 'serialNumber', 'message']
  for (const name of names) expect(await page.locator(`form[action*=requests] [name=${name}]`).isVisible()).toBe(true)
  await page.close()
})

/** Opens a page with a contact panel. */
async function openPanel() {
  const page = await open(formAddress('contact').replace('requests/contact', 'services/calibration'))
  const panel = page.locator('main section', { has: page.getByRole('heading', { name: 'Talk to an Expert' }) }).last()
  return { page, panel }
}

test('the contact panel of a page has the title Talk to an Expert and links to the contact page [S2-109]', async () => {
  const { page, panel } = await openPanel()
  expect(await panel.getByRole('link', { name: 'More ways to reach us' }).getAttribute('href')).toBe('/en/contact')
  await page.close()
})

test('the form of the contact panel has a country field and can be sent without script [S2-110]', async () => {
  const { page, panel } = await openPanel()
  const { country = '', ...typed } = rightAnswers('contact')
  await panel.getByLabel('Country').selectOption(country)
  for (const [name, value] of Object.entries(typed)) await panel.locator(`[name=${name}]`).fill(value)
  await panel.getByRole('button', { name: 'Send question' }).click()
  expect(page.url()).toMatch(/\/en\/requests\/receipt\/[A-Za-z0-9_-]{43}\?sent$/)
  await page.close()
})

test('a call to action opens its form with the topic and the page filled in', async () => {
  const page = await open(formAddress('contact').replace('requests/contact', 'smart-factory'))
  await page.locator('main').getByRole('link', { name: 'Request a demo' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Request a demo' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('About: Smart Factory')
  expect(await page.locator('form [name=about]').getAttribute('value')).toBe('Request a demo: Smart Factory')
  await page.goto(`${formAddress('service')}?requestedService=spare-parts`)
  expect(await page.locator('[name=requestedService]').inputValue()).toBe('spare-parts')
  await page.close()
})

describe('a receipt', () => {
  test("shows the due time in the sender's time zone and the sent values", async () => {
    const answers = rightAnswers('contact')
    const { headers } = await post('contact', answers)
    const page = await open(new URL(headers.location ?? '', formAddress('contact')).href)
    expect(await page.locator('h1').textContent()).toBe('We have your question')
    expect(await page.locator('time').textContent()).toMatch(/CES?T|GMT\+[12]/)
    expect(await page.locator('dl').innerText()).toContain(answers['email'])
    await page.locator('[name=body]').fill('It is 10 mm² after all.')
    await page.locator('form:has([name=body]) button').click()
    expect(await page.locator('dl').innerText()).toContain('It is 10 mm² after all.')
    await page.close()
  })

  test('accepts another addition with the same key, and the same addition once', async () => {
    const { headers } = await post('contact', rightAnswers('contact'))
    const receipt = new URL(headers.location ?? '', formAddress('contact')).href
    const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec((await request(receipt)).text) ?? []
    for (const body of ['It is 10 mm².', 'It is 10 mm².', 'No, it is 16 mm².']) {
      expect((await post(`receipt/${receipt.split('/').at(-1)}`, { idempotencyKey, body })).status).toBe(303)
    }
    const page = await open(receipt)
    const added = (await page.locator('dl').innerText()).match(/It is 10 mm²\.|No, it is 16 mm²\./g)
    expect(added?.toSorted()).toEqual(['It is 10 mm².', 'No, it is 16 mm².'])
    await page.close()
  })

  test('with a forged link shows nothing', async () => {
    const page = await open(`${formAddress('receipt')}/${'A'.repeat(43)}`)
    expect(await page.locator('h1').textContent()).toBe('This link does not work any more')
    await page.close()
  })
})

test('a form sent twice, with or without an idempotency key, is one request', async () => {
  const { text } = await request(formAddress('contact'))
  const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(text) ?? []
  expect(idempotencyKey).not.toBe('')
  for (const key of [{ idempotencyKey }, {}]) {
    const answers = { ...key, ...rightAnswers('contact') }
    const [first, second] = [await post('contact', answers), await post('contact', answers)]
    expect(first.status).toBe(303)
    expect(second.headers.location).toBe(first.headers.location)
  }
})

test('the same form sent with other values is another request', async () => {
  const { text } = await request(formAddress('contact'))
  const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(text) ?? []
  const [one, other] = [rightAnswers('contact'), rightAnswers('contact')]
  const first = await post('contact', { idempotencyKey, ...one })
  expect((await post('contact', { idempotencyKey, ...other })).headers.location).not.toBe(first.headers.location)
})

test('50 parallel posts with one key are one request', async () => {
  const { text } = await request(formAddress('contact'))
  const [, idempotencyKey = ''] = /name="idempotencyKey" value="([^"]+)"/.exec(text) ?? []
  const answers = { idempotencyKey, ...rightAnswers('contact') }
  const from = newAddress()
  const posts = await Promise.all(Array.from({ length: 50 }, () => post('contact', answers, from)))
  expect(posts.map(({ status }) => status)).toEqual(posts.map(() => 303))
  expect(new Set(posts.map(({ headers }) => headers.location)).size).toBe(1)
})

test.each(kinds.flatMap((kind) => [360, 1440].map((width) => [kind, width] as const)))(
  'the %s form and its messages are accessible and fit at %i px',
  async (kind, width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(formAddress(kind))
    await send(page)
    await page.locator('[role=alert]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityViolations(page)).toEqual([])
    await context.close()
  },
)
