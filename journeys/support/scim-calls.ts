import type { Page } from 'playwright-core'
import { statusOf } from './company-directory.ts'
import { request } from './request.ts'
import { settings } from './settings.ts'

type Resource = { id: string; active?: boolean }

export type CallScim = (method: string, path: string, body?: object) => Promise<Resource>

/** Makes a token on the open screen of a directory. Returns how the directory calls the portal with it. */
export async function connectScim(page: Page): Promise<CallScim> {
  await revokeScimTokens(page)
  await page.getByRole('button', { name: 'Make a new token' }).click()
  const token = await page.getByRole('textbox', { name: 'New SCIM token' }).inputValue()
  return async (method, path, body) => {
    const response = await request(`${settings.edge}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.status >= 300) throw new Error(`${method} ${path} returned ${response.status}: ${response.text}`)
    return response.status === 204 ? { id: '' } : JSON.parse(response.text)
  }
}

/** Revokes the tokens of this run, and of those that were cut off. */
export async function revokeScimTokens(page: Page): Promise<void> {
  const tokens = page.getByRole('button', { name: /^Revoke: scim_/ })
  for (let left = await tokens.count(); left > 0; left--) {
    await tokens.first().click()
    await tokens.nth(left - 1).waitFor({ state: 'detached' })
  }
}

/** Lets a group give an application to its people. */
export async function chooseApplication(page: Page, { group, application }: { group: string; application: string }) {
  await page.reload()
  await page.getByRole('button', { name: `Choose applications: ${group}` }).click()
  await page.getByRole('dialog').getByLabel(application, { exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await statusOf(page, 'Applications of the group saved').waitFor()
}
