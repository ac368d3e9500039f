import type { en } from './en.ts'

export type TitleKey = keyof typeof en
