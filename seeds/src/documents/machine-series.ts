import type { ProductInput } from '@ferrule/domain/catalogue/import-records'
import type { Dimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import { families } from '../catalogue/families.ts'
import type { Family } from '../catalogue/family.ts'
import { products } from '../catalogue/products.ts'

export type SeriesMachine = ProductInput & { specifications: NonNullable<ProductInput['specifications']> }

/** The machines of a family, smallest first. Operating instructions, brochures and declarations cover a whole series. */
export type MachineSeries = { family: Family; slug: string; machines: readonly SeriesMachine[] }

export const machineSeries: readonly MachineSeries[] = families.map((family) => {
  const slug = family.model.toLowerCase()
  const slugs = family.numbers.map((number) => `${slug}-${number}`)
  const own = slugs.flatMap((one) => products.filter((product) => product.slug === one))
  return { family, slug, machines: own.map(({ specifications = [], ...machine }) => ({ ...machine, specifications })) }
})

export function nameOf({ texts }: SeriesMachine): string {
  return texts.en?.name ?? ''
}

export function dimensionsOf({ slug, specifications }: SeriesMachine): Dimensions {
  const read = (definition: keyof Dimensions) => {
    const value = specifications.find((one) => one.definition === definition)?.maximum
    if (value === undefined || value === null) throw new Error(`${slug} has no ${definition}`)
    return value
  }
  return { width: read('width'), depth: read('depth'), height: read('height') }
}

export function firstAndLast({ machines: all }: MachineSeries): [SeriesMachine, SeriesMachine] {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) throw new Error('a series without machines')
  return [first, last]
}
