import { demoPassword, people } from '@ferrule/seeds/people'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLogin, openBrowser } from './support/browser.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

const anna = people[0]
if (!anna) throw new Error('no person is seeded')

test('a customer signs in and the data service answers with name and roles', async () => {
  const page = await browser.newPage()
  await page.goto(`${settings.edge}/en/mykomax`)
  await fillLogin(page, anna.email, demoPassword)
  const main = page.getByRole('main')
  await main.getByText(`${anna.firstName} ${anna.lastName}`).waitFor()
  for (const role of anna.roles) await main.getByText(role, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/mykomax')

  const { answer, token } = await lastViewerCall(page)
  expect(answer.data.viewer).toMatchObject({ fullName: `${anna.firstName} ${anna.lastName}`, email: anna.email })
  expect(answer.data.viewer.roles.toSorted()).toEqual(anna.roles.toSorted())
  await refusesWithoutKey(token)
  await page.close()
})

/** Reloads the dashboard and reads what the browser asked the data service and what it answered. */
async function lastViewerCall(page: Page) {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => new URL(candidate.url()).pathname === '/api/data'),
    page.reload(),
  ])
  const token = (await response.request().headerValue('authorization'))?.replace(/^DPoP /, '') ?? ''
  const answer: { data: { viewer: { fullName: string; email: string; roles: string[] } } } = await response.json()
  return { answer, token }
}

/** The stolen token alone: without the browser's key it opens nothing. */
async function refusesWithoutKey(token: string): Promise<void> {
  for (const scheme of ['DPoP', 'Bearer']) {
    const answer = await request(`${settings.edge}/api/data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${scheme} ${token}` },
      body: JSON.stringify({ query: '{ viewer { email roles } }' }),
    })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('norlitz.example')
  }
}
