import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** Password of the editor area of the local stack. */
export const demoEditorPassword = 'norlitz-editor-2026'

/** Enters the password of the editor area. Only five tries a minute are allowed from one address, so it may wait. */
export async function enterEditorArea(page: Page, input = demoEditorPassword): Promise<void> {
  await expect.poll(() => submit(page, input), { timeout: 90_000, interval: 5000 }).not.toBe(429)
}

async function submit(page: Page, input: string): Promise<number> {
  const response = page.waitForResponse((one) => one.url().endsWith('/api/editor-area-authentication'))
  await page.getByLabel('Editor password').fill(input)
  await page.locator('form').getByRole('button').click()
  return (await response).status()
}
