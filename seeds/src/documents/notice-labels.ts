import type { Publication } from '@ferrule/pdf/publication/publication'

/** For publications without safety notices. */
export const withoutNotices: Publication['labels'] = { danger: '', warning: '', caution: '', notice: '' }
