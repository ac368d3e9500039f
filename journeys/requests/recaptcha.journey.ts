import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forward, type InterceptProxy, interceptProxy } from '../support/intercept-proxy.ts'
import { openBrowser } from '../support/browser.ts'
import { type SpawnedDataService, spawnDataService } from '../support/spawned-data-service.ts'
import { type SpawnedWebsite, spawnWebsite } from '../support/spawned-website.ts'
import { type FakeRecaptcha, recaptchaHost, startFakeRecaptcha } from '../support/fake-recaptcha.ts'
import { fill, formAddress, newAddress, rightAnswers, send } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** A fake server with the documented endpoints, because the real service cannot be reached from everywhere. */
let recaptcha: FakeRecaptcha
let data: SpawnedDataService
let website: SpawnedWebsite
let proxy: InterceptProxy
let browser: Browser
let from: string

beforeAll(async () => {
  recaptcha = await startFakeRecaptcha()
  data = await spawnDataService(undefined, recaptcha.environment)
  website = await spawnWebsite({ ...recaptcha.environment, DATA_SERVICE_URL: data.origin })
  proxy = await interceptProxy((incoming, outgoing) => {
    const isRecaptcha = incoming.headers.host === recaptchaHost
    incoming.headers['x-forwarded-for'] = from
    return forward(incoming, outgoing, isRecaptcha ? recaptcha.port : website.port)
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await proxy.stop()
  await website.stop()
  await data.stop()
  await recaptcha.stop()
})
beforeEach(() => {
  from = newAddress()
  recaptcha.requests.length = 0
  recaptcha.score = 0.9
})

async function openForm(): Promise<Page> {
  const page = await browser.newPage({ proxy: proxy.settings })
  await page.goto(formAddress('contact'), { waitUntil: 'networkidle' })
  return page
}

async function fillAndSend(page: Page): Promise<void> {
  await fill(page, rightAnswers('contact'))
  await send(page)
}

const received = /\/requests\/receipt\//

describe('where a site key is set', () => {
  test('its script is loaded with that key only when a visitor starts to fill in a form [S7-055]', async () => {
    const page = await openForm()
    await page.getByText('reCAPTCHA by Google').waitFor()
    expect(recaptcha.requests).toEqual([])
    await page.locator('[name=firstName]').focus()
    await expect.poll(() => recaptcha.requests).toEqual(['/recaptcha/enterprise.js?render=key-of-norlitz'])
    await page.close()
  })

  test('a form is sent with a token for SUBMIT, and the server requests an assessment [S7-056]', async () => {
    const page = await openForm()
    await fillAndSend(page)
    await page.waitForURL(received)
    expect(recaptcha.requests).toEqual([
      '/recaptcha/enterprise.js?render=key-of-norlitz',
      '/v1/projects/norlitz/assessments secret token of key-of-norlitz for SUBMIT SUBMIT',
    ])
    await page.close()
  })

  test('a form can be sent if the script cannot be loaded', async () => {
    recaptcha.score = undefined
    const page = await openForm()
    await fillAndSend(page)
    await expect.poll(() => page.url()).toMatch(received)
    await page.close()
  })

  const token = 'token of key-of-norlitz for SUBMIT'
  const { host } = new URL(settings.edge)

  test.each([
    ['a person', token, 0.9, [303, 303]],
    ['a probable bot', token, 0.1, [303, 429]],
    ['a sender with a token for another action', 'token of key-of-norlitz for LOGIN', 0.9, [303, 429]],
    ['a sender with an empty token', '', 0.9, [303, 429]],
    ['a sender while the service does not respond', token, undefined, [303, 429]],
  ])('%s is never blocked, only rate limited', async (_, botProof, score, expected) => {
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
