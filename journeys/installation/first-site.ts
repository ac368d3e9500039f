import { readFile } from 'node:fs/promises'
import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { Page } from 'playwright-core'
import { z } from 'zod'

export const pageHeading = 'Wires cut, stripped and crimped'

const picture = new URL('../../seeds/pictures/automatic-crimping-line.webp', import.meta.url)
const createdSchema = z.object({ doc: z.object({ id: z.union([z.string(), z.number()]) }) })

/** Adds the main site with its home page through the API of the content admin, which is open in the page. */
export async function addFirstSite(page: Page, host: string): Promise<void> {
  const site = await send(page, 'POST', 'sites?locale=en', {
    name: 'Maker',
    slug: '',
    domains: [{ host }],
    languages: ['en', 'de'],
    theme: 'Default',
  })
  const image = await upload(page, await readFile(picture))
  const home = await send(page, 'POST', 'pages?locale=en&publishSpecificLocale=en', {
    site,
    slug: 'home',
    title: 'Maker of wire machines',
    description: 'Machines that cut, strip and crimp wires.',
    _status: 'published',
    blocks: [
      { blockType: 'hero', heading: pageHeading, lead: 'One line for every harness.', image, links: [] },
      { blockType: 'text', heading: 'Made for harness shops', body: richText(paragraph('Changed over in 90 s.')) },
    ],
  })
  const entry = { title: 'Home', page: home }
  await send(page, 'PATCH', `sites/${site}?locale=en`, {
    homePages: [{ page: home }],
    headerNavigation: { items: [entry] },
    footerNavigation: { sections: [entry] },
  })
}

type Id = string | number

/** Sends from the page itself: only the browser knows the hosts of the installation. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, fields: object): Promise<Id> {
  const text = await page.evaluate(async ([url, options]) => (await fetch(url, options)).text(), [
    `/api/${path}`,
    { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) },
  ] as const)
  return readId(`${method} ${path}`, text)
}

async function upload(page: Page, file: Buffer): Promise<Id> {
  const text = await page.evaluate(async (data) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Automatic crimping line with two press stations' }))
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    form.set('file', new Blob([bytes], { type: 'image/webp' }), 'crimping-line.webp')
    return (await fetch('/api/media?locale=en', { method: 'POST', body: form })).text()
  }, file.toString('base64'))
  return readId('POST media', text)
}

function readId(request: string, response: string): Id {
  const created = createdSchema.safeParse(JSON.parse(response))
  if (!created.success) throw new Error(`${request}: ${response}`)
  return created.data.doc.id
}
