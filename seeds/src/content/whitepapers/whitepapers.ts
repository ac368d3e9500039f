import { crimpHeight } from './crimp-height.ts'
import type { SeedWhitepaper } from './seed-whitepaper.ts'

/** By the name that forms use; the PDF's name has the language as suffix. */
export const whitepapers: Record<string, SeedWhitepaper> = { 'crimp-height': crimpHeight }

export const toDocumentName = (name: string, language: 'en' | 'de') => `${name}-${language}`
