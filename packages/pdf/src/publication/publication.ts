import type { Dimensions } from '@ferrule/domain/catalogue/dimension-drawing'
import type { Language } from '@ferrule/domain/locales/language'
import type { SafetySymbol } from './safety-symbols.ts'

/** Levels of a safety notice by ISO 3864: the first three warn of injury, the last of damage. */
export type NoticeLevel = 'danger' | 'warning' | 'caution' | 'notice'

export type PublicationBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'notice'; level: NoticeLevel; symbol: SafetySymbol; text: string }
  | { kind: 'symbols'; items: readonly { symbol: SafetySymbol; text: string }[] }
  /** The first row is the header. Numeric columns are aligned to the right. */
  | { kind: 'table'; rows: readonly (readonly string[])[]; widths?: readonly number[]; numeric?: boolean }
  | { kind: 'dimensions'; dimensions: Dimensions; caption: string }
  | { kind: 'picture'; picture: string; caption: string }
  | { kind: 'figures'; items: readonly { value: string; label: string }[] }
  | { kind: 'bars'; caption: string; items: readonly { label: string; value: number; text: string }[] }
  | { kind: 'signature'; place: string; name: string; role: string }

export type PublicationChapter = { title: string; blocks: readonly PublicationBlock[] }

/** A printed publication: operating instructions, brochure, declaration or report. */
export type Publication = {
  siteName: string
  title: string
  /** Above the title on the cover. */
  kicker: string
  lead: string
  /** In the footer of every page. */
  edition: string
  language: Language
  /** A full cover with a picture, or only a title above the first chapter. */
  cover: { picture: string | null; facts: readonly (readonly [string, string])[] } | null
  /** The heading of the table of contents; null for a publication without one. */
  contents: string | null
  /** Chapters of a long publication are numbered and start on a page of their own. */
  isLong: boolean
  labels: Record<NoticeLevel, string>
  chapters: readonly PublicationChapter[]
}

/** PNG or JPEG files by the names that the publication uses. */
export type PublicationPictures = ReadonlyMap<string, Buffer>
