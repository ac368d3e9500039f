import type { RequestFormWords } from './form/request-form-words.ts'

/** The fixed words of blocks in the reader's language, and how that language writes. Editors write all other words. */
export type Labels = {
  contactPanel: { title: string; promise: string; action: string }
  contactForm: RequestFormWords
  whitepaperForm: RequestFormWords
  search: { label: string; placeholder: string }
  news: { adHoc: string }
  gallery: { enlarge: (picture: number, of: number) => string; close: string }
  video: { download: (title: string) => string }
  chart: { showTable: string }
  /** From the date an editor chose, as the content service writes it. */
  formatDate: (iso: string) => string
  formatNumber: (value: number) => string
}
