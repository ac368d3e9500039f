import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const slug = `crimp-height-${Date.now()}`
const english = {
  title: 'Crimp height',
  heading: 'Measured on every crimp',
  text: 'Forty kilonewtons, one hundredth of a millimetre.',
}
const german = {
  title: 'Crimphöhe',
  heading: 'Bei jedem Crimp gemessen',
  text: 'Vierzig Kilonewton, ein Hundertstelmillimeter.',
}
const atEdge = (locale: string) => request(`${settings.edge}/${locale}/${slug}`)
const shows = (text: string) => (response: { status: number; text: string }) =>
  response.status === 200 && response.text.includes(text)

describe('a page written in the content service', () => {
  let editor: Awaited<ReturnType<typeof signInAsEditor>>
  let id: string

  beforeAll(async () => {
    editor = await signInAsEditor()
    expect((await atEdge('en')).status).toBe(404)
    id = await editor.publishPage(slug, english)
    await editor.publishTexts(id, 'de', german)
  })

  afterAll(async () => {
    await editor.deletePage(id)
    await eventually(
      () => atEdge('en'),
      ({ status }) => status === 404,
    )
  })

  test('is served through the edge in English and German after a 404 [S1-031] [S6-001] [S7-033]', async () => {
    const en = await eventually(() => atEdge('en'), shows(english.heading))
    const de = await eventually(() => atEdge('de'), shows(german.heading))
    expect(en.text).toContain('<html lang="en"')
    expect(en.text).toContain(english.text)
    expect(de.text).toContain('<html lang="de"')
    expect(de.text).toContain(german.text)
    expect(en.text).not.toContain(german.heading)
  })

  test('is a hit at the second request', async () => {
    const stored = await eventually(
      () => atEdge('en'),
      ({ headers }) => headers['x-cache'] === 'hit',
    )
    expect(stored.text).toContain(english.heading)
  })

  test('shows a published change, and the other language stays unchanged [S1-030]', async () => {
    await eventually(
      () => atEdge('de'),
      ({ headers }) => headers['x-cache'] === 'hit',
    )
    const changed = { ...german, heading: 'Auf den Hundertstelmillimeter' }
    await editor.publishTexts(id, 'de', changed)
    await eventually(() => atEdge('de'), shows(changed.heading), 10)
    expect((await atEdge('en')).text).toContain(english.heading)
  })

  test('does not show a draft', async () => {
    await editor.saveDraft(id, 'en', { ...english, heading: 'Not for the public yet' })
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const fromWeb = await request(`${settings.web}/en/${slug}`, { headers: { host: new URL(settings.edge).host } })
    expect(fromWeb.text).toContain(english.heading)
    expect(fromWeb.text).not.toContain('Not for the public yet')
  })
})
