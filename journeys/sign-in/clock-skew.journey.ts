import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { grantOf, openDashboard, setSecondsLeft, tiles, tokenUrl, watchIdentity } from '../support/portal.ts'
import { createTemporaryUser, type TemporaryUser } from '../support/temporary-user.ts'

let browser: Browser
let person: TemporaryUser

beforeAll(async () => {
  browser = await openBrowser()
  person = await createTemporaryUser()
})

afterAll(async () => {
  await browser.close()
  await person.remove()
})

test.each([
  ['two minutes fast', 120_000],
  ['two minutes slow', -120_000],
])('a computer whose clock is %s signs in and renews', async (_, wrongBy) => {
  const context = await browser.newContext()
  await context.addInitScript((milliseconds) => {
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...args: [] | [number]) {
        if (args.length === 0) super(Real.now() + milliseconds)
        else super(...args)
      }
      static override now() {
        return Real.now() + milliseconds
      }
    } as DateConstructor
  }, wrongBy)
  const skewed = await openDashboard(context, person)
  const requests = watchIdentity(context)
  await setSecondsLeft(skewed, 100)
  await skewed.reload()
  await tiles(skewed).waitFor()
  expect(requests.filter((one) => one.url() === tokenUrl).map(grantOf)).toEqual(['refresh_token'])
  await context.close()
})
