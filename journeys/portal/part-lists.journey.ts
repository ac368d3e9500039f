import { verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const home = `${settings.edge}/en/mykomax`
/** Customer 1 has one of these machines, and customer 12 another. */
const product = `${home}/product-information/axion-24`
const machine = `${home}/inventory/24-1122-914`

let browser: Browser
let page: Page

beforeAll(async () => {
  const customer = await createCustomer('ilona.szabo@customer-1.example')
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await page.goto(product)
  await fillLogin(page, customer.email, customer.password)
  await heading('Axion 24').waitFor()
})
afterAll(() => browser.close())

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

const violations = () => accessibilityViolations(page)

const cartLines = () => page.getByRole('list', { name: 'Parts cart' }).locator('> li')

test('a part list can be saved for a machine, renamed, put into the cart and deleted', async () => {
  const name = `Journey ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add to cart: Blade set, V-form, carbide' }).click()
  await page.getByRole('button', { name: 'Save the cart as a list' }).click()
  await page.getByLabel('Name of the list').fill(name)
  await page.getByLabel('For the machine').last().selectOption('24-1555-666')
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: `Rename list: ${name}` }).click()
  await page.getByLabel('Name of the list').fill(`${name}, yearly`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const putIn = page.getByRole('button', { name: `Put into the cart: ${name}, yearly` })
  await putIn.click()
  const quantity = cartLines().getByRole('textbox', { name: 'Quantity of Blade set, V-form, carbide' })
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await page.goto(`${product}?serial=24-1122-914`)
  await page.getByRole('heading', { name: 'Saved lists' }).waitFor()
  expect(await putIn.count(), 'a list belongs to one machine').toBe(0)
  await page.goto(product)
  await page.getByRole('button', { name: `Delete list: ${name}, yearly` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await putIn.waitFor({ state: 'detached' })
  await cartLines()
    .getByRole('button', { name: /^Remove/ })
    .click()
})

test('the exploded view links to assemblies and parts by keyboard, and parts link back', async () => {
  await page.goto(product)
  const assembly = page.getByRole('link', { name: '2, Feeding' })
  await assembly.waitFor()
  await assembly.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Exploded view: Feeding' }).waitFor()
  const spots = page.getByRole('group', { name: 'Feeding' }).getByRole('link')
  const rows = page.getByRole('list', { name: 'Spare & Wear Parts' }).locator('> li')
  expect(await spots.count()).toBe(await rows.count())
  await page.getByRole('link', { name: '3, Feed belt, 0.5 mm' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/#part-053-10000$/)
  const chosen = rows.filter({ hasText: '053-10000' }).first()
  await expect.poll(() => chosen.getAttribute('data-chosen')).toBe('true')
  await rows
    .nth(4)
    .getByRole('link', { name: /number 5 in the drawing/ })
    .click()
  await expect.poll(() => spots.and(page.locator('[aria-current]')).getAttribute('aria-label')).toMatch(/^5, /)
  expect(await violations()).toEqual([])
  await page.getByRole('link', { name: 'Whole machine' }).click()
  await page.getByRole('heading', { name: 'Exploded view: Axion 24' }).waitFor()
  expect(await violations()).toEqual([])
})

test('an order for a plant is listed on the machine there that its parts fit', async () => {
  await page.goto(product)
  await page.getByRole('button', { name: 'Add to cart: Blade set, V-form, carbide' }).click()
  await page.goto(machine)
  await heading('Axion 24').waitFor()
  const place = await page.getByRole('row', { name: /^Place/ }).innerText()
  const plant = /Place\s+([^,]+),/.exec(place)?.[1] ?? ''
  await page.goto(`${home}/orders/new`)
  const plants = page.getByLabel('Ship to')
  await plants.waitFor()
  await plants.selectOption({
    label: (await plants.locator('option').allInnerTexts()).find((one) => one.endsWith(plant)) ?? '',
  })
  await page.getByRole('button', { name: 'Send order' }).click()
  const number = /O\d\d-\d{5}/.exec(await heading(/Order O/).innerText())?.[0] ?? ''
  await page.goto(`${machine}?tab=parts`)
  const ordered = page.getByRole('region', { name: 'Parts ordered' })
  await ordered.getByRole('link', { name: number }).waitFor()
  expect(await violations()).toEqual([])
})

test('shows a machine in tabs with their own addresses, through which Back leads', async () => {
  await page.goto(machine)
  await heading('Axion 24').waitFor()
  const tabs = page.getByRole('navigation', { name: 'Axion 24' })
  for (const [tab, shown] of [
    ['Service history', 'Put into service'],
    ['Documents', 'Operating instructions'],
    ['Software', 'Control software'],
    ['Parts', 'Parts ordered'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await page.getByText(shown).first().waitFor()
    expect(await tabs.locator('[aria-current=page]').innerText()).toContain(tab)
    expect(await violations()).toEqual([])
  }
  await page.goBack()
  await page.getByText('Control software').waitFor()
  expect(page.url()).toContain('tab=software')
})

test('draws the readings of a machine, and imports and exports them', async () => {
  await page.goto(`${machine}?tab=readings`)
  await page.getByRole('img', { name: /^Output: last / }).waitFor()
  await page.getByRole('row', { name: /Operating hours/ }).waitFor()
  expect(await violations()).toEqual([])
  await page.getByRole('link', { name: '30 days' }).click()
  await page.waitForURL(/period=30d/)
  const output = page.locator('section', { has: page.getByRole('heading', { name: 'Output' }) })
  await output.getByText('Show as table').click()
  await output
    .getByRole('cell', { name: /^[\d,]+$/ })
    .first()
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [header = '', line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(line).toMatch(/^"20[^"]*Z","output","pcs\/h","\d+/)
  await page.getByRole('button', { name: 'Import readings' }).click()
  const buffer = Buffer.from([header, line, line.replace('pcs/h', 'kN')].join('\r\n'))
  await page.getByLabel('CSV file').setInputFiles({ name: 'readings.csv', mimeType: 'text/csv', buffer })
  await page.getByText('Not the unit of this series').waitFor()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Import 1 reading' }).click()
  await page.getByText(/new or changed readings? saved/).waitFor()
})

test('software has a checksum with a signature, which the published key verifies', async () => {
  await page.goto(`${home}/downloads`)
  await heading('Software Download Center').waitFor()
  const save = page.getByRole('button', { name: /^Save checksum and signature: / }).first()
  const files: Record<string, Buffer> = {}
  page.on('download', async (download) => {
    files[download.suggestedFilename().replace(/^.*\./, '')] = await readFile(await download.path())
  })
  await save.click()
  await expect.poll(() => Object.keys(files).toSorted()).toEqual(['sha256', 'sig'])
  const key = await request(`${settings.edge}/api/software-key`)
  expect([key.status, key.text.split('\n')[0]]).toEqual([200, '-----BEGIN PUBLIC KEY-----'])
  const { sha256: line = Buffer.alloc(0), sig: signature = Buffer.alloc(0) } = files
  expect(line.toString()).toMatch(/^[0-9a-f]{64} {2}\w+-control-[\d.]+\.zip\n$/)
  expect(verify(null, line, key.text, signature)).toBe(true)
  expect(verify(null, Buffer.from(line.toString().replace(/^./, 'x')), key.text, signature)).toBe(false)
  expect(await violations()).toEqual([])
})
