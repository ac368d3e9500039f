import { stat } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { settings } from '../support/settings.ts'

const label = `${settings.edge}/id/24-1555-666`

/** 1.6 Mbit/s down and 0.75 up, in bytes a second, with 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Taps the link and returns the size of the PDF when it is there as a whole. */
async function openSafetyInstructions(page: Page): Promise<number> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Open the safety instructions' }).tap()
  return (await stat(await (await downloading).path())).size
}

test('a phone on a slow line has the safety instructions by one tap, and kept instructions without a line', async ({
  annotate,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  try {
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', slowLine)
    const started = performance.now()
    await page.goto(label, { waitUntil: 'commit' })
    expect(await openSafetyInstructions(page)).toBeGreaterThan(10_000)
    const seconds = (performance.now() - started) / 1000
    await annotate(`from the label to the whole PDF: ${seconds.toFixed(2)} s`)
    // The aim is 3 s; other tests run on the machine.
    expect(seconds).toBeGreaterThan(0.5)
    expect(seconds).toBeLessThan(15)
    // The download ended the loading of the page; the person returns to it.
    await page.goto(label)
    await page.getByRole('button', { name: 'Keep on this device' }).tap()
    await page.getByText('Kept on this device.').waitFor()
    await context.setOffline(true)
    await page.goto(label)
    await page.getByRole('heading', { name: /^Instructions for Axion 24/ }).waitFor()
    const safety = page.getByRole('link', { name: /^Safety instructions/ }).first()
    const opened = page.waitForEvent('download')
    await safety.tap()
    expect((await stat(await (await opened).path())).size).toBeGreaterThan(10_000)
  } finally {
    await context.close()
  }
})
