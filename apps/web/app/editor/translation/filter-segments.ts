import type { DeskSegment } from '@ferrule/domain/translation/translation-desk'

export const segmentFilters = ['all', 'missing', 'outdated'] as const

export type SegmentFilter = (typeof segmentFilters)[number]

export function isSegmentFilter(text: string): text is SegmentFilter {
  return segmentFilters.some((one) => one === text)
}

export function fitsFilter({ state }: DeskSegment, filter: SegmentFilter): boolean {
  if (filter === 'all') return true
  return state === (filter === 'missing' ? 'new' : 'changed')
}
