import type { Page } from 'playwright-core'
import {
  adminHome,
  adminPages,
  cardLink,
  editorArea,
  findInAdmin,
  findInEditorArea,
  openFromAdminList,
  openFromEditorArea,
  save,
} from './admin-screens.ts'
import { adminOrigin, type EditorDesk } from './editor-desk.ts'
import type { Job } from './time-job.ts'

const fiveBlocks = ['Hero', 'Text', 'Quote', 'Key figures', 'Call to action']

export const newPage: Job = {
  name: 'new page with five blocks',
  from: editorArea,
  async now(desk) {
    await desk.page.getByRole('link', { name: 'New page' }).click()
    await addBlocks(desk)
  },
  before: {
    from: adminHome,
    async run(desk) {
      await desk.page.locator(cardLink('pages/create')).click()
      await addBlocks(desk)
    },
  },
}

async function addBlocks({ page, type, run }: EditorDesk): Promise<void> {
  await type(page.locator('#field-title'), `New ${run}`)
  await type(page.locator('#field-slug'), `bench-new-${run}-${performance.now().toFixed(0)}`)
  for (const [place, name] of fiveBlocks.entries()) await addBlock(page, name, place)
  // The autosave stores the new page.
  await page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
}

export const productLink: Job = {
  name: 'link to a product',
  from: editorArea,
  async now(desk, jobPage) {
    await openFromEditorArea(desk, jobPage)
    await addLink(desk, 'axion 56')
    await desk.page
      .getByRole('option', { name: /^Axion 56 / })
      .first()
      .waitFor()
    await desk.page.keyboard.press('ArrowDown')
    await desk.page.keyboard.press('Enter')
    await save(desk.page)
  },
  before: {
    from: adminPages,
    async run(desk, jobPage) {
      await openFromAdminList(desk, jobPage)
      await addLink(desk, 'product:axion-56')
      await save(desk.page)
    },
  },
}

/** A link below the opening block, whose target is typed. */
async function addLink({ page, type }: EditorDesk, target: string): Promise<void> {
  await page.locator('#field-blocks__0__links button.array-field__add-row').click()
  await type(page.locator('#field-blocks__0__links__0__text'), 'See the {name}')
  await type(page.locator('#field-blocks__0__links__0__href'), target)
}

export const findPage: Job = {
  name: 'find a page',
  from: editorArea,
  now: findInEditorArea,
  before: { from: adminPages, run: findInAdmin },
}

export const previewForJapan: Job = {
  name: 'preview for Japan',
  from: editorArea,
  async now(desk, jobPage) {
    const { page } = desk
    await findInEditorArea(desk, jobPage)
    await page.getByRole('rowheader').getByRole('link', { name: jobPage.title }).click()
    await page.getByLabel('Country').waitFor()
    await desk.choose(page.getByLabel('Country'), 'JP')
    await page.waitForURL(/country=JP/)
    await page.frameLocator('iframe').locator('h1').first().waitFor()
  },
}

export const translatePage: Job = {
  name: 'translate one page',
  from: editorArea,
  async now(desk, jobPage) {
    const { page } = desk
    await findInEditorArea(desk, jobPage)
    await page.getByRole('row', { name: jobPage.title }).getByRole('link', { name: 'Open translation' }).click()
    await page.getByRole('textbox', { name: 'Translation of Title', exact: true }).waitFor()
    for (const input of await page.getByRole('textbox', { name: /^Translation of/ }).all()) {
      await desk.type(input, 'Übersetzt')
    }
    await page.getByRole('button', { name: 'Save all' }).click()
    await page.getByText('Unsaved texts: 0').waitFor()
  },
  before: {
    from: adminPages,
    async run(desk, jobPage) {
      await openFromAdminList(desk, jobPage)
      await desk.page.goto(`${adminOrigin}/admin/collections/pages/${jobPage.id}?locale=de`)
      await buildGermanBlocks(desk)
      await save(desk.page)
    },
  },
}

/** Without the translation screen, each language is written block by block. */
async function buildGermanBlocks({ page, type }: EditorDesk): Promise<void> {
  await type(page.locator('#field-title'), 'Übersetzt')
  await addBlock(page, 'Hero', 0)
  await type(page.locator('#field-blocks__0__heading'), 'Übersetzt')
  await type(page.locator('#field-blocks__0__lead'), 'Übersetzt')
  await addBlock(page, 'Text', 1)
  await type(page.locator('#field-blocks__1__heading'), 'Übersetzt')
  await type(page.locator('#blocks-row-1 [contenteditable="true"]').first(), 'Übersetzt')
}

async function addBlock(page: Page, name: string, place: number): Promise<void> {
  await page.locator('#field-blocks .blocks-field__drawer-toggler').last().click()
  await page.locator('.blocks-drawer__blocks-wrapper').getByRole('button', { name, exact: true }).click()
  await page.locator(`#blocks-row-${place}`).waitFor()
}
