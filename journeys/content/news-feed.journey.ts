import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { signInAsEditor } from '../support/editor.ts'
import { settings } from '../support/settings.ts'

type Editor = Awaited<ReturnType<typeof signInAsEditor>>

let browser: Browser
let editor: Editor
let site: string
const created: string[] = []

/** Together with the demo content more than the website caches, so that the last ones come from the content service. */
const oldNews = Array.from({ length: 100 }, (_, index) => `Journey news ${index + 1}`)

async function publishNews(title: string, publicationDate: string): Promise<void> {
  created.push(await editor.create('news-items', { site, title, publicationDate }))
}

async function runThreeAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const next = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item)
  }
  await Promise.all([next(), next(), next()])
}

beforeAll(async () => {
  editor = await signInAsEditor()
  site = await editor.mainSiteId()
  // All with the same date, as after an import.
  await runThreeAtATime(oldNews, (title) => publishNews(title, '2001-01-01T00:00:00.000Z'))
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await runThreeAtATime(created, (id) => editor.remove('news-items', id))
})

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const panel = (page: Page) => page.getByRole('dialog', { name: 'News feed' })
const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 })

/** Clicks "Show more" until all items are shown; returns them. */
async function listAll(page: Page): Promise<{ title: string; date: number }[]> {
  const more = panel(page).getByRole('button', { name: 'Show more' })
  for (let shown = await titles(page).count(); await more.isVisible(); shown = await titles(page).count()) {
    await more.click()
    await expect.poll(() => titles(page).count()).toBeGreaterThan(shown)
  }
  return panel(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        title: item.querySelector('h3')?.textContent ?? '',
        date: Date.parse(item.querySelector('time')?.dateTime ?? ''),
      })),
    )
}

test('a visitor reads the news page by page to the last item, the newest first [S1-015] [S7-041] [S7-042]', async () => {
  await expect
    .poll(async () => {
      const page = await browser.newPage()
      await page.goto(`${settings.edge}/en`)
      await opener(page, 'News feed, unread items').click()
      await titles(page).first().waitFor()
      const listed = await listAll(page)
      await page.close()
      const dates = listed.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted((one, other) => other - one))
      expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
      return oldNews.filter((title) => listed.every((item) => item.title !== title))
    })
    .toEqual([])
})

test('the button of the closed panel shows unread news until they are opened [S4-061] [S4-062] [S3-051]', async () => {
  const page = await browser.newPage()
  await page.goto(`${settings.edge}/en`)
  await opener(page, 'News feed, unread items').click()
  const picture = panel(page).getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(80)
  expect(await picture.getAttribute('alt')).toMatch(/\w/)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await opener(page, 'News feed').waitFor()
  const checked = page.waitForResponse('**/feeds/newest.json')
  await page.reload()
  await checked
  await opener(page, 'News feed').waitFor()
  await publishNews('Journey news of today', new Date().toISOString())
  await expect
    .poll(async () => {
      await page.reload()
      return opener(page, 'News feed, unread items')
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
  await page.close()
})
