import { describe, expect, test } from 'vitest'
import type { Environment } from '../metamodel.ts'
import { aMachine } from '../shell-facts.fixture.ts'
import { toShellId, toSubmodelId } from '../shell-ids.ts'
import { toEnvironment } from '../to-environment.ts'
import { answerAasRequest } from './answer-request.ts'
import { parseAasRequest } from './parse-request.ts'

const origin = 'https://www.norlitz.example'
const serialNumber = '24-1555-666'
const environment = toEnvironment(aMachine())
const encode = (text: string) => Buffer.from(text).toString('base64url')
const shellId = toShellId(origin, serialNumber)
const shell = `shells/${encode(shellId)}`
const nameplate = `submodels/${encode(toSubmodelId(shellId, 'nameplate'))}`
const documentation = `submodels/${encode(toSubmodelId(shellId, 'documentation'))}`
const technicalData = `submodels/${encode(toSubmodelId(shellId, 'technical-data'))}`

/** The answer to an address below the API: its JSON, its file, or why there is none. */
function get(address: string, of: Environment | null = environment): unknown {
  const { pathname, searchParams } = new URL(address, 'http://api/')
  const request = parseAasRequest(pathname.slice(1).split('/').map(decodeURIComponent), searchParams, origin)
  if (!request.ok || request.value.kind === 'description') return request
  const answer = answerAasRequest(request.value, of ?? undefined)
  if (!answer.ok) return answer.reason
  return 'json' in answer.value ? answer.value.json : answer.value.file
}

const assetIds = (name: string, value: string) => `assetIds=${encode(JSON.stringify({ name, value }))}`

describe('lists of shells', () => {
  const [one] = environment.assetAdministrationShells

  test.each(['shells', 'shells?limit=5', 'submodels', `shells?${assetIds('serialNumber', '../x')}`])(
    '%s names no machine and is empty',
    (address) => {
      expect(get(address, null)).toEqual({ paging_metadata: {}, result: [] })
    },
  )

  test.each([assetIds('serialNumber', serialNumber), assetIds('globalAssetId', `${origin}/id/${serialNumber}`)])(
    '%s names one machine',
    (query) => {
      expect(get(`shells?${query}`)).toEqual({ paging_metadata: {}, result: [one] })
      expect(get(`shells?idShort=other&${query}`)).toEqual({ paging_metadata: {}, result: [] })
      expect(get(`shells/$reference?${query}`)).toMatchObject({ result: [{ keys: [{ value: one?.id }] }] })
    },
  )

  test('the parser names the machine of an asset id, and none for ids of others', () => {
    const serialOf = (query: string) => {
      const request = parseAasRequest(['shells'], new URLSearchParams(query), origin)
      return request.ok && 'serialNumber' in request.value ? request.value.serialNumber : request
    }
    expect(serialOf(assetIds('serialNumber', serialNumber))).toBe(serialNumber)
    expect(serialOf(assetIds('globalAssetId', `https://other.example/id/${serialNumber}`))).toBeUndefined()
    expect(serialOf(assetIds('customer', '1'))).toBeUndefined()
  })
})

test('a shell is answered whole, as reference, and in its parts', () => {
  const [one] = environment.assetAdministrationShells
  expect(get(shell)).toEqual(one)
  expect(get(`${shell}=`)).toEqual(one)
  expect(get(`${shell}/$reference`)).toEqual({
    type: 'ModelReference',
    keys: [{ type: 'AssetAdministrationShell', value: one?.id }],
  })
  expect(get(`${shell}/asset-information`)).toEqual(one?.assetInformation)
  expect(get(`${shell}/submodel-refs?limit=1`)).toEqual({
    paging_metadata: { cursor: '1' },
    result: one?.submodels.slice(0, 1),
  })
  expect(get(`${shell}/submodel-refs?cursor=3`)).toEqual({ paging_metadata: {}, result: one?.submodels.slice(3) })
  expect(get(`${shell}/${nameplate}`)).toEqual(get(nameplate))
})

test('a submodel is answered whole, as metadata, values, reference and paths', () => {
  expect(get(nameplate)).toEqual(environment.submodels[0])
  expect(get(`${nameplate}/$metadata`)).not.toHaveProperty('submodelElements')
  expect(get(`${nameplate}/$value`)).toMatchObject({
    SerialNumber: serialNumber,
    ManufacturerName: [{ en: 'Norlitz AG' }],
    AddressInformation: { Phone: { TelephoneNumber: [{ en: '+41 41 555 01 00' }] } },
  })
  expect(get(`${nameplate}/$path`)).toEqual(
    expect.arrayContaining(['SerialNumber', 'AddressInformation.Phone.TelephoneNumber']),
  )
  expect(get(`${nameplate}?level=core`)).not.toHaveProperty('submodelElements.3.value')
  expect(get(`${technicalData}/$value`)).toMatchObject({
    TechnicalPropertyAreas: [{ cutting_length: { min: 0.5, max: 65_000 }, N3d_view: 3, weight: { max: 980 } }],
  })
})

test('elements are found by their path, also within lists', () => {
  const version = 'Documents[0].DocumentVersions[0]'
  expect(get(`${documentation}/submodel-elements/${version}.Version/$value`)).toBe('2.0')
  expect(get(`${documentation}/submodel-elements/${version}.DigitalFiles%5B0%5D/$reference`)).toMatchObject({
    keys: [
      { type: 'Submodel' },
      { type: 'SubmodelElementList', value: 'Documents' },
      { type: 'SubmodelElementCollection', value: '0' },
      { type: 'SubmodelElementList', value: 'DocumentVersions' },
      { type: 'SubmodelElementCollection', value: '0' },
      { type: 'SubmodelElementList', value: 'DigitalFiles' },
      { type: 'File', value: '0' },
    ],
  })
  expect(get(`${documentation}/submodel-elements/Documents%5B2%5D`)).toBe('not-found')
  expect(get(`${nameplate}/submodel-elements/__proto__`)).toBe('not-found')
  expect(get(`${nameplate}/submodel-elements?limit=2`)).toMatchObject({ paging_metadata: { cursor: '2' } })
  expect(get(`${nameplate}/submodel-elements/$value?limit=1`)).toMatchObject({
    result: [{ URIOfTheProduct: `${origin}/id/${serialNumber}` }],
  })
  expect(get(`${nameplate}/submodel-elements/SerialNumber/$metadata`)).not.toHaveProperty('value')
})

test('the attachment of a file is its address; other elements have none', () => {
  const file = 'Documents[0].DocumentVersions[0].DigitalFiles[0]'
  expect(get(`${documentation}/submodel-elements/${file}/attachment`)).toBe(
    `${origin}/id/${serialNumber}/documents/d2/2.0.pdf`,
  )
  expect(get(`${nameplate}/submodel-elements/SerialNumber/attachment`)).toBe('bad-request')
})

test.each([
  'shells?limit=-1',
  'shells?limit=0',
  'shells?cursor=x',
  'shells?assetIds=invalid-base64url=====',
  `shells?assetIds=${encode('{}')}`,
  'shells/invalid-base64url=====',
  'submodels/a',
  `${nameplate}?level=shallow`,
  `${nameplate}/submodel-elements?extent=all`,
])('%s is a bad request', (address) => {
  expect(get(address)).toEqual({ ok: false, reason: 'bad-request' })
})

test.each([
  '',
  'lookup/shells',
  `shells/${encode('https://other.example/id/24-1555-666/aas')}`,
  `shells/${encode(`${origin}/id/${serialNumber}`)}`,
  `${shell}/asset-information/thumbnail`,
  `${nameplate}/owner`,
])('%s is not found', (address) => {
  expect(get(address)).toEqual({ ok: false, reason: 'not-found' })
})

test('a machine that does not exist has no shell, and a submodel that it has not is not found', () => {
  expect(get(shell, null)).toBe('not-found')
  expect(get(`submodels/${encode(toSubmodelId(shellId, 'software'))}`)).toBe('not-found')
})
