import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { sites } from './sites.ts'

const fieldOf = ({ fields }: Pick<typeof pages, 'fields'>, wanted: string) => {
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === wanted)
  if (!field) throw new Error(`no field ${wanted}`)
  return field
}

test('a page has the theme Default until an editor chooses another [S3-061]', () => {
  expect(fieldOf(pages, 'theme')).toMatchObject({ defaultValue: 'Default' })
})

test('a page can have any of the eleven themes [S3-085]', () => {
  const options = 'Default Copper Product Light_Blue Iqc Adaptronic Cirris Diit Hosver Komax Schleuniger'.split(' ')
  expect(fieldOf(pages, 'theme')).toMatchObject({ options })
})

test('each domain of a site has a host and, where needed, a path slug [S3-011]', () => {
  expect(fieldOf(sites, 'domains')).toMatchObject({ fields: [{ name: 'host', required: true }, { name: 'slug' }] })
})
