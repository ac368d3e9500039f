import { csafFolder, csafPaths } from './provider-metadata.ts'
import { toCsafPath } from './csaf-file-name.ts'

/** A published advisory as the feed lists it. Times are written as 2026-11-12T08:00:00.000Z. */
export type FeedAdvisory = {
  trackingId: string
  title: string
  summary: string
  initialReleaseDate: string
  currentReleaseDate: string
}

const csafSchema = 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf_json_schema.json'

/** The ROLIE feed (RFC 8322) of all TLP:WHITE advisories: CSAF 2.0, requirement 15. Newest first. */
export function toRolieFeed(origin: string, advisories: readonly FeedAdvisory[]) {
  const urlOf = (path: string) => `${origin}${csafFolder}/${path}`
  const sorted = advisories.toSorted((one, other) => other.currentReleaseDate.localeCompare(one.currentReleaseDate))
  return {
    feed: {
      id: 'csaf-feed-tlp-white',
      title: 'CSAF feed (TLP:WHITE)',
      link: [
        { rel: 'self', href: urlOf(csafPaths.feed) },
        { rel: 'service', href: urlOf(csafPaths.service) },
      ],
      category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
      updated: sorted[0]?.currentReleaseDate ?? '1970-01-01T00:00:00.000Z',
      entry: sorted.map((advisory) => toEntry(advisory, urlOf(toCsafPath(advisory)))),
    },
  }
}

function toEntry(advisory: FeedAdvisory, url: string) {
  return {
    id: advisory.trackingId,
    title: advisory.title,
    link: [
      { rel: 'self', href: url },
      { rel: 'hash', href: `${url}.sha256` },
      { rel: 'hash', href: `${url}.sha512` },
      { rel: 'signature', href: `${url}.asc` },
    ],
    published: advisory.initialReleaseDate,
    updated: advisory.currentReleaseDate,
    summary: { content: advisory.summary },
    content: { type: 'application/json', src: url },
    format: { schema: csafSchema, version: '2.0' },
  }
}

/** The ROLIE service document: CSAF 2.0, requirement 16. */
export function toRolieService(origin: string) {
  return {
    service: {
      workspace: [
        {
          title: 'Public CSAF feed',
          collection: [
            {
              title: 'TLP:WHITE advisories',
              href: `${origin}${csafFolder}/${csafPaths.feed}`,
              categories: {
                category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
              },
            },
          ],
        },
      ],
    },
  }
}

/** The ROLIE category document: CSAF 2.0, requirement 17. The families by which feeds may be filtered. */
export function toRolieCategories(families: readonly string[]) {
  return { categories: { category: families.map((term) => ({ term })) } }
}
