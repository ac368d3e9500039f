import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { setUpApp } from '../support/account-page.ts'
import { fillLogin, openBrowser, fullChromium } from '../support/browser.ts'
import { nextCode, registerSecret } from '../support/one-time-codes.ts'
import { addFirstSite, pageHeading } from './first-site.ts'

// smoke-test.ts FOLDER EMAIL [LINK]
// Uses an installation on this machine over TLS. With the link of install.sh it sets up the account of the first
// administrator, adds a site with a page and a picture in the content admin, and opens page, picture and portal. Without a
// link it signs in to the same account and expects the same site: restarts and upgrades must not lose anything.
const [folder, email, link] = process.argv.slice(2)
if (!folder || !email) throw new Error('usage: smoke-test.ts FOLDER EMAIL [LINK]')
const {
  WEBSITE_HOST,
  CONTENT_HOST,
  IDENTITY_HOST,
  PUBLIC_PORT = '',
} = parseEnv(await readFile(`${folder}/.env`, 'utf8'))
const website = `https://${WEBSITE_HOST}${PUBLIC_PORT}`
const content = `https://${CONTENT_HOST}${PUBLIC_PORT}`

const accountSchema = z.object({ password: z.string(), oneTimeSecret: z.string() })
/** Only the account of a trial: the file is as readable as the folder's secrets. */
const accountFile = join(folder, 'smoke-test-account.json')

const resolverRules = [WEBSITE_HOST, CONTENT_HOST, IDENTITY_HOST].map((host) => `MAP ${host} 127.0.0.1`).join(', ')
const browser = await openBrowser({
  ...fullChromium,
  // The certificate of a trial is not signed by a known authority.
  args: [...fullChromium.args, `--host-resolver-rules=${resolverRules}`, '--ignore-certificate-errors'],
})
try {
  const page = await browser.newPage()
  if (link) await setUpAccount(page, link)
  await signIn(page)
  report('the administrator signs in to the content admin')
  if (link) {
    await addFirstSite(page, String(WEBSITE_HOST))
    report('the administrator adds a site, a page and a picture')
  }
  await openHomePage(page)
  report('the page and its picture are public, by HTTP/2')
  await openPortal(page)
  report('the portal opens')
} finally {
  await browser.close()
}

function report(step: string): void {
  process.stdout.write(`ok  ${step}\n`)
}

async function setUpAccount(page: Page, setUpLink: string): Promise<void> {
  const password = randomBytes(18).toString('base64url')
  await page.goto(setUpLink)
  await page.getByRole('link', { name: 'Click here to proceed' }).click()
  const oneTimeSecret = await setUpApp(page)
  await page.locator('#password-new').fill(password)
  await page.locator('#password-confirm').fill(password)
  await page.locator('form [type=submit]').click()
  await page.locator('#password-new').waitFor({ state: 'detached' })
  await writeFile(accountFile, JSON.stringify({ password, oneTimeSecret }), { mode: 0o600 })
}

async function signIn(page: Page): Promise<void> {
  const { password, oneTimeSecret } = accountSchema.parse(JSON.parse(await readFile(accountFile, 'utf8')))
  registerSecret(String(email), oneTimeSecret)
  // The set-up of the second factor has used the current code.
  if (link) await nextCode(String(email))
  await page.goto(`${content}/api/users/sign-in`)
  if (await page.locator('#username').isVisible()) await fillLogin(page, String(email), password)
  await page.waitForURL(`${content}/admin**`)
}

async function openHomePage(page: Page): Promise<void> {
  const deadline = Date.now() + 60_000
  while ((await page.goto(`${website}/en`))?.status() !== 200) {
    assert(Date.now() < deadline, 'the home page is not public within a minute')
    await page.waitForTimeout(1000)
  }
  await page.getByRole('heading', { level: 1, name: pageHeading }).waitFor()
  const { protocol, hasPicture } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const isLoaded = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
    return {
      protocol: navigation && 'nextHopProtocol' in navigation ? navigation.nextHopProtocol : '',
      hasPicture: [...document.querySelectorAll<HTMLImageElement>('main img')].some(isLoaded),
    }
  })
  assert.equal(protocol, 'h2')
  assert(hasPicture, 'the picture of the page does not load')
}

/** The administrator is signed in at the identity server already. */
async function openPortal(page: Page): Promise<void> {
  await page.goto(`${website}/en/mykomax`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  assert.equal(new URL(page.url()).host, new URL(website).host)
}
