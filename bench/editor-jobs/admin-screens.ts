import type { Page } from 'playwright-core'
import { adminOrigin, type EditorDesk, type JobPage, websiteOrigin } from './editor-desk.ts'

export const editorArea = `${websiteOrigin}/en/editor?stage=DRAFT`
export const adminHome = `${adminOrigin}/admin`
export const adminPages = `${adminOrigin}/admin/collections/pages?locale=en`

/** A link on the dashboard of the content admin, by the end of its address. */
export const cardLink = (end: string) => `.card a[href$="/collections/${end}"]`

/** Searches the list of the editor area for a page. */
export async function findInEditorArea({ page, type }: EditorDesk, { title }: JobPage): Promise<void> {
  await type(page.getByRole('search').getByRole('textbox'), title)
  await page.keyboard.press('Enter')
  await page.getByRole('rowheader', { name: title }).waitFor()
}

/** Searches the list of the content admin for a page. */
export async function findInAdmin({ page, type }: EditorDesk, { title }: JobPage): Promise<void> {
  await type(page.locator('.search-filter input, #search-filter-input').first(), title)
  // The list reloads after a pause in typing; a link clicked before would be replaced.
  await page.waitForURL((url) => url.searchParams.has('search'), { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: title }).first().waitFor()
}

/** Opens a page of the editor area's list in the content admin. */
export async function openFromEditorArea(desk: EditorDesk, found: JobPage, language = 'English'): Promise<void> {
  await findInEditorArea(desk, found)
  await desk.page.getByRole('link', { name: `Edit ${found.title} in ${language}` }).click()
  await desk.page.locator('#field-title').waitFor()
}

export async function openFromAdminList(desk: EditorDesk, found: JobPage): Promise<void> {
  await findInAdmin(desk, found)
  await desk.page.getByRole('link', { name: found.title }).first().click()
  await desk.page.locator('#field-title').waitFor()
}

export async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await waitForToast(page)
}

async function waitForToast(page: Page): Promise<void> {
  await page.locator('.toast-success').last().waitFor()
}

/** Restores the version in this row of the list of versions; the newest is the first. */
export async function restoreVersion(page: Page, row: number): Promise<void> {
  await page.getByRole('link', { name: /^Versions/ }).click()
  await page.locator('main.versions tbody tr').nth(row).getByRole('link').first().click()
  await page.locator('.restore-version button').first().click()
  await page.locator('#confirm-action').click()
  await waitForToast(page)
}
