import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { blockFields } from './block-fields.ts'

type Validate = (value: unknown, options: { siblingData: object; req: object }) => unknown

/** Finds a field by its path, such as `chart.cells` or `location-teaser.locations.phone`. */
function fieldOf(path: string): Field {
  const [slug, ...names] = path.split('.')
  let fields = blockFields.find((block) => block.slug === slug)?.fields ?? []
  let found: Field | undefined
  for (const name of names) {
    found = fields.find((field) => 'name' in field && field.name === name)
    fields = found && 'fields' in found ? found.fields : []
  }
  if (!found) throw new Error(`no field ${path}`)
  return found
}

function check(path: string, value: unknown, { siblingData = {}, language = 'en' } = {}): unknown {
  const field = fieldOf(path)
  const validate = 'validate' in field && (field.validate as Validate | undefined)
  if (!validate) throw new Error(`${path} has no validation`)
  return validate(value, { siblingData, req: { i18n: { language } } })
}

describe('an editor cannot save content that the website cannot render', () => {
  test.each([
    ['hero.links.href', '/products', 'javascript:alert(1)'],
    ['contact-panel.href', '/contact', 'contact'],
    ['anchor.name', 'how-we-work', 'How we work'],
    ['product-teasers.products.slug', 'axion-56', '/products/axion-56'],
    ['location-teaser.locations.phone', '+43 732 555 40', 'call us'],
    ['location-teaser.locations.email', 'linz@norlitz.example', 'linz'],
    ['video.duration', '1:12', '1 min'],
    ['table.cells', 'Site|Since\nElgin|2004', 'Elgin'],
    ['investor-table.cells', 'CHF|2025\nRevenue|341.8', 'CHF|2025\nRevenue|a lot'],
    ['chart.cells', 'Year|Revenue\n2024|353\n2025|342', 'Year|Revenue\n2024|353\n2025|n/a'],
  ])('%s', (path, good, bad) => {
    expect(check(path, good)).toBe(true)
    expect(check(path, bad)).toEqual(expect.any(String))
    expect(check(path, bad, { language: 'de' })).toEqual(expect.stringMatching(/Bitte|keine Zahl/))
  })

  test('a chart is validated by its chart type', () => {
    const rows = `Year|Revenue\n${Array.from({ length: 6 }, (_, row) => `${row}|1`).join('\n')}`
    expect(check('chart.cells', rows, { siblingData: { chartKind: 'bar' } })).toBe(true)
    expect(check('chart.cells', rows, { siblingData: { chartKind: 'donut' } })).toContain('5 rows')
  })

  test.each(['hero.links.href', 'anchor.name', 'location-teaser.locations.email', 'table.cells'])(
    '%s enforces its maximum length',
    (path) => {
      const field = fieldOf(path)
      const limit = 'maxLength' in field ? Number(field.maxLength) : 0
      expect(limit).toBeGreaterThan(0)
      expect(check(path, 'a'.repeat(limit + 1))).toContain(`${limit} characters at most`)
    },
  )

  test.each(['hero.links.href', 'anchor.name', 'product-teasers.products.slug', 'table.cells'])(
    '%s is required',
    (path) => {
      for (const empty of ['', null, undefined]) expect(check(path, empty)).toEqual(expect.any(String))
    },
  )

  test('an optional field may be empty', () => {
    expect(['', null, undefined].map((empty) => check('location-teaser.locations.email', empty))).toEqual([
      true,
      true,
      true,
    ])
  })
})

function flatten(fields: Field[]): Field[] {
  return fields.flatMap((field) => ('fields' in field ? [field, ...flatten(field.fields)] : [field]))
}

const mimeTypeFilters: Record<string, object> = {
  video: { contains: 'video/' },
  document: { equals: 'application/pdf' },
}

describe.each(blockFields)('$slug', ({ fields }) => {
  test('limits every list and every text', () => {
    const unlimited = flatten(fields).filter(
      (field) =>
        (field.type === 'array' && !field.maxRows) ||
        ((field.type === 'text' || field.type === 'textarea') && !field.maxLength),
    )
    expect(unlimited).toEqual([])
  })

  test('offers videos and PDFs only in their own fields, and pictures in all others', () => {
    const uploads = flatten(fields).filter((field) => field.type === 'upload')
    expect(uploads.map(({ filterOptions }) => filterOptions)).toEqual(
      uploads.map(({ name }) => ({ mimeType: mimeTypeFilters[name] ?? { contains: 'image/' } })),
    )
  })
})
