import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { findTemplateFindings, templateFile } from '@ferrule/domain/machines/aas/template-findings.fixture'
import { toShellId, toSubmodelId } from '@ferrule/domain/machines/aas/shell-ids'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations } from '../support/accessibility.ts'
import { fillLogin, openBrowser } from '../support/browser.ts'
import { createCustomer } from '../support/customer.ts'
import { readStoredZip } from '../support/read-stored-zip.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

/** A machine of customer 1. */
const serial = '24-1555-666'
const label = `${settings.edge}/id/${serial}`
const api = `${settings.edge}/aas/v3`

const getJson = async (url: string) => JSON.parse((await request(url)).text)
const encode = (text: string) => Buffer.from(text).toString('base64url')
const assetIds = (name: string, value: string) => `assetIds=${encode(JSON.stringify({ name, value }))}`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the shell of a machine', () => {
  const templates: Record<string, string> = {
    Nameplate: 'digital-nameplate-3-0-1',
    HandoverDocumentation: 'handover-documentation-2-0-1',
    TechnicalData: 'technical-data-2-0-1',
    ContactInformations: 'contact-information-1-0-1',
    DppMetadata: 'digital-product-passport-1-0-1',
  }

  test('has five public submodels that fulfil the templates of the IDTA', async () => {
    const { submodels } = await getJson(`${label}/aas.json`)
    expect(submodels.map(({ idShort }: { idShort: string }) => idShort)).toEqual(Object.keys(templates))
    for (const submodel of submodels) {
      const file = `../../packages/domain/src/machines/aas/idta-templates/${templates[submodel.idShort]}.json`
      const template = templateFile.parse(JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8')))
      expect([submodel.idShort, findTemplateFindings(template.submodels[0], submodel)]).toEqual([submodel.idShort, []])
    }
  })

  test('states manufacturer, contacts and technical data of our records', async () => {
    const value = await getJson(
      `${api}/submodels/${encode(toSubmodelId(toShellId(settings.edge, serial), 'nameplate'))}/$value`,
    )
    expect(value).toMatchObject({
      URIOfTheProduct: label,
      ManufacturerName: [{ en: 'Norlitz AG' }],
      SerialNumber: serial,
      AddressInformation: { CityTown: [{ en: 'Wolhusen' }], NationalCode: [{ en: 'CH' }] },
    })
    const { submodels, conceptDescriptions } = await getJson(`${label}/aas.json`)
    expect(submodels[3].submodelElements.length).toBeGreaterThan(5)
    expect(JSON.stringify(conceptDescriptions)).toContain('"unit":"mm"')
  })

  test('is answered in less than 150 ms, and is cached like its neighbours', async () => {
    const times: number[] = []
    for (let count = 0; count < 40; count += 1) {
      const started = performance.now()
      // A page of the edge would answer at once: the parameter makes it ask the services.
      await request(`${label}/aas.json?view=${count}`)
      times.push(performance.now() - started)
    }
    expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(150)
    const { headers } = await request(`${label}/aas.json`)
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['public, max-age=60', undefined])
    expect((await request(`${settings.edge}/id/00-0000-000/aas.json`)).status).toBe(404)
  })

  test('is announced by the address on the label and by its page', async () => {
    const link = `</id/${serial}/aas.json>; rel="describedby"; type="application/json"`
    const [code, page] = [await request(label), await request(`${settings.edge}/en/id/${serial}`)]
    expect([code.status, code.headers.link]).toEqual([302, link])
    expect([page.status, page.headers.link]).toEqual([200, link])
    expect((await request(`${settings.edge}/en/id/00-0000-000`)).headers.link).toBeUndefined()
  })
})

describe('the package', () => {
  test('links to the PDFs on the website', async () => {
    const { status, headers, body } = await request(`${label}/machine.aasx`)
    expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([
      200,
      'application/aas+zip',
      body.byteLength,
    ])
    const files = readStoredZip(body)
    expect(JSON.parse(files.get('aasx/data.json')?.toString() ?? '')).toEqual(await getJson(`${label}/aas.json`))
  })

  test('contains the PDFs on request, each as listed', async () => {
    const { body, headers } = await request(`${label}/machine.aasx?files=1`)
    expect(Number(headers['content-length'])).toBe(body.byteLength)
    const files = readStoredZip(body)
    const { documents } = await getJson(`${label}/documents.json`)
    const pdfs = [...files].filter(([name]) => name.endsWith('.pdf'))
    const sums = pdfs.map(([, content]) => createHash('sha256').update(content).digest('hex'))
    expect(sums.toSorted()).toEqual(documents.map(({ sha256 }: { sha256: string }) => sha256).toSorted())
    const values = files.get('aasx/data.json')?.toString() ?? ''
    expect(pdfs.filter(([name]) => !values.includes(`"value":"/${name}"`))).toEqual([])
    expect(values).not.toContain('.pdf","value":"http')
  })
})

describe('the AAS API', () => {
  const shellId = toShellId(settings.edge, serial)
  const documentation = `${api}/submodels/${encode(toSubmodelId(shellId, 'documentation'))}`

  test('finds a machine by serial number or asset id, and lists nothing without them', async () => {
    for (const query of [assetIds('serialNumber', serial), assetIds('globalAssetId', label)]) {
      const { result } = await getJson(`${api}/shells?${query}`)
      expect(result.map(({ id }: { id: string }) => id)).toEqual([shellId])
    }
    for (const path of ['shells', 'submodels', 'shells?limit=100', `shells?${assetIds('customer', '1')}`])
      expect(await getJson(`${api}/${path}`)).toEqual({ paging_metadata: {}, result: [] })
    expect(await getJson(`${api}/description`)).toHaveProperty('profiles')
  })

  test('answers parts of a shell and leads to the files', async () => {
    const environment = await getJson(`${label}/aas.json`)
    expect(await getJson(`${api}/shells/${encode(shellId)}`)).toEqual(environment.assetAdministrationShells[0])
    expect(await getJson(documentation)).toEqual(environment.submodels[1])
    const file = `${documentation}/submodel-elements/Documents%5B0%5D.DocumentVersions%5B0%5D.DigitalFiles%5B0%5D`
    const moved = await request(`${file}/attachment`)
    expect([moved.status, moved.headers.location]).toEqual([302, (await getJson(`${file}/$value`)).value])
    const pdf = await request(moved.headers.location ?? '')
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('refuses what is wrong or unknown in its own format', async () => {
    for (const [path, status] of [
      ['shells/===', 400],
      ['shells?limit=-1', 400],
      [`shells/${encode(toShellId(settings.edge, '00-0000-000'))}`, 404],
      [`shells/${encode(toShellId('https://other.example', serial))}`, 404],
      ['packages', 404],
    ] as const) {
      const response = await request(`${api}/${path}`)
      expect([path, response.status]).toEqual([path, status])
      expect(JSON.parse(response.text)).toMatchObject({ messages: [{ messageType: 'Error' }] })
    }
    expect((await request(`${api}/shells`, { method: 'POST', body: '{}' })).status).toBe(405)
  })
})

describe('the rights', () => {
  test('a visitor never reads owner, place and installed version; the owner saves the version with the shell', async () => {
    const customer = await createCustomer('rafael.souza@customer-10.example')
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    try {
      await page.goto(`${settings.edge}/en/mykomax/inventory`)
      await fillLogin(page, customer.email, customer.password)
      await page.locator('main li h2 a').first().click()
      await page.getByRole('row', { name: 'Place' }).waitFor()
      const serialNumber = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const valueOf = (name: string) => page.getByRole('row', { name }).getByRole('cell').last().innerText()
      const [name, place, owner, software] = await Promise.all(
        ['Name', 'Place', 'Organisation', 'Software'].map(valueOf),
      )
      const version = software?.split(/\s/)[0] ?? ''
      await page.getByRole('link', { name: /^Documents/ }).click()
      const button = page.getByRole('button', { name: 'Digital nameplate (AAS)' })
      await button.waitFor()
      const saving = page.waitForEvent('download')
      await button.click()
      const saved = await readFile(await (await saving).path(), 'utf8')
      expect(saved).toContain(`"value":"${version}"`)
      const { text } = await request(`${settings.edge}/id/${serialNumber}/aas.json`)
      expect(text).not.toContain('SoftwareNameplate')
      for (const secret of [name, place, owner]) expect([secret, text.includes(secret ?? '')]).toEqual([secret, false])
      expect(text).not.toContain(`"value":"${version}"`)
    } finally {
      await context.close()
    }
  })
})

test('the page of the label offers the digital nameplate last, in small print', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'de-DE' })
  await page.goto(label)
  const section = page.getByRole('region', { name: 'Digitales Typenschild (AAS)' })
  expect(await section.getByRole('link').allInnerTexts()).toEqual(['AASX', 'AASX mit Dokumenten', 'JSON'])
  for (const link of await section.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.close()
})
