import type { PictureName } from '../pictures.ts'
import type { SeedBlockOf } from '../seed-block.ts'

const brands: [name: string, family: string, image: PictureName][] = [
  ['Komax', 'laser-strippers', 'logo-komax'],
  ['Schleuniger', 'cut-and-strip', 'logo-schleuniger'],
  ['Hosver', 'wire-markers', 'logo-hosver'],
  ['Diit', 'tube-cutters', 'logo-diit'],
  ['Cirris', 'test-benches', 'logo-cirris'],
  ['Adaptronic', 'crimp-inspection', 'logo-adaptronic'],
]

/** Logos of the group's brands; each links to a machine family of the brand. */
export function brandLogos(heading: string): SeedBlockOf<'logo-strip'> {
  return {
    blockType: 'logo-strip',
    heading,
    logos: brands.map(([name, family, image]) => ({ name, href: `/products/${family}`, image })),
  }
}
