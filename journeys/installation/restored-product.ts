import assert from 'node:assert/strict'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { demoPassword, people } from '@ferrule/seeds/people'
import { z } from 'zod'
import { queryPortal } from '../support/query-portal.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

// Uses the services that a restore drill has started: a customer signs in with the restored account and counts tickets,
// a page comes from the restored content, and a picture is rendered from a restored object.
const [customer] = people
if (!customer) throw new Error('the seed has no people')
const { tickets } = await queryPortal(
  await signInWithoutBrowser({ ...customer, password: demoPassword }),
  'Tickets',
  {},
)
const { all } = z.object({ counts: z.object({ all: z.number().positive() }) }).parse(tickets).counts

const found = z.object({
  totalDocs: z.number().positive(),
  docs: z.array(z.object({ title: z.string().min(1) })).min(1),
})
const pages = found.parse(await readContent('pages?limit=1&sort=createdAt'))

const media = z.object({ docs: z.array(z.object({ filename: z.string() })).min(1) })
const { docs } = media.parse(await readContent('media?limit=1&where[filename][like]=.webp'))
const file = docs[0]?.filename ?? ''
const path = toPicturePath({ file, preset: 'Inline', side: 780, format: 'webp' })
const picture = await request(`${settings.data}${path}`)
assert.equal(picture.status, 200)
assert.equal(picture.headers['content-type'], 'image/webp')

process.stdout.write(
  `${customer.email} signs in and has ${all} tickets; ${pages.totalDocs} pages, among them "${pages.docs[0]?.title}"; ` +
    `a picture of ${picture.body.length} bytes\n`,
)

async function readContent(query: string): Promise<unknown> {
  const headers = { 'x-content-service-key': settings.contentServiceKey }
  const { status, text } = await request(`${settings.contentService}/api/${query}&depth=0&locale=en`, { headers })
  assert.equal(status, 200, text)
  return JSON.parse(text)
}
