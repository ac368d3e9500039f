import { expect, test } from 'vitest'
import { refuseSlug } from './validate-slug.ts'

test.each(['about', 'wire-2-wire', 'home', 'de-icing'])('accepts the slug %s', (slug) => {
  expect(refuseSlug(slug, 'top-of-site')).toBeUndefined()
})

test.each(['', 'About', 'über-uns', 'a b', 'a/b', '-a', 'a--b', '../a', 'a'.repeat(81)])(
  'refuses the slug %j',
  (slug) => {
    expect(refuseSlug(slug, 'below-a-page')).toBeDefined()
  },
)

test.each(['de', 'de-ch', 'mykomax', 'editor', 'api', 'callback', 'style-guide'])(
  '%s is reserved at the top of a site and allowed below a page',
  (slug) => {
    expect(refuseSlug(slug, 'top-of-site')).toBeDefined()
    expect(refuseSlug(slug, 'below-a-page')).toBeUndefined()
  },
)
