import { expect, test } from 'vitest'
import { signInAsEditor } from '../support/editor.ts'
import { restart, whileStopped } from '../support/processes.ts'
import { eventually, request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const slug = `crimp-force-${Date.now()}`
const texts = { title: 'Crimp force', heading: 'Measured on every crimp', text: 'Forty kilonewtons.' }

/** Bypasses the edge, which would deliver from its cache. */
const fromWeb = () => request(`${settings.web}/en/${slug}`, { headers: { host: new URL(settings.edge).host } })

test('a restarted website serves a published page while the content service is down', async () => {
  const editor = await signInAsEditor()
  const id = await editor.publishPage(slug, texts)
  try {
    await eventually(fromWeb, ({ status, text }) => status === 200 && text.includes(texts.heading))
    await whileStopped('cms', async () => {
      await restart('web')
      const { status, text } = await fromWeb()
      expect(status).toBe(200)
      expect(text).toContain(texts.heading)
    })
  } finally {
    await editor.deletePage(id)
  }
})
