import { expect, test } from 'vitest'
import { aMachine } from '../aas/shell-facts.fixture.ts'
import { anInstructionDocument } from '../instructions/instruction-document.fixture.ts'
import { instructionKinds } from '../instructions/instruction-document.ts'
import { toPackagedDocuments } from './documentation-facts.ts'
import { toIirdsMetadata } from './iirds.ts'
import { toDocumentMetadata, toMainMetadata } from './vdi2770.ts'

const facts = aMachine()
const documents = toPackagedDocuments(facts.documents, facts.placedOnMarket)
const fileOf = ({ id }: { id: string }) => `${id}.pdf`
const main = { title: 'Documents of Axion 24', language: 'en', issuedOn: '2026-10-01' }

/** The names of the elements in their order, without those inside a party. */
function namesOf(xml: string): string[] {
  return [...xml.matchAll(/<([A-Za-z:][\w:-]*)/g)].flatMap(([, name = '']) => name)
}

test('packs the newest version and the delivered one, under the id of the first version', () => {
  const versions = ['1.0', '2.0', '3.0'].map((version, index) => ({
    ...anInstructionDocument({ id: `d${index}`, version, issuedOn: `202${index}-01-01` }),
    replaces: index === 0 ? null : `d${index - 1}`,
    title: 'Operating instructions',
  }))
  const [packaged] = toPackagedDocuments(versions, '2021-06-01')
  expect([packaged?.id, packaged?.versions.map(({ version }) => version)]).toEqual(['d0', ['3.0', '2.0']])
})

test('the metadata of a document container has the elements of the schema in their order', () => {
  const [, safety] = documents
  if (!safety) throw new Error('no safety instructions')
  const xml = toDocumentMetadata(facts, safety, fileOf)
  expect(namesOf(xml).filter((name) => !['Party', 'Organization'].includes(name))).toEqual([
    'Document',
    'DocumentId',
    'DocumentIdDomain',
    'DocumentClassification',
    'ClassId',
    'ClassName',
    'ClassName',
    'ReferencedObject',
    'ObjectId',
    'ObjectId',
    'ObjectId',
    'DocumentVersion',
    'DocumentVersionId',
    'Language',
    'DocumentDescription',
    'Title',
    'Summary',
    'KeyWords',
    'KeyWord',
    'LifeCycleStatus',
    'DigitalFile',
  ])
  expect(xml).toContain('<DocumentClassification ClassificationSystem="VDI2770:2018"><ClassId>03-03</ClassId>')
  expect(xml).toContain('IsGloballyBiUnique="true">https://www.norlitz.example/id/24-1555-666</ObjectId>')
  expect(xml).toContain('<DigitalFile FileFormat="application/pdf">d3.pdf</DigitalFile>')
})

test('the main document refers to every document container', () => {
  const xml = toMainMetadata(facts, main, documents)
  const referred = [...xml.matchAll(/Type="RefersTo"><DocumentId DomainId="[^"]+">([^<]+)</g)].map(([, id]) => id)
  expect(referred).toEqual(documents.map(({ id }) => id))
  expect(xml).toContain('<ClassId>01-01</ClassId>')
})

test('every kind of document has a type of iiRDS, also one of a later version', () => {
  const ofKinds = [...instructionKinds, 'training'].map((kind, index) => ({
    ...anInstructionDocument({ id: `k${index}`, kind }),
    title: kind,
  }))
  const xml = toIirdsMetadata(facts, toPackagedDocuments(ofKinds, '2026-01-01'), { title: 'Title', pathOf: fileOf })
  expect([...xml.matchAll(/has-document-type rdf:resource="[^#]+#(\w+)"/g)].map(([, type]) => type)).toEqual([
    'OperatingInstructions',
    'SafetyInstructions',
    'CEDeclarationOfConformity',
    'AssemblyInstructions',
    'Specification',
    'OperatingInstructions',
  ])
})

test('a title is text in both packages, never markup, and has no characters that XML forbids', () => {
  const title = 'A & B </Title><x attribute="1">\u0000\u000b'
  const named = [{ ...anInstructionDocument(), title }]
  const packaged = toPackagedDocuments(named, '2026-01-01')
  const maker = { ...facts, manufacturer: { name: '"Maker" <AG>', brands: [] } }
  const texts = [
    ...packaged.map((document) => toDocumentMetadata(maker, document, fileOf)),
    toMainMetadata(maker, { ...main, title }, packaged),
    toIirdsMetadata(maker, packaged, { title, pathOf: fileOf }),
  ]
  for (const xml of texts) {
    expect(xml).toContain('A &amp; B &lt;/Title&gt;&lt;x attribute=&quot;1&quot;&gt;<')
    expect(xml).toContain('&quot;Maker&quot; &lt;AG&gt;')
    for (const forbidden of ['<x ', '\u0000', '\u000b']) expect(xml).not.toContain(forbidden)
  }
})
