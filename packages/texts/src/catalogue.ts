import type { englishAreas } from './catalogues/english.ts'

/** Group of texts that is loaded as one chunk. */
export type Area = keyof typeof englishAreas

export type TextKey<A extends Area = Area> = A extends Area ? keyof (typeof englishAreas)[A] : never

/** All texts of one area in one language. */
export type AreaTexts<A extends Area> = Readonly<Record<TextKey<A>, string>>

/** All texts of one language, or those of some areas. */
export type Catalogue<A extends Area = Area> = Readonly<Record<TextKey<A>, string>>

export type AreaLoaders = { readonly [A in Area]: () => Promise<AreaTexts<A>> }
