import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productRecord } from '@ferrule/domain/catalogue/import-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportSource } from './import-row.ts'
import { readBmecat } from './read-bmecat.ts'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json-lines.ts'
import { toSpecificationValue } from './template-product.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function rowsOf(read: (file: string) => ImportSource, text: string) {
  const file = join(folder, 'file')
  await writeFile(file, text)
  return Array.fromAsync(read(file))
}

const csv = `\uFEFFslug,brand,status,classification,sort_index,countries,support_until,name_en,short_en,long_en,name_de,images,capabilities,services,variants,spec:cross-section,spec:insulation
corva-1,Norlitz,active,bench-presses,5,ALL CH,2034-03,Corva 1,"Small, quick","Two
lines",Corva 1,a.webp b.webp,crimping,training,a|4 m|13 ft; b|6 m,0.5..6,"=pvc,ptfe"
,,,,,,,,,,,,,,,,
`

test('parses a line of the CSV template with quotes, line breaks and a byte order mark', async () => {
  const [row, ...others] = await rowsOf(readCsv, csv)
  if (row?.kind !== 'product') throw new Error('no product')
  expect(others).toHaveLength(1)
  expect(productRecord.parse(row.product)).toMatchObject({
    slug: 'corva-1',
    classification: 'bench-presses',
    supportedCountries: ['ALL', 'CH'],
    supportUntil: '2034-03',
    texts: { en: { name: 'Corva 1', shortDescription: 'Small, quick', longDescription: 'Two\nlines' }, de: {} },
    images: [{ name: 'Corva 1', url: 'a.webp' }, { url: 'b.webp' }],
    capabilities: ['crimping'],
    related: [{ kind: 'service', slug: 'training' }],
    variants: [
      { key: 'a', nameMetric: '4 m', nameImperial: '13 ft' },
      { key: 'b', nameMetric: '6 m', nameImperial: '6 m' },
    ],
    specifications: [
      { definition: 'cross-section', minimum: 0.5, maximum: 6 },
      { definition: 'insulation', choices: ['pvc', 'ptfe'] },
    ],
  })
})

test.each([
  ['6', { minimum: 6, maximum: 6 }],
  ['0.22..6', { minimum: 0.22, maximum: 6 }],
  ['..6', { minimum: null, maximum: 6 }],
  ['-5..', { minimum: -5, maximum: null }],
  ['=pvc, ptfe', { choices: ['pvc', 'ptfe'] }],
  ['on request', { texts: { en: 'on request' } }],
  ['1.2.3', { texts: { en: '1.2.3' } }],
])('parses the specification %j as %j', (text, value) => {
  expect(toSpecificationValue(text)).toEqual(value)
})

const bmecat = `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE default="true">eng</LANGUAGE></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>All</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>presses</GROUP_ID><GROUP_NAME lang="eng">Presses</GROUP_NAME><GROUP_NAME lang="deu">Pressen</GROUP_NAME><PARENT_ID>1</PARENT_ID><GROUP_ORDER>3</GROUP_ORDER></CATALOG_STRUCTURE>
</CATALOG_GROUP_SYSTEM>
<PRODUCT mode="new"><SUPPLIER_PID>corva-1</SUPPLIER_PID>
<PRODUCT_DETAILS><DESCRIPTION_SHORT lang="eng">Corva 1 &amp; more</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="deu">Corva 1</DESCRIPTION_SHORT><DESCRIPTION_LONG lang="eng"><![CDATA[A <small> press.]]></DESCRIPTION_LONG><MANUFACTURER_NAME>Norlitz</MANUFACTURER_NAME><PRODUCT_STATUS type="old_product">2024</PRODUCT_STATUS></PRODUCT_DETAILS>
<PRODUCT_FEATURES><FEATURE><FNAME>cross-section</FNAME><FVALUE>0.5</FVALUE><FVALUE>6</FVALUE><FUNIT>mm2</FUNIT></FEATURE><FEATURE><FNAME>weight</FNAME><FVALUE>42</FVALUE></FEATURE></PRODUCT_FEATURES>
<MIME_INFO><MIME><MIME_TYPE>image/webp</MIME_TYPE><MIME_SOURCE>a.webp</MIME_SOURCE></MIME></MIME_INFO>
<USER_DEFINED_EXTENSIONS><UDX.COUNTRY>ALL</UDX.COUNTRY><UDX.COUNTRY>CH</UDX.COUNTRY><UDX.SHORT_DESCRIPTION lang="eng">Small</UDX.SHORT_DESCRIPTION></USER_DEFINED_EXTENSIONS>
<PRODUCT_REFERENCE type="followup"><PROD_ID_TO>corva-2</PROD_ID_TO></PRODUCT_REFERENCE><PRODUCT_REFERENCE type="sparepart"><PROD_ID_TO>blade-set</PROD_ID_TO></PRODUCT_REFERENCE>
</PRODUCT>
<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>corva-1</PROD_ID><CATALOG_GROUP_ID>presses</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>
</T_NEW_CATALOG></BMECAT>`

test('parses a BMEcat 2005 catalogue into classifications and products', async () => {
  const [groups, row] = await rowsOf(readBmecat, bmecat)
  expect(groups).toMatchObject({
    vocabulary: {
      classifications: [
        { slug: 'presses', parent: null, sortIndex: 3, texts: { en: { name: 'Presses' }, de: { name: 'Pressen' } } },
      ],
    },
  })
  if (row?.kind !== 'product') throw new Error('no product')
  expect(productRecord.parse(row.product)).toMatchObject({
    slug: 'corva-1',
    status: 'discontinued',
    successor: 'corva-2',
    classification: 'presses',
    texts: { en: { name: 'Corva 1 & more', shortDescription: 'Small', longDescription: 'A <small> press.' }, de: {} },
    images: [{ url: 'a.webp' }],
    related: [{ kind: 'component', slug: 'blade-set' }],
    specifications: [
      { definition: 'cross-section', minimum: 0.5, maximum: 6 },
      { definition: 'weight', minimum: 42, maximum: 42 },
    ],
  })
})

test('rejects entities of a document type instead of expanding them', async () => {
  const bomb = `<!DOCTYPE BMECAT [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><BMECAT><PRODUCT><SUPPLIER_PID>&b;</SUPPLIER_PID></PRODUCT></BMECAT>`
  await expect(rowsOf(readBmecat, bomb)).rejects.toThrow('undefined entity')
})

test('parses JSON lines into vocabulary and products, and an invalid line into a row to refuse', async () => {
  const vocabulary = { classifications: [], definitions: [], capabilities: [] }
  const rows = await rowsOf(readJsonLines, `${JSON.stringify({ vocabulary })}\n{"slug":"a"}\n\nnot json\n`)
  expect(rows).toEqual([
    { kind: 'vocabulary', place: 'line 1', vocabulary },
    { kind: 'product', place: 'line 2', product: { slug: 'a' } },
    { kind: 'product', place: 'line 4', product: undefined },
  ])
})
