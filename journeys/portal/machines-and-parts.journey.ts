import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`

let browser: Browser
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('nadine.vogt@customer-12.example')
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await page.goto(`${home}/inventory`)
  await fillLogin(page, customer.email, customer.password)
  await page.getByRole('heading', { name: 'Inventory' }).waitFor()
})
afterAll(() => browser.close())

const violations = () => accessibilityViolations(page)

async function openAxion(): Promise<void> {
  await page.goto(`${home}/product-information/axion-56`)
  await heading('Axion 56').waitFor()
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

describe('the inventory', () => {
  test('shows the machines of the user’s organisations, filtered by plant, organisation and text [S1-022] [S2-012] [S2-149] [S2-150] [S6-004]', async () => {
    await page.goto(`${home}/inventory`)
    const cards = page.locator('main li h2 a')
    await expect.poll(() => cards.count()).toBe(24)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => cards.count()).toBe(48)
    expect(await violations()).toEqual([])
    await page.getByRole('combobox', { name: 'Organisation' }).selectOption({ label: 'Brenner Kabeltechnik GmbH' })
    await page.getByRole('combobox', { name: 'Plant' }).selectOption({ label: 'Linz' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/organisationId=\w.*plantId=\w/)
    // The link has the filters once the filtered list is rendered.
    await page.locator('a[href*="plantId="][href*="view=table"]').click()
    await page.waitForURL(/view=table/)
    await page.getByRole('columnheader', { name: 'Serial number' }).waitFor()
    const plants = await page.locator('tbody tr td:nth-child(4)').allInnerTexts()
    expect(new Set(plants)).toEqual(new Set(['Linz']))
  })

  test('has a separate view for old machines [S2-013]', async () => {
    await page.goto(`${home}/inventory/old`)
    await heading('Old machines').waitFor()
    await page
      .getByText(/Out of service since/)
      .first()
      .waitFor()
    expect(await violations()).toEqual([])
  })

  test('imports a CSV file with a result for each row, and records every move', async () => {
    await page.goto(`${home}/inventory?search=Linz`)
    const first = page.locator('main li h2 a').first()
    await first.waitFor()
    const serial = (await first.getAttribute('href'))?.split('/').at(-1) ?? ''
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    const table = await readFile(await download.path(), 'utf8')
    const there = table.split('\r\n').find((line) => line.startsWith(`"${serial}"`)) ?? ''
    const moved = there.replace('"Linz"', '"Győr"')
    const heads = table.split('\r\n')[0] ?? ''
    await page.getByRole('button', { name: 'Import CSV' }).click()
    const send = async (...rows: string[]) => {
      const buffer = Buffer.from([heads, ...rows].join('\r\n'))
      await page.getByLabel('CSV file').setInputFiles({ name: 'machines.csv', mimeType: 'text/csv', buffer })
    }
    await send(moved, '00-0000-000,,,Linz,a,b,,,,')
    await page.getByText('Moves to another plant').waitFor()
    await page.getByText('Serial number not in your inventory').waitFor()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Apply 1 change' }).click()
    await page.getByText('1 machine changed').waitFor()
    await send(there)
    await page.getByRole('button', { name: 'Apply 1 change' }).click()
    await page.getByText('1 machine changed').waitFor()
    await page.goto(`${home}/inventory/${serial}?tab=history`)
    await expect.poll(() => page.getByRole('row', { name: /Moved from / }).count()).toBeGreaterThanOrEqual(2)
    expect(await violations()).toEqual([])
  })

  test('the code on a machine opens a public page that reveals nothing of its owner', async () => {
    await page.goto(`${home}/inventory`)
    const link = page.locator('main li h2 a').first()
    await link.waitFor()
    const serial = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    const code = await request(`${settings.edge}/id/${serial}`, { headers: { 'accept-language': 'en' } })
    expect([code.status, code.headers.location]).toEqual([302, `/en/id/${serial}`])
    const { status, text: stub } = await request(`${settings.edge}/en/id/${serial}`)
    expect(status).toBe(200)
    expect(stub).toContain('Operating instructions')
    expect(stub).toContain('/en/requests/service?about=')
    expect(stub).not.toMatch(/Brenner|Ostermann|Linz|Detmold|Győr/)
    expect((await request(`${settings.edge}/en/id/00-0000-000`)).status).toBe(404)
  })
})

describe('product information', () => {
  test('lists products with their status, by name and active only [S1-026] [S2-017] [S2-162] [S2-163] [S2-164]', async () => {
    await page.goto(`${home}/product-information`)
    await heading('Product information').waitFor()
    await page.getByLabel('Search product').fill('axion')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/search=axion/)
    await page.getByText('Cancelled').waitFor()
    await expect
      .poll(() => page.locator('tbody tr').allInnerTexts())
      .toSatisfy((rows: string[]) =>
        rows.every((row) => /Axion/.test(row) && /Active|Discontinued|Cancelled/.test(row)),
      )
    await page.getByLabel('Active products only').check()
    await page.waitForURL(/activeOnly=true/)
    await page.getByText('Cancelled').waitFor({ state: 'detached' })
    expect(await violations()).toEqual([])
  })

  test('shows parts, knowledge, software and the order of one product in tabs [S2-018] [S2-165] [S2-166] [S2-167] [S2-168]', async () => {
    await openAxion()
    for (const [tab, shown] of [
      ['Knowledge Hub', 'Operating instructions'],
      ['Software', 'Checksum (SHA-256)'],
      ['Order Parts', 'List of parts'],
      ['Spare & Wear Parts', 'Blade set, V-form, carbide'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: tab }).click()
      await page.getByText(shown).first().waitFor()
    }
    expect(await violations()).toEqual([])
  })
})

describe('the parts cart', () => {
  const lines = () => page.getByRole('list', { name: 'Parts cart' }).locator('li')
  const stored = () => page.evaluate(() => localStorage.getItem('uapp_parts-cart'))

  test('adds up quantities, can be changed, and quantity zero removes a part [S2-169] [S4-059] [S4-060] [S3-046] [S9-073]', async () => {
    await openAxion()
    await page.getByRole('button', { name: 'Add to cart: Blade set, V-form, carbide' }).click()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'In cart: Blade set, V-form, carbide' }).click()
    await expect.poll(() => lines().count()).toBe(1)
    const quantity = lines().getByRole('textbox', { name: 'Quantity of Blade set, V-form, carbide' })
    await expect.poll(() => quantity.inputValue()).toBe('2')
    expect(JSON.parse((await stored()) ?? '')).toEqual({
      parts: [{ key: expect.any(String), id: expect.any(String), articleNumber: '040-11872', quantity: 2 }],
    })
    await lines().getByRole('button', { name: 'One less' }).click()
    await expect.poll(() => quantity.inputValue()).toBe('1')
    await quantity.fill('0')
    await quantity.blur()
    await page.getByText('Your cart is empty').waitFor()
  })

  test('is cleared with a message if it cannot be parsed [S8-056]', async () => {
    await openAxion()
    const reported = page.waitForEvent('pageerror')
    await page.evaluate(() => localStorage.setItem('uapp_parts-cart', '{"parts":'))
    await page.reload()
    expect((await reported).message).toContain('could not be read')
    await page.getByText('The saved cart could not be read and is empty now.').waitFor()
    expect(await stored()).toBeNull()
  })

  test('accepts a list with a result for each line, and can be cleared [S2-170]', async () => {
    await openAxion()
    await page.getByRole('link', { name: 'Order Parts' }).click()
    await page.getByLabel('List of parts').fill('040-11872; 2\n050-10000; 3\n999-99999; 1\n040-20415; 0')
    await page.getByRole('button', { name: 'Check the list' }).click()
    for (const result of ['Found', 'Replaced by 050-10137', 'Article number not known', 'Quantity is missing']) {
      await page.getByText(result, { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: 'Put 2 parts into the cart' }).click()
    await expect.poll(() => lines().count()).toBe(2)
    await page.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
    await page.getByText('Your cart is empty').waitFor()
  })

  test('becomes one order with stock and delivery time of each part, on the screen and as PDF [S2-171] [S3-050]', async () => {
    await openAxion()
    await page.getByRole('button', { name: 'Add to cart: Encoder sensor, 5 000 pulses' }).click()
    await page.getByRole('link', { name: 'Proceed to order' }).click()
    await heading('Order parts').waitFor()
    const row = page.getByRole('row', { name: /040-30077/ })
    await row.getByText('3 pieces').waitFor()
    expect((await row.getByRole('cell').allInnerTexts()).join(' ')).toMatch(/1.*3 pieces.*2 days.*Wolhusen.*412\.00/s)
    // The two organisations of the customer pay in different currencies.
    for (const [plant, currency] of [
      ['Ostermann Schaltanlagen GmbH, Detmold', 'EUR'],
      ['Brenner Kabeltechnik GmbH, Linz', 'CHF'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Ship to' }).selectOption({ label: plant })
      await page.getByText(`Total, ${currency}`).waitFor()
    }
    await page.getByLabel('Your reference').fill('PO 4711')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Send order' }).click()
    await page.getByText('Thank you, your order is with us').waitFor()
    const number = /O\d\d-\d{5}/.exec(await heading(/Order O/).innerText())?.[0] ?? ''
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toBe(`${number}.pdf`)
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await stored()).toBeNull()
    await page.goto(`${home}/orders`)
    expect(await violations()).toEqual([])
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('The order is cancelled.').waitFor()
    expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.getByRole('row', { name: /040-30077/ }).waitFor()
  })
})

test('wire-flow shows where it runs for the user, and links there [S1-025] [S2-016]', async () => {
  await page.goto(`${home}/wire-flow`)
  await heading('Wire Flow').waitFor()
  const open = page.getByRole('link', { name: 'Open Wire Flow' })
  expect(await open.getAttribute('href')).toBe('https://wire-flow.norlitz.example')
  await page.getByText('You can open Wire Flow from any network.').waitFor()
  expect(await violations()).toEqual([])
})

test('software can be filtered by machine and available updates, and the filters are in the address', async () => {
  await page.goto(`${home}/downloads`)
  await heading('Software Download Center').waitFor()
  const families = page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Save checksum/ }) })
  const all = await families.count()
  const search = page.getByRole('textbox', { name: 'Search machine or software' })
  await search.fill('24-1122-914')
  await search.press('Enter')
  await search.pressSequentially(' ')
  await page.waitForURL(/search=24-1122-914/)
  await expect.poll(() => families.count()).toBe(1)
  // The focus stays in the form, and text typed while the list loads is not lost.
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await search.inputValue()).toBe('24-1122-914 ')
  expect(all).toBeGreaterThan(1)
  await page.reload()
  await expect.poll(() => families.count()).toBe(1)
  const clear = page.getByRole('link', { name: 'Clear' })
  await clear.press('Enter')
  await page.waitForURL(/downloads$/)
  await expect.poll(() => search.inputValue()).toBe('')
  expect(await clear.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.getByRole('checkbox', { name: 'Updates only' }).check()
  await page.getByRole('combobox', { name: 'Plant' }).selectOption('Linz')
  await page.waitForURL(/plantId=[^&]+&updatesOnly=true/)
  await search.fill('no such machine')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('No machine matches').waitFor()
})

test('software for the user’s machines is downloaded by a resumable, signed link [S1-027] [S2-151]', async () => {
  await page.goto(`${home}/downloads`)
  await heading('Software Download Center').waitFor()
  expect(await violations()).toEqual([])
  const row = page
    .locator('main li')
    .filter({ has: page.locator('code') })
    .first()
  const sum = await row.locator('code').first().innerText()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /Download .*\.zip/ }).click(),
  ])
  const version = /-control-([\d.]+)\.zip$/.exec(download.suggestedFilename())?.[1] ?? ''
  await page.getByRole('region', { name: 'Your last downloads' }).getByText(version).first().waitFor()
  const whole = await readFile(await download.path())
  expect(createHash('sha256').update(whole).digest('hex')).toBe(sum)
  const rest = await request(download.url(), { headers: { range: 'bytes=1000-' } })
  expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 1000-${whole.length - 1}/${whole.length}`])
  expect(rest.body.equals(whole.subarray(1000))).toBe(true)
  const forged = download.url().replace(/.$/, (character) => (character === 'A' ? 'B' : 'A'))
  expect((await request(forged)).status).toBe(404)
})
