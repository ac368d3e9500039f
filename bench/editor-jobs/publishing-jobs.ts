import { adminPages, editorArea, openFromAdminList, openFromEditorArea, restoreVersion, save } from './admin-screens.ts'
import { websiteOrigin } from './editor-desk.ts'
import type { Job } from './time-job.ts'

/** An hour from now, as the field for date and time takes it. */
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)

export const scheduleChange: Job = {
  name: 'schedule a change',
  from: editorArea,
  async now(desk, jobPage) {
    const { page } = desk
    await page.goto(`${websiteOrigin}/en/editor/publish-gate?page=${jobPage.id}`)
    await page.getByRole('link', { name: 'Publish', exact: true }).click()
    const at = page.getByLabel('At (empty for now)')
    await at.click()
    await at.fill(inAnHour())
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Scheduled').first().waitFor()
  },
}

export const restoreLanguage: Job = {
  name: 'restore a language',
  from: editorArea,
  async now(desk, jobPage) {
    await openFromEditorArea(desk, jobPage)
    await restoreVersion(desk.page, 1)
  },
}

export const publishBatch: Job = {
  name: 'publish a batch',
  from: editorArea,
  async now(desk, jobPage) {
    const { page, type } = desk
    const batch = [jobPage, await desk.createPage(), await desk.createPage()]
    await type(page.getByRole('search').getByRole('textbox'), desk.run)
    await page.keyboard.press('Enter')
    for (const { title } of batch) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
    await page.getByRole('button', { name: 'Check and publish selected pages' }).click()
    await page.getByRole('link', { name: 'Publish', exact: true }).click()
    // A click before its script has started would do nothing.
    await page.waitForURL(/admin\/publish/, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published', { exact: true }).nth(2).waitFor()
  },
  before: {
    from: adminPages,
    async run(desk, jobPage) {
      const batch = [jobPage, await desk.createPage(), await desk.createPage()]
      for (const one of batch) {
        await openFromAdminList(desk, one)
        await save(desk.page)
        await desk.page.goto(adminPages)
      }
    },
  },
}
