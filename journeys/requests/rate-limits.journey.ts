import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { fill, formAddress, newAddress, post, rightAnswers, send } from '../support/request-forms.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('with script', () => {
  test('a draft survives a reload, and is deleted once the receipt is shown', async () => {
    const page = await browser.newPage()
    await page.goto(formAddress('licence'))
    const answers = rightAnswers('licence')
    const saved = page.getByText(/^Draft saved at/)
    await fill(page, { firstName: answers['firstName'] ?? '', message: 'Half a sentence' })
    await saved.waitFor()
    await page.reload()
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value !== '')
    expect(await page.locator('[name=message]').inputValue()).toBe('Half a sentence')
    expect(await page.locator('[name=timeZone]').inputValue()).not.toBe('')
    await fill(page, answers)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=botProof]')?.value !== '')
    await send(page)
    await page.waitForURL(/\/requests\/receipt\//)
    await page.waitForFunction(() => localStorage.getItem('uapp_draft-licence') === null)
    await page.close()
  })

  test('a draft addition on a receipt survives a reload, and opening a receipt keeps the draft of a form', async () => {
    const { headers } = await post('contact', rightAnswers('contact'))
    const page = await browser.newPage()
    await page.goto(formAddress('contact'))
    await fill(page, { message: 'Another question' })
    await page.getByText(/^Draft saved at/).waitFor()
    const receipt = new URL(headers.location?.replace('?sent', '') ?? '', settings.edge).href
    await page.goto(receipt)
    const addition = page.locator('[name=body]')
    await addition.fill('It is 10 mm² after all.')
    await page.getByText(/^Draft saved at/).waitFor()
    await page.reload()
    await expect.poll(() => addition.inputValue()).toBe('It is 10 mm² after all.')
    await page.locator('form:has([name=body]) button[type=submit]').click()
    await page.locator('dl').getByText('It is 10 mm² after all.').waitFor()
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('uapp_draft-receipt')))
    expect(page.url(), 'an address that can be bookmarked').toBe(receipt)
    expect(await addition.inputValue()).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('uapp_draft-contact'))).toContain('Another question')
    await page.close()
  })
})

/** The solution of a proof-of-work task, as the browser puts it into the form. */
async function solve(kind: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(formAddress(kind))
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=timeZone]')?.value !== '')
  await page.locator('[name=firstName]').focus()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=botProof]')?.value !== '')
  const proof = await page.locator('[name=botProof]').inputValue()
  await page.close()
  return proof
}

describe('a form that is sent too often', () => {
  test('without a proof is accepted once a minute for each address, also with forged headers [B1] [B4]', async () => {
    const from = newAddress()
    const statuses: number[] = []
    for (let count = 0; count < 30; count++) {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: settings.edge,
        'X-Forwarded-For': `198.51.100.${count}`,
      }
      const body = new URLSearchParams(rightAnswers('contact')).toString()
      const { status } = await request(formAddress('contact'), { method: 'POST', headers, body, localAddress: from })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(29)
    expect((await post('contact', rightAnswers('contact'))).status).toBe(303)
  })

  test('is accepted once a minute for each e-mail, from any address, and keeps the input [B1]', async () => {
    const answers = rightAnswers('contact')
    expect((await post('contact', answers)).status).toBe(303)
    const second = await post('contact', { ...answers, message: 'Another question' })
    expect(second.status).toBe(429)
    expect(second.text).toContain('Another question')
    expect(second.text).toContain('Please wait a minute')
  })
})

test('a proof is valid once, and only for its form [B2]', async () => {
  const proof = await solve('contact')
  expect((await post('licence', { ...rightAnswers('licence'), botProof: proof })).status).toBe(422)
  expect((await post('contact', { ...rightAnswers('contact'), botProof: proof })).status).toBe(303)
  const replay = await post('contact', { ...rightAnswers('contact'), botProof: proof })
  expect(replay.status).toBe(422)
  expect(replay.text).toContain('You can still send the form')
})

test('a form without a proof, as without script, is accepted [S7-057]', async () => {
  expect((await post('contact', { ...rightAnswers('contact'), botProof: '' })).status).toBe(303)
})
