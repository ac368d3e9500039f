import type { ThemeKey } from '@ferrule/domain/pages/theme'
import type { PictureName } from '../content/pictures.ts'

export type SeedBrand = { name: string; pimId: string; theme: ThemeKey; image: PictureName | null }

/** One brand for every brand theme. */
export const brands: SeedBrand[] = [
  { name: 'Norlitz', pimId: 'BR-1000', theme: 'Default', image: 'brand-norlitz' },
  { name: 'Product', pimId: 'BR-1010', theme: 'Product', image: 'brand-product' },
  { name: 'Adaptronic', pimId: 'BR-1020', theme: 'Adaptronic', image: 'brand-adaptronic' },
  { name: 'Cirris', pimId: 'BR-1030', theme: 'Cirris', image: 'brand-cirris' },
  { name: 'Diit', pimId: 'BR-1040', theme: 'Diit', image: 'brand-diit' },
  { name: 'Hosver', pimId: 'BR-1050', theme: 'Hosver', image: 'brand-hosver' },
  { name: 'Komax', pimId: 'BR-1060', theme: 'Komax', image: 'brand-komax' },
  { name: 'Schleuniger', pimId: 'BR-1070', theme: 'Schleuniger', image: 'brand-schleuniger' },
]
