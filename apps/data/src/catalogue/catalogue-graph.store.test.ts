import { products } from '@ferrule/seeds/catalogue/products'
import { createLog } from '@ferrule/telemetry/log'
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../graphql/schema.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { stableId } from './stable-id.ts'

const url = readSettings().DATA_DATABASE_URL
const schema = createSchema()
const seededFiles = products.find(({ slug }) => slug === 'axion-56')?.files

/** Runs a GraphQL query. Returns its data, errors, log lines and the number of SQL statements. */
async function runQuery(source: string, { expectErrors = false } = {}) {
  const result: { data: unknown; errors: string[]; queries: number; logged: string } = {
    data: null,
    errors: [],
    queries: 0,
    logged: '',
  }
  await rolledBack(url, async (db: Database, statements) => {
    await seedCatalogue(db, new Date('2026-03-01T08:00:00Z'))
    const before = statements.length
    const lines: string[] = []
    const contextValue = {
      db,
      actor: anonymous,
      log: createLog({ service: 'test', write: (line) => lines.push(line) }),
    }
    const { data, errors = [] } = await graphql({ schema, source, contextValue })
    if (!expectErrors) expect(errors).toEqual([])
    Object.assign(result, {
      data: JSON.parse(JSON.stringify(data)),
      errors: errors.map(({ message }) => message),
      queries: statements.length - before,
      logged: lines.join(''),
    })
  })
  return result
}

const details = `name language shortDescription longDescription brand video variantCount
  images { name url default }
  files { id name content_language thumbnail_url type url filename slug extension size_bytes }
  variants { id nameMetric nameImperial specifications { name value unit measurementSystem } }
  capabilities { id name slug image }
  related { type product { name slug route brand shortDescription image variantCount classification { name } } }
  highlights { name shortDescription longDescription imageUrl videoImageUrl videoUrl }
  specifications { name value unit measurementSystem }
  classification { name lineage { name route } } successor { slug }`

test('returns everything a product page shows, with a fixed number of queries [S3-034] [S3-035] [S3-036] [S3-037] [S3-038] [S3-039] [S3-040] [S3-041] [S3-042] [S7-044]', async () => {
  const { data, queries } = await runQuery(
    `{ getProductBySlugV2(language: "de", slug: "axion-56", country: "CH") { ${details} } }`,
  )
  expect(data).toMatchObject({
    getProductBySlugV2: {
      name: 'Axion 56',
      language: 'de',
      brand: 'Norlitz',
      variantCount: 2,
      images: [
        { name: 'Axion 56', url: 'product-automatic-crimping-line-square.webp', default: true },
        { default: false },
        {},
        {},
      ],
      files: expect.arrayContaining([
        expect.objectContaining({
          name: 'Datenblatt',
          content_language: 'de',
          type: 'datasheet',
          filename: 'axion-56-datasheet-de.pdf',
          slug: 'axion-56-datasheet-de',
          extension: 'pdf',
          size_bytes: expect.any(Number),
        }),
      ]),
      variants: [
        {
          nameMetric: '13,000 mm',
          nameImperial: '512 in',
          specifications: [
            { name: 'Leitungslänge', measurementSystem: 'Metric' },
            { measurementSystem: 'Imperial', unit: 'in' },
            { name: 'Leistungsaufnahme', unit: 'kW' },
            { name: 'Gewicht', unit: 'kg' },
            { name: 'Gewicht', unit: 'lb' },
          ],
        },
        {},
      ],
      capabilities: [{ slug: 'cutting', name: 'Schneiden' }, {}, {}, {}, {}],
      highlights: [{ imageUrl: expect.any(String), videoUrl: null }, {}, {}],
      specifications: expect.arrayContaining([
        { name: 'Leiterquerschnitt', value: '0.22 – 6', unit: 'mm²', measurementSystem: 'Metric' },
        { name: 'Leiterquerschnitt', value: 'AWG 24 – 10', unit: '', measurementSystem: 'Imperial' },
        { name: 'Isolationsmaterialien', value: 'PVC, PE, XLPE, PUR', unit: '', measurementSystem: null },
      ]),
      classification: {
        name: 'Linien für beide Drahtenden',
        lineage: [
          { name: 'Crimplinien', route: '/products/crimping-lines' },
          { name: 'Linien für beide Drahtenden', route: '/products/crimping-lines/double-end-lines' },
        ],
      },
      successor: null,
    },
  })
  expect(data).toHaveProperty('getProductBySlugV2.related')
  expect(
    new Set(
      (data as { getProductBySlugV2: { related: { type: string }[] } }).getProductBySlugV2.related.map(
        ({ type }) => type,
      ),
    ),
  ).toEqual(new Set(['related', 'component', 'service']))
  expect(queries).toBe(8)
})

test('six products with all fields take no more queries than one', async () => {
  const { data, queries } = await runQuery(
    `{ getProductsBySlugs(language: "en", slugs: "axion-56,corva-24,helix-240,trino-240,prova-1024,axion-24") { ${details} } }`,
  )
  expect(data).toHaveProperty('getProductsBySlugs.length', 6)
  expect(queries).toBe(8)
})

test('each file of a product has its id, name, language, thumbnail, type, URL, file name, extension and size [S3-037]', async () => {
  const fields = 'id name content_language thumbnail_url type url filename extension size_bytes'
  const { data } = await runQuery(`{ getProductBySlugV2(language: "de", slug: "axion-56") { files { ${fields} } } }`)
  const thumbnailOf = (type: string) =>
    `product-document-${type === 'declaration' ? type : `${type}-automatic-crimping-line`}.webp`
  // Only the data sheet is of one machine; the other documents are of its series.
  const subjectOf = (type: string) => (type === 'datasheet' ? 'axion-56' : 'axion')
  const file = (name: string, type: string, language: string) => ({
    id: stableId('axion-56', 'file', `${type}-${language}`),
    name,
    content_language: language,
    thumbnail_url: thumbnailOf(type),
    type,
    url: `product-${subjectOf(type)}-${type}-${language}.pdf`,
    filename: `${subjectOf(type)}-${type}-${language}.pdf`,
    extension: 'pdf',
    size_bytes: seededFiles?.find(({ key }) => key === `${type}-${language}`)?.sizeBytes,
  })
  expect(data).toEqual({
    getProductBySlugV2: {
      files: [
        file('Datenblatt', 'datasheet', 'de'),
        file('Betriebsanleitung', 'manual', 'de'),
        file('Broschüre', 'brochure', 'de'),
        file('Konformitätserklärung', 'declaration', 'de'),
        file('Datenblatt', 'datasheet', 'en'),
        file('Betriebsanleitung', 'manual', 'en'),
        file('Broschüre', 'brochure', 'en'),
        file('Broschüre', 'brochure', 'fr'),
        file('Konformitätserklärung', 'declaration', 'en'),
      ],
    },
  })
})

test('a file has URL, name, size, language and slug, and its extension comes from its name [S3-018] [S3-019]', async () => {
  const files = 'files { url filename size_bytes content_language slug extension }'
  const { data } = await runQuery(
    `{ getProductBySlugV2(language: "de", slug: "axion-56", country: "CH") { ${files} } }`,
  )
  expect(data).toMatchObject({
    getProductBySlugV2: {
      files: expect.arrayContaining([
        {
          url: 'product-axion-56-datasheet-de.pdf',
          filename: 'axion-56-datasheet-de.pdf',
          size_bytes: expect.any(Number),
          content_language: 'de',
          slug: 'axion-56-datasheet-de',
          extension: 'pdf',
        },
      ]),
    },
  })
})

test('several single products and a list take two queries [S7-043] [S7-044]', async () => {
  const { data, queries } = await runQuery(`{
    one: getProductBySlugV2(language: "de", slug: "axion-56") { name status }
    two: getProductBySlugV2(language: "de", slug: "corva-24") { name }
    list: getProductsBySlugs(language: "en", slugs: "helix-240,axion-56") { slug }
  }`)
  expect(data).toEqual({
    one: { name: 'Axion 56', status: 'active' },
    two: { name: 'Corva 24' },
    list: [{ slug: 'helix-240' }, { slug: 'axion-56' }],
  })
  expect(queries).toBe(2)
})

test('an unknown slug returns null and an error [S8-049]', async () => {
  const { data, errors } = await runQuery('{ getProductBySlugV2(language: "en", slug: "gone") { name } }', {
    expectErrors: true,
  })
  expect(data).toEqual({ getProductBySlugV2: null })
  expect(errors).toEqual(['No product found for slug'])
})

test('returns a classification with its tree and its products [S3-031] [S3-032] [S3-033] [S7-045]', async () => {
  const { data, queries } =
    await runQuery(`{ getProductClassificationBySlug2(language: "fr", slug: "crimping-presses", country: "US") {
    id name slug route description sortIndex image imageHighRes image_url parent_id supported_countries
    parent { slug } lineage { name route } childClassifications { slug name parent { slug } lineage { name } }
    products { slug name image } } }`)
  expect(data).toMatchObject({
    getProductClassificationBySlug2: {
      name: 'Presses à sertir',
      route: '/products/crimping-presses',
      parent: null,
      parent_id: null,
      image: 'product-crimping-press.webp',
      supported_countries: expect.arrayContaining(['ALL', 'US']),
      lineage: [{ name: 'Presses à sertir', route: '/products/crimping-presses' }],
      childClassifications: [
        { slug: 'bench-presses', parent: { slug: 'crimping-presses' }, lineage: [{}, { name: 'Presses d’établi' }] },
        { slug: 'heavy-presses' },
      ],
      products: expect.arrayContaining([expect.objectContaining({ slug: 'corva-24' })]),
    },
  })
  expect(queries).toBe(7)
})

test('shows a classification below a family only in its countries [S5-051]', async () => {
  const { data } = await runQuery(`{
    here: getProductClassificationBySlug2(language: "en", slug: "co2-laser", country: "CH") { slug }
    there: getProductClassificationBySlug2(language: "en", slug: "co2-laser", country: "BR") { slug }
    family: getProductClassificationBySlug2(language: "en", slug: "laser-strippers", country: "BR") { childClassifications { slug } }
  }`)
  expect(data).toEqual({
    here: { slug: 'co2-laser' },
    there: null,
    family: { childClassifications: [{ slug: 'fibre-laser' }] },
  })
})

test('lists families in order, by area of the website', async () => {
  const { data } = await runQuery(`{
    all: getProductClassifications(language: "en") { slug }
    services: getProductClassifications(language: "en", area: services) { slug route }
  }`)
  expect(data).toMatchObject({ services: [{ slug: 'machine-services', route: '/services/machine-services' }] })
  expect(data).toHaveProperty('all.length', 15)
})

test('lists capabilities, all or in the requested order, and their products [S7-046] [S7-047] [S8-054]', async () => {
  const { data, logged } = await runQuery(`{
    all: getProductCapabilities(language: "ja") { slug name }
    some: getProductCapabilities(language: "en", slugs: "twisting,flying,cutting") { slug }
    twisters: getProductsByCapability(language: "en", capability: "twisting", country: "CH") { slug status }
  }`)
  expect(data).toHaveProperty('all.length', 20)
  expect(data).toMatchObject({
    some: [{ slug: 'twisting' }, { slug: 'cutting' }],
    twisters: expect.arrayContaining([{ slug: 'helix-240', status: 'active' }]),
  })
  expect(logged).toContain('"event":"capabilities-missing"')
})
