import { demoPassword, people } from '@ferrule/seeds/people'
import { type BrowserContext, chromium } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SignedInBrowser = { context: BrowserContext; close: () => Promise<void> }

/** Opens a browser with its own profile, signed in as the first demo person; `port` is its debugging port. */
export async function openSignedInBrowser(portalHome: string, port: number): Promise<SignedInBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-portal-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
  })
  // The first login after a start takes half a minute on a busy machine.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto(portalHome)
  await page.locator('#username').fill(people[0]?.email ?? '')
  await page.locator('#password').fill(demoPassword)
  await page.locator('#kc-login').click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.close()
  return {
    context,
    close: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
