import { adminHome, cardLink, restoreVersion, save } from './admin-screens.ts'
import { adminOrigin, type EditorDesk } from './editor-desk.ts'
import type { Job } from './time-job.ts'

const redirectCount = 5

export const importRedirects: Job = {
  name: 'import a redirect list',
  from: adminHome,
  async now({ page, run }) {
    await page.locator(cardLink('redirects')).click()
    await page.getByRole('link', { name: 'Import redirects' }).click()
    const rows = listAddresses(run).map((address) => `main;${address};/products`)
    const buffer = Buffer.from(['site;previousUrl;target', ...rows].join('\n'))
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('File', { exact: true }).click(),
    ])
    await chooser.setFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check file' }).click()
    await page.getByRole('button', { name: /^Import accepted rows/ }).click()
    await page.getByText('Imported.').waitFor()
  },
  before: {
    from: adminHome,
    async run({ page, type, run }) {
      for (const address of listAddresses(`${run}-typed`)) {
        await page.goto(adminHome, { waitUntil: 'networkidle' })
        await page.locator(cardLink('redirects/create')).click()
        await page.locator('#field-site .rs__control').click()
        await page.keyboard.type('Norlitz')
        await page.locator('.rs__option', { hasText: /^Norlitz$/ }).click()
        await type(page.locator('#field-previousUrl'), address)
        await type(page.locator('#field-target'), '/products')
        await save(page)
      }
    },
  },
}

const listAddresses = (run: string) => Array.from({ length: redirectCount }, (_, index) => `/bench-${run}/${index}`)

export const undoNavigation: Job = {
  name: 'undo a navigation change',
  from: `${adminOrigin}/admin/collections/sites?limit=50`,
  async now(desk) {
    await changeNavigation(desk)
    await desk.page.locator(`a[href*="${desk.siteId}"]`).first().click()
    await desk.page.locator('#field-name').waitFor()
    await restoreVersion(desk.page, 1)
  },
}

/** Renames the first entry of the header, as an editor did by mistake. Runs in the page, which holds the session. */
async function changeNavigation({ page, siteId, run }: EditorDesk): Promise<void> {
  const status = await page.evaluate(renameFirstEntry, { path: `/api/sites/${siteId}?locale=en&depth=0`, run })
  if (status !== 200) throw new Error(`the site could not be changed: ${status}`)
}

async function renameFirstEntry({ path, run }: { path: string; run: string }): Promise<number> {
  const { headerNavigation } = await (await fetch(path)).json()
  const [first, ...others] = headerNavigation.items
  const items = [{ ...first, title: `Mistake ${run}` }, ...others]
  const body = JSON.stringify({ headerNavigation: { ...headerNavigation, items } })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(path, { method: 'PATCH', headers, body })).status
}
