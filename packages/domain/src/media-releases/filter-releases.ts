import { newestFirst } from '../stories/filter-stories.ts'

export type ListedRelease = { publishedAt: string; mediaRelease: { adHoc: boolean } | null }

export type ReleaseFilter = {
  /** Only notices under the ad hoc rules of the stock exchange. */
  adHocOnly: boolean
  /** Undefined for all years. */
  year: string | undefined
}

export function filterReleases<Release extends ListedRelease>(
  releases: readonly Release[],
  { adHocOnly, year }: ReleaseFilter,
): Release[] {
  return newestFirst(
    releases.filter(
      ({ mediaRelease, publishedAt }) =>
        (!adHocOnly || mediaRelease?.adHoc === true) && (year === undefined || publishedAt.startsWith(`${year}-`)),
    ),
  )
}
