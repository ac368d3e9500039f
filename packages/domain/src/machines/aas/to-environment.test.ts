import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as aasCore from '@aas-core-works/aas-core3.0-typescript'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aLocation } from '../../locations/location.fixture.ts'
import type { Submodel } from './metamodel.ts'
import { aMachine } from './shell-facts.fixture.ts'
import type { ShellFacts } from './shell-facts.ts'
import { findTemplateFindings, templateFile } from './template-findings.fixture.ts'
import { toEnvironment } from './to-environment.ts'
import { shellEnvironment, withSoftware } from './with-software.ts'

// Its ES modules have imports without extensions, which Node refuses.
const { jsonization, verification }: typeof aasCore = createRequire(import.meta.url)(
  '@aas-core-works/aas-core3.0-typescript',
)

/** The environment as an owner saves it: read from JSON, with the installed software. */
function toOwnersEnvironment(facts: ShellFacts) {
  const received = shellEnvironment.parse(JSON.parse(JSON.stringify(toEnvironment(facts))))
  return withSoftware(received, { serialNumber: facts.serialNumber, softwareVersion: '6.4.1' })
}

const machines = {
  'a machine with every kind of fact': aMachine(),
  'a machine without documents and technical data': aMachine({ documents: [], technicalData: [] }),
  'a machine of a withdrawn product': aMachine({ designations: [], families: [], technicalData: [] }),
  'a machine that no location serves': aMachine({ contacts: [] }),
}

const templates = {
  Nameplate: 'digital-nameplate-3-0-1',
  HandoverDocumentation: 'handover-documentation-2-0-1',
  TechnicalData: 'technical-data-2-0-1',
  ContactInformations: 'contact-information-1-0-1',
  DppMetadata: 'digital-product-passport-1-0-1',
  SoftwareNameplate: 'software-nameplate-1-0-1',
}

function readTemplate(name: string) {
  const text = readFileSync(new URL(`./idta-templates/${name}.json`, import.meta.url), 'utf8')
  return templateFile.parse(JSON.parse(text)).submodels[0]
}

function listErrors(environment: object): string[] {
  const read = jsonization.environmentFromJsonable(JSON.parse(JSON.stringify(environment)))
  if (read.error !== null) return [`${read.error.path} ${read.error.message}`]
  return [...verification.verify(read.mustValue())].map(({ path, message }) => `${path} ${message}`)
}

const named = z.looseObject({
  id: z.string(),
  idShort: z.string(),
  submodelElements: z.array(z.looseObject({ idShort: z.string() })),
})

function findSubmodel({ submodels }: { submodels: readonly unknown[] }, idShort: string) {
  return submodels.map((one) => named.parse(one)).find((one) => one.idShort === idShort)
}

describe.each(Object.entries(machines))('%s', (_, facts) => {
  const environment = toOwnersEnvironment(facts)

  test('has a shell without errors in the metamodel', () => {
    expect(listErrors(environment)).toEqual([])
  })

  test.each(Object.entries(templates))('fulfils the template %s', (idShort, template) => {
    const submodel = findSubmodel(environment, idShort)
    if (idShort === 'HandoverDocumentation' && facts.documents.length === 0) expect(submodel).toBeUndefined()
    else expect(findTemplateFindings(readTemplate(template), submodel)).toEqual([])
  })
})

test('the address of the manufacturer has the elements of a contact', () => {
  const [contact] = readTemplate(templates.ContactInformations).submodelElements
  const address = findSubmodel(toEnvironment(aMachine()), 'Nameplate')?.submodelElements.find(
    ({ idShort }) => idShort === 'AddressInformation',
  )
  const template = { semanticId: { keys: [] }, submodelElements: contact?.value }
  const instance = { semanticId: { keys: [] }, submodelElements: address?.['value'] }
  expect(findTemplateFindings(templateFile.shape.submodels.parse([template])[0], instance)).toEqual([])
})

describe('the comparison with templates', () => {
  const nameplate = toEnvironment(aMachine()).submodels[0]
  const findings = (change: (elements: Submodel['submodelElements']) => unknown[]) =>
    findTemplateFindings(readTemplate(templates.Nameplate), {
      ...nameplate,
      submodelElements: change(nameplate?.submodelElements ?? []),
    })

  test('finds missing, repeated, unknown and differently typed elements', () => {
    expect(findings((elements) => elements.slice(1))).toEqual(['/URIOfTheProduct: 0 elements'])
    expect(findings((elements) => [...elements, ...elements.slice(0, 1)])).toEqual(['/URIOfTheProduct: 2 elements'])
    expect(findings((elements) => [...elements, { ...elements[0], idShort: 'Owner' }])).toEqual([
      '/Owner: is not in the template',
    ])
    expect(findings((elements) => [{ ...elements[0], valueType: 'xs:string' }, ...elements.slice(1)])).toEqual([
      '/URIOfTheProduct: valueType is xs:string, not xs:anyURI',
    ])
  })
})

test('the verification finds an element that is there twice', () => {
  const environment = toEnvironment(aMachine())
  const [nameplate, ...others] = environment.submodels
  if (!nameplate) throw new Error('no nameplate')
  const twice = { ...nameplate, submodelElements: [...nameplate.submodelElements, ...nameplate.submodelElements] }
  expect(listErrors({ ...environment, submodels: [twice, ...others] })).not.toEqual([])
})

test('the ids are the address on the label and addresses below it', () => {
  const { assetAdministrationShells, submodels } = toOwnersEnvironment(aMachine())
  const label = 'https://www.norlitz.example/id/24-1555-666'
  expect(assetAdministrationShells[0]).toMatchObject({
    id: `${label}/aas`,
    assetInformation: { globalAssetId: label, specificAssetIds: [{ name: 'serialNumber', value: '24-1555-666' }] },
  })
  const ids = submodels.map((one) => named.parse(one).id)
  expect(ids).toEqual(
    ['nameplate', 'documentation', 'technical-data', 'contact', 'passport', 'software'].map(
      (name) => `${label}/aas/submodels/${name}`,
    ),
  )
  expect(assetAdministrationShells[0]?.submodels).toEqual(
    ids.map((value) => ({ type: 'ModelReference', keys: [{ type: 'Submodel', value }] })),
  )
})

test('the metadata of a passport name the machine and the meanings of the other submodels', () => {
  const { submodels } = toEnvironment(aMachine())
  const passport = JSON.parse(JSON.stringify(submodels.at(-1)))
  const values = passport.submodelElements.flatMap(({ value }: { value?: unknown }) => value ?? [])
  expect(values.slice(0, 4)).toEqual([
    'https://www.norlitz.example/id/24-1555-666/aas',
    'https://www.norlitz.example/id/24-1555-666',
    'Item',
    'EN 18223:2026',
  ])
  expect(values.slice(4).map(({ value }: { value: string }) => value)).toEqual(
    submodels.slice(0, -1).map(({ semanticId }) => semanticId.keys[0].value),
  )
})

test('the public shell has neither the installed software nor a submodel for it', () => {
  const text = JSON.stringify(toEnvironment(aMachine()))
  expect(text).not.toMatch(/software/i)
})

test('numbers keep their unit: one is a property, two are a range', () => {
  const { submodels, conceptDescriptions } = toEnvironment(aMachine())
  const area = JSON.parse(JSON.stringify(submodels.find(({ idShort }) => idShort === 'TechnicalData')))
    .submodelElements[1]
  expect(area.value[0].value).toMatchObject([
    { modelType: 'Range', idShort: 'cutting_length', min: '0.5', max: '65000' },
    { modelType: 'Property', idShort: 'N3d_view', value: '3' },
    { modelType: 'Range', idShort: 'weight', max: '980' },
    { modelType: 'MultiLanguageProperty', idShort: 'interfaces', value: [{ language: 'en', text: 'OPC UA' }] },
  ])
  expect(conceptDescriptions?.[0]).toMatchObject({
    id: 'https://www.norlitz.example/specifications/cutting-length#mm',
    embeddedDataSpecifications: [{ dataSpecificationContent: { unit: 'mm' } }],
  })
})

test('a location without street, telephone and e-mail has no empty elements', () => {
  const { submodels } = toEnvironment(aMachine({ contacts: [aLocation('bare')] }))
  expect(JSON.stringify(submodels.find(({ idShort }) => idShort === 'ContactInformations'))).not.toMatch(
    /Street|Phone|Email|"text":""/,
  )
})
