import { expect, test } from 'vitest'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

const readSite = async (url: string) => (await request(url)).text
const brandSite = settings.edge.replace('www.norlitz.', 'www.komax.')

test('the cut font is on for a site that enables it, and for no other [S3-013]', async () => {
  expect(await readSite(`${settings.edge}/en`)).toContain('data-cut-font')
  expect(await readSite(`${brandSite}/en`)).not.toContain('data-cut-font')
})

test('a site can hide its side buttons [S3-012]', async () => {
  expect(await readSite(`${settings.edge}/en`)).toContain('side-buttons_buttons')
  expect(await readSite(`${settings.edge}/en/brand-portal`)).not.toContain('side-buttons_buttons')
})
