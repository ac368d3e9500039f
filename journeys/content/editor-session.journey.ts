import { beforeAll, describe, expect, test } from 'vitest'
import { demoEditorPassword } from '../support/editor-area.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const endpoint = `${settings.edge}/api/editor-area-autentication`
const json = { 'content-type': 'application/json' }
const send = (body: object, headers: Record<string, string> = {}, url = endpoint) =>
  request(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

/** The value of a Cookie header for these cookies. */
const cookieHeaderOf = (setCookie: readonly string[] | undefined) =>
  (setCookie ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

async function signIn(headers: Record<string, string> = {}) {
  const response = await send({ input: demoEditorPassword }, headers)
  const { success, hashedPassword } = JSON.parse(response.text) as { success: boolean; hashedPassword: string }
  return { status: response.status, success, hashedPassword, given: response.headers['set-cookie'] ?? [] }
}

/** Waits if necessary: only five tries a minute are allowed, and this journey needs some of them. */
async function signInWhenAllowed() {
  return eventually(signIn, ({ status }) => status === 200, 90)
}

describe('an editor with the password', () => {
  let cookie: string
  let browser: string
  let given: readonly string[]

  beforeAll(async () => {
    const first = await signInWhenAllowed()
    expect(first.success).toBe(true)
    given = first.given
    cookie = cookieHeaderOf(given)
    browser = first.hashedPassword
  })

  test('gets a password cookie for ninety days and a session cookie for eight hours, both HttpOnly [S6-023] [S6-024] [S9-025]', () => {
    expect(given).toHaveLength(2)
    expect(given[0]).toMatch(
      /^uapp_editor_area_password=[\w-]{43}; Path=\/; Max-Age=7776000; Secure; HttpOnly; SameSite=Lax$/,
    )
    expect(given[1]).toMatch(
      /^__Host-uapp_editor-session=[\w-]{43}; Path=\/; Max-Age=28800; Secure; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is recognised by the password cookie only together with the session: a stolen cookie is useless [S7-025] [S7-026]', async () => {
    expect(JSON.parse((await send({ hash: browser }, { cookie })).text)).toEqual({ success: true })
    expect(JSON.parse((await send({ hash: browser })).text)).toEqual({ success: false })
    const stolen = `uapp_editor_area_password=${browser}`
    expect(JSON.parse((await send({ hash: browser }, { cookie: stolen })).text)).toEqual({ success: false })
    expect((await navigation('editor', { cookie: stolen })).status).toBe(403)
  })

  test('can bypass the cache, and nobody else can [S7-073]', async () => {
    const path = '/en/company?cache=false'
    const read = await request(`${settings.edge}${path}`, { headers: { cookie } })
    expect([read.status, read.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await request(`${settings.edge}${path}`)
    const before = await contentReads()
    await request(`${settings.edge}${path}`)
    expect(await contentReads()).toBe(before)
    await request(`${settings.edge}${path}`, { headers: { cookie } })
    expect(await contentReads()).toBeGreaterThan(before)
  })

  test('can clear the cache, and nobody else can [S7-074]', async () => {
    const visit = (headers: Record<string, string> = {}) => request(`${settings.edge}/en/company?testing`, { headers })
    await request(`${settings.edge}/en?cache=clear`)
    await visit()
    const before = await contentReads()
    await request(`${settings.edge}/en?cache=clear`)
    await visit()
    expect(await contentReads()).toBe(before)
    await request(`${settings.edge}/en?cache=clear`, { headers: { cookie } })
    await visit()
    expect(await contentReads()).toBeGreaterThan(before)
  })

  test('sees hidden navigation, by language, stage and cache, and by section [S7-022] [S7-024]', async () => {
    const home = await request(`${settings.edge}/en`)
    const siteId = /\/api\/news\?site=([\w-]+)/.exec(home.text)?.[1]
    const path = `${siteId}?lang=de&cache=false`
    expect(sectionsOf(await navigation('public', {}, path))).not.toContain('Veranstaltungen')
    for (const stage of ['DRAFT', 'PUBLISHED'])
      expect(sectionsOf(await navigation('editor', { cookie }, `${path}&stage=${stage}`))).toContain('Veranstaltungen')
    const whole = await navigation('editor', { cookie }, path)
    expect(whole.headers['cache-control']).toBe('private, no-store')
    const hidden = footerOf(whole).find(({ title }) => title === 'Veranstaltungen')
    const section = (audience: string) => navigation(audience, { cookie }, `section/${hidden?.id}?lang=de`)
    expect(JSON.parse((await section('editor')).text).sections).toMatchObject([{ title: 'Veranstaltungen' }])
    expect(JSON.parse((await section('public')).text).sections).toEqual([])
  })

  test('gets a new session with every sign-in, which ends the old one (O9)', async () => {
    const second = await eventually(
      () => signIn({ cookie }),
      ({ status }) => status === 200,
      90,
    )
    expect(cookieHeaderOf(second.given)).not.toBe(cookie)
    expect((await navigation('editor', { cookie })).status).toBe(403)
    const newCookie = cookieHeaderOf(second.given)
    expect((await navigation('editor', { cookie: newCookie })).status).toBe(200)
    await request(endpoint, { method: 'DELETE', headers: { cookie: newCookie } })
    expect((await navigation('editor', { cookie: newCookie })).status).toBe(403)
  })
})

test('another site cannot sign in an editor, and the correctly spelt path works too', async () => {
  expect((await send({ input: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const right = `${settings.edge}/api/editor-area-authentication`
  expect(JSON.parse((await send({ hash: 'x' }, {}, right)).text)).toEqual({ success: false })
})

test('rejects a wrong password, and every password after five tries a minute', async () => {
  const tries = []
  for (let index = 0; index < 6; index += 1) tries.push(await send({ input: `wrong-${index}` }))
  expect(tries.some(({ text }) => text.includes('true'))).toBe(false)
  expect(tries.at(-1)?.status).toBe(429)
})

async function navigation(audience: string, headers: Record<string, string>, path = 'section/none?lang=en') {
  return request(`${settings.edge}/api/site-navigation/${audience}/${path}`, { headers })
}

type FooterSection = { id: string; title: string }

const footerOf = ({ text }: { text: string }) =>
  (JSON.parse(text) as { footer: { sections: FooterSection[] } }).footer.sections
const sectionsOf = (response: { text: string }) => footerOf(response).map(({ title }) => title)

/** How often the website has read content from the cache tiers below its memory. */
async function contentReads(): Promise<number> {
  const { text } = await request(`${settings.operations.web}/metrics`)
  const found = [...text.matchAll(/^ferrule_content_reads_total\{[^}]*\} (\d+)/gm)]
  return found.reduce((sum, [, count]) => sum + Number(count), 0)
}
