import type { Locator, Page } from 'playwright-core'
import type { ClickCounter } from '../support/click-counter.ts'

export type Customer = ClickCounter & {
  /** The dashboard. */
  page: Page
  /** A machine that has stopped, by which the jobs are done. */
  machine: { serialNumber: string; family: string }
}

export type CustomerJob = {
  name: string
  maxClicks: number
  /** Begins at the dashboard and ends when the product has confirmed the job. */
  run(customer: Customer): Promise<void>
  /** Takes the effect back; neither counted nor timed. */
  undo?(customer: Customer): Promise<void>
}

/** A GIF of one pixel. */
const photo = {
  name: 'press.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

export const reportFault: CustomerJob = {
  name: 'report a fault with a photo',
  maxClicks: 7,
  async run(customer) {
    const { page } = customer
    await findMachine(customer)
    await page.getByRole('link', { name: 'Create ticket for this machine' }).click()
    await customer.choose(page.getByLabel('Ticket type'), 'repair')
    await page.getByRole('radio', { name: 'Machine stopped' }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Press stopped')
    await page.keyboard.press('Tab')
    await page.keyboard.type('It stopped in the middle of a shift.')
    const chooser = page.waitForEvent('filechooser')
    await page.locator('#files').click()
    await (await chooser).setFiles(photo)
    // The form contains the id of a file that has arrived.
    await page.locator('input[name="files"]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Send ticket' }).click()
    await page.waitForURL(/\/tickets\/[0-9a-f]{8}-/)
    await page.getByRole('heading', { level: 1, name: 'Press stopped' }).waitFor()
  },
}

export const orderWearPart: CustomerJob = {
  name: 'order a wear part',
  maxClicks: 5,
  async run(customer) {
    const { page } = customer
    await findMachine(customer)
    await page.getByRole('main').getByRole('link', { name: 'Order parts' }).click()
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Proceed to order' }).click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await page.getByText('Thank you, your order is with us').waitFor()
  },
  async undo({ page }) {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('The order is cancelled.').waitFor()
  },
}

export const fetchSoftware: CustomerJob = {
  name: 'fetch the newest software',
  maxClicks: 2,
  async run({ page, machine }) {
    await page.getByRole('link', { name: 'Open downloads' }).click()
    const family = page.getByRole('region', { name: machine.family, exact: true })
    const download = page.waitForEvent('download')
    await family
      .getByRole('button', { name: /Download / })
      .first()
      .click()
    await (await download).cancel()
  },
}

export const whoseTurn: CustomerJob = {
  name: 'see whose turn it is',
  maxClicks: 0,
  async run({ page }) {
    const waiting = page.locator('[data-kind="waiting-tickets"]')
    await expectInView(page, waiting.getByRole('heading'))
    await expectInView(page, waiting.getByRole('listitem').first())
  },
}

export const moveMachine: CustomerJob = {
  name: 'move a machine',
  maxClicks: 4,
  async run(customer) {
    const { page } = customer
    await findMachine(customer)
    const form = page.getByRole('region', { name: 'Move or rename' })
    const plant = form.getByLabel('Plant', { exact: true })
    const current = await plant.inputValue()
    const values = await plant
      .locator('option')
      .evaluateAll((options) => options.map((one) => one.getAttribute('value')))
    const other = values.find((value) => value && value !== current)
    if (!other) throw new Error('the customer of the machine has one plant only')
    await customer.choose(plant, other)
    await plant.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hall 9')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Undo' }).waitFor()
  },
  async undo({ page }) {
    const form = page.getByRole('region', { name: 'Move or rename' })
    const undo = form.getByRole('button', { name: 'Undo' })
    await undo.click()
    await undo.waitFor({ state: 'detached' })
  },
}

/** One click opens the search; the serial number and the first hit are typed. */
async function findMachine({ page, machine: { serialNumber } }: Customer): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  // Waits for the field and focuses it without a click.
  await page.getByRole('combobox', { name: 'Search the portal' }).pressSequentially(serialNumber)
  await page.getByRole('option', { name: serialNumber }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/inventory/${serialNumber}`))
}

/** A person sees it without scrolling. */
async function expectInView(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor()
  const box = await locator.boundingBox()
  const height = await page.evaluate(() => window.innerHeight)
  if (!box || box.y + box.height > height) throw new Error('it is not in view')
}
