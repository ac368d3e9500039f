import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { brands } from './brands.ts'
import { pages } from './pages.ts'
import { sites } from './sites.ts'

/** Finds a field by name, also inside tabs, rows and collapsibles, which have no names themselves. */
function fieldOf(fields: Field[], wanted: string): Field {
  const field = named(fields).find((candidate) => 'name' in candidate && candidate.name === wanted)
  if (!field) throw new Error(`no field ${wanted}`)
  return field
}

function named(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => named(tab.fields))
    return field.type === 'row' || field.type === 'collapsible' ? named(field.fields) : [field]
  })
}

test('a page has the theme Default until an editor chooses another [S3-061]', () => {
  expect(fieldOf(pages.fields, 'theme')).toMatchObject({ defaultValue: 'Default' })
})

test('a page can have any of the eleven themes [S3-085]', () => {
  const themes = 'Default Copper Product Light_Blue Iqc Adaptronic Cirris Diit Hosver Komax Schleuniger'.split(' ')
  expect(fieldOf(pages.fields, 'theme')).toMatchObject({ options: themes.map((value) => ({ value })) })
})

test('a page is protected by nothing, a password or a role [S3-062]', () => {
  const protection = fieldOf(pages.fields, 'protection')
  const level = fieldOf('fields' in protection ? protection.fields : [], 'level')
  const options = [{ value: 'none' }, { value: 'password' }, { value: 'ciam-role' }]
  expect(level).toMatchObject({ defaultValue: 'none', options })
})

test('a brand has a name, a key in the product information, a theme and a picture [S3-014]', () => {
  for (const name of ['name', 'pimId', 'theme', 'image']) expect(fieldOf(brands.fields, name)).toBeDefined()
})

test('each domain of a site has a host and, where needed, a path slug [S3-011]', () => {
  expect(fieldOf(sites.fields, 'domains')).toMatchObject({
    fields: [{ name: 'host', required: true }, { name: 'slug' }],
  })
})

test('navigation has three levels with the same fields', () => {
  const header = fieldOf(sites.fields, 'headerNavigation')
  let level: Field[] = 'fields' in header ? header.fields : []
  for (const name of ['items', 'children', 'leaves']) {
    const below = fieldOf(level, name)
    level = 'fields' in below ? below.fields : []
    const names = named(level).flatMap((field) => ('name' in field ? field.name : []))
    expect(names).toEqual(
      expect.arrayContaining(['title', 'page', 'target', 'breadcrumbOverride', 'countries', 'hidden']),
    )
  }
})

test('navigation titles are localized, the tree is not', () => {
  const header = fieldOf(sites.fields, 'headerNavigation')
  const items = fieldOf('fields' in header ? header.fields : [], 'items')
  expect(items).not.toHaveProperty('localized')
  expect(fieldOf('fields' in items ? items.fields : [], 'title')).toMatchObject({ localized: true })
})
