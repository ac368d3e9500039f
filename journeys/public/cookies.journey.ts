import { demoPassword, people } from '@ferrule/seeds/people'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoEditorPassword } from '../support/editor-area.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { portalHome, tiles } from '../support/portal.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

type SetCookie = { name: string; attributes: Set<string>; host: string }

/** Preferences that a script reads or that do not identify anybody. */
const choices = /^uapp_(locale(_[a-z-]+)?|fallback-language|measurement-system|consent|testing|is-next-release)$/
/** A name given by the specification. */
const specified = 'uapp_editor_area_password'

test('cookies that grant access are limited to their host, SameSite and HttpOnly (O2)', async () => {
  const given = [...(await walk()), ...(await signInEditor())]
  const ours = given.filter(({ host }) => host === new URL(settings.edge).host)
  const granting = ours.filter(({ name }) => !choices.test(name))
  const names = new Set(granting.map(({ name }) => name.replace(/(unlocked)-.*/, '$1')))
  expect([...names].sort()).toEqual(['__Host-uapp_editor-session', '__Host-uapp_unlocked', specified])
  for (const { name, attributes } of granting) {
    expect([name, name.startsWith('__Host-') || name === specified]).toEqual([name, true])
    expect([name, [...attributes]]).toEqual([name, expect.arrayContaining(['secure', 'httponly', 'samesite=lax'])])
  }
  for (const { name, attributes } of ours) {
    expect([name, attributes.has('secure')]).toEqual([name, true])
    expect([name, [...attributes].some((one) => /^samesite=(lax|strict)$/.test(one))]).toEqual([name, true])
    expect([name, [...attributes].some((one) => one.startsWith('domain='))]).toEqual([name, false])
  }
  const identity = given.filter(({ host }) => host === new URL(settings.identity).host)
  expect(identity.map(({ name }) => name)).toContain('KEYCLOAK_IDENTITY')
  for (const { name, attributes } of identity.filter((one) => !one.attributes.has('max-age=0'))) {
    expect([name, [...attributes].some((one) => one.startsWith('domain='))]).toEqual([name, false])
    expect([name, attributes.has('httponly')]).toEqual([name, !readByScript.includes(name)])
  }
})

/** With these, Keycloak's pages detect a logout in another tab; they grant no access. */
const readByScript = ['KEYCLOAK_SESSION', 'KC_AUTH_SESSION_HASH']

/** Visits every page that sets a cookie and returns all Set-Cookie headers. */
async function walk(): Promise<SetCookie[]> {
  const browser = await openBrowser()
  const context = await browser.newContext()
  const reading = collect(context)
  const page = await context.newPage()
  for (const path of ['/en?testing=true', '/en/switch?to=de-ch&path=/', '/en/consent', '/en/products', '/en/search']) {
    await page.goto(`${settings.edge}${path}`)
  }
  await page.goto(`${settings.edge}/en/dealer-documents`)
  await page.locator('input[name=password]').fill('Wolhusen-1961')
  await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.locator('input[name=password]').press('Enter'),
  ])
  await page.goto(portalHome)
  await fillLogin(page, people[0]?.email ?? '', demoPassword)
  await tiles(page).waitFor()
  await page.goto(`${settings.edge}/en/mykomax/logout`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const given = await reading()
  await browser.close()
  return given
}

function collect(context: BrowserContext): () => Promise<SetCookie[]> {
  const headers: Promise<SetCookie[]>[] = []
  context.on('response', (response) => {
    const { host } = new URL(response.url())
    const read = response
      .headersArray()
      .then((list) =>
        list.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => toSetCookie(value, host)),
      )
    headers.push(read.catch(() => []))
  })
  return async () => (await Promise.all(headers)).flat()
}

async function signInEditor(): Promise<SetCookie[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ input: demoEditorPassword })
  const endpoint = `${settings.edge}/api/editor-area-autentication`
  // Only five tries a minute are allowed, and another journey may have used them.
  const response = await eventually(
    () => request(endpoint, { method: 'POST', headers, body }),
    ({ status }) => status === 200,
    90,
  )
  return (response.headers['set-cookie'] ?? []).map((cookie) => toSetCookie(cookie, new URL(settings.edge).host))
}

function toSetCookie(cookie: string, host: string): SetCookie {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  return { name: pair.split('=')[0] ?? '', attributes: new Set(attributes.map((one) => one.toLowerCase())), host }
}
