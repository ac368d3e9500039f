import { expect, test } from 'vitest'
import { products } from '@ferrule/seeds/catalogue/products'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'

test.each(['en', 'de'] as const)(
  'a visitor opens a product page in %s with data from the data service [S1-006] [S7-048]',
  async (language) => {
    const [product] = products
    if (!product) throw new Error('no product is seeded')
    const short = await request(`${settings.edge}/${language}/products/${product.slug}`)
    const response = await request(`${settings.edge}${short.headers.location}`)
    expect(response.status).toBe(200)
    expect(response.text).toContain(product.texts[language]?.name)
    expect(response.text).toContain(product.texts[language]?.shortDescription)
  },
)

test('an unknown product is a 404', async () => {
  expect((await request(`${settings.edge}/en/products/no-such-machine`)).status).toBe(404)
})
