import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Between, handOn, standBetween } from './support/between.ts'
import { openBrowser } from './support/browser.ts'
import { type OwnDataService, startOwnDataService } from './support/own-data-service.ts'
import { type OwnWebsite, startOwnWebsite } from './support/own-website.ts'
import { type PlayedRecaptcha, playRecaptcha, recaptchaHost } from './support/played-recaptcha.ts'
import { fill, formAddress, newAddress, rightAnswers, send } from './support/request-forms.ts'
import { request } from './support/request.ts'
import { settings } from './support/settings.ts'

/** The service itself cannot be reached from everywhere, so a server with its documented doors stands in for it. */
let recaptcha: PlayedRecaptcha
let data: OwnDataService
let website: OwnWebsite
let between: Between
let browser: Browser
let from: string

beforeAll(async () => {
  recaptcha = await playRecaptcha()
  data = await startOwnDataService(undefined, recaptcha.environment)
  website = await startOwnWebsite({ ...recaptcha.environment, DATA_SERVICE_URL: data.origin })
  between = await standBetween((incoming, outgoing) => {
    const isRecaptcha = incoming.headers.host === recaptchaHost
    incoming.headers['x-forwarded-for'] = from
    return handOn(incoming, outgoing, isRecaptcha ? recaptcha.port : website.port)
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await between.stop()
  await website.stop()
  await data.stop()
  await recaptcha.stop()
})
beforeEach(() => {
  from = newAddress()
  recaptcha.asked.length = 0
  recaptcha.score = 0.9
})

async function openForm(): Promise<Page> {
  const page = await browser.newPage({ proxy: between.proxy })
  await page.goto(formAddress('contact'), { waitUntil: 'networkidle' })
  return page
}

async function fillAndSend(page: Page): Promise<void> {
  await fill(page, rightAnswers('contact'))
  await send(page)
}

const received = /\/requests\/receipt\//

describe('where a site key is set', () => {
  test('its script is loaded with that key, for whoever begins to fill in a form and nobody else [S7-055]', async () => {
    const page = await openForm()
    await page.getByText('reCAPTCHA by Google').waitFor()
    expect(recaptcha.asked).toEqual([])
    await page.locator('[name=firstName]').focus()
    await expect.poll(() => recaptcha.asked).toEqual(['/recaptcha/enterprise.js?render=key-of-norlitz'])
    await page.close()
  })

  test('a form is sent with a token for SUBMIT, which the server has assessed [S7-056]', async () => {
    const page = await openForm()
    await fillAndSend(page)
    await page.waitForURL(received)
    expect(recaptcha.asked).toEqual([
      '/recaptcha/enterprise.js?render=key-of-norlitz',
      '/v1/projects/norlitz/assessments secret token of key-of-norlitz for SUBMIT SUBMIT',
    ])
    await page.close()
  })

  test('whoever cannot load it sends the form all the same', async () => {
    recaptcha.score = undefined
    const page = await openForm()
    await fillAndSend(page)
    await page.waitForURL(received)
    await page.close()
  })

  const token = 'token of key-of-norlitz for SUBMIT'
  const { host } = new URL(settings.edge)

  test.each([
    ['a person', token, 0.9, [303, 303]],
    ['rather a robot', token, 0.1, [303, 429]],
    ['somebody with a token for something else', 'token of key-of-norlitz for LOGIN', 0.9, [303, 429]],
    ['somebody with an empty token', '', 0.9, [303, 429]],
    ['somebody while it does not answer', token, undefined, [303, 429]],
  ])('%s is never refused, only let through more or less often', async (_, botProof, score, expected) => {
    recaptcha.score = score
    const statuses: number[] = []
    for (const answers of [rightAnswers('contact'), rightAnswers('contact')]) {
      const { status } = await request(`http://127.0.0.1:${website.port}/en/requests/contact`, {
        method: 'POST',
        headers: {
          host,
          origin: settings.edge,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': from,
        },
        body: new URLSearchParams({ ...answers, botProof }).toString(),
      })
      statuses.push(status)
    }
    expect(statuses).toEqual(expected)
  })
})
