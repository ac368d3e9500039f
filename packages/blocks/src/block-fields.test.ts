import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { blockFields } from './block-fields.ts'

type Validate = (value: unknown, options: { siblingData: object }) => unknown

/** A field by its path, such as `chart.cells` or `location-teaser.locations.phone`. */
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

function check(path: string, value: unknown, siblingData = {}): unknown {
  const field = fieldOf(path)
  const validate = 'validate' in field && (field.validate as Validate | undefined)
  if (!validate) throw new Error(`${path} is not checked`)
  return validate(value, { siblingData })
}

describe('an editor cannot save what the website could not draw', () => {
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
  })

  test('a chart is checked as the kind it is', () => {
    const rows = `Year|Revenue\n${Array.from({ length: 6 }, (_, row) => `${row}|1`).join('\n')}`
    expect(check('chart.cells', rows, { chartKind: 'bar' })).toBe(true)
    expect(check('chart.cells', rows, { chartKind: 'donut' })).toContain('5 rows')
  })

  test.each(['hero.links.href', 'anchor.name', 'location-teaser.locations.email', 'table.cells'])(
    '%s is not longer than it says',
    (path) => {
      const field = fieldOf(path)
      const limit = 'maxLength' in field ? Number(field.maxLength) : 0
      expect(limit).toBeGreaterThan(0)
      expect(check(path, 'a'.repeat(limit + 1))).toContain(`${limit} letters at most`)
    },
  )

  test.each(['hero.links.href', 'anchor.name', 'product-teasers.products.slug', 'table.cells'])(
    '%s cannot be left empty',
    (path) => {
      for (const nothing of ['', null, undefined]) expect(check(path, nothing)).toEqual(expect.any(String))
    },
  )

  test('what need not be filled may be empty', () => {
    expect(['', null, undefined].map((nothing) => check('location-teaser.locations.email', nothing))).toEqual([
      true,
      true,
      true,
    ])
  })
})

function every(fields: Field[]): Field[] {
  return fields.flatMap((field) => ('fields' in field ? [field, ...every(field.fields)] : [field]))
}

const offered: Record<string, object> = { film: { contains: 'video/' }, document: { equals: 'application/pdf' } }

describe.each(blockFields)('$slug', ({ fields }) => {
  test('limits every list and every text', () => {
    const endless = every(fields).filter(
      (field) =>
        (field.type === 'array' && !field.maxRows) ||
        ((field.type === 'text' || field.type === 'textarea') && !field.maxLength),
    )
    expect(endless).toEqual([])
  })

  test('offers films and papers only where they belong, and pictures everywhere else', () => {
    for (const field of every(fields)) {
      if (field.type !== 'upload') continue
      expect(field.filterOptions).toEqual({ mimeType: offered[field.name] ?? { contains: 'image/' } })
    }
  })
})
