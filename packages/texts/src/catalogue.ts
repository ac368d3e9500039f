import type { en } from './catalogues/en.ts'

export type TextKey = keyof typeof en

/** Every text in one language. */
export type Catalogue = Readonly<Record<TextKey, string>>
