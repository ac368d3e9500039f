/** The path of the folder with the files of a CSAF provider, on the host of the main site. */
export const csafFolder = '/.well-known/csaf'

export const csafPaths = {
  provider: 'provider-metadata.json',
  service: 'service.json',
  category: 'category.json',
  feed: 'white/feed-tlp-white.json',
} as const

export type AdvisoryPublisher = { name: string; namespace: string; contact: string }

export function toKeyPath(fingerprint: string): string {
  return `openpgp/${fingerprint}.asc`
}

type ProviderFacts = {
  origin: string
  publisher: AdvisoryPublisher
  /** The fingerprints of all keys with which a document is signed, in upper case. */
  fingerprints: readonly string[]
  lastUpdated: string
}

/** The metadata of a trusted provider: CSAF 2.0, section 7.1.7 and `provider_json_schema.json`. */
export function toProviderMetadata({ origin, publisher, fingerprints, lastUpdated }: ProviderFacts) {
  const urlOf = (path: string) => `${origin}${csafFolder}/${path}`
  return {
    canonical_url: urlOf(csafPaths.provider),
    distributions: [
      {
        rolie: {
          categories: [urlOf(csafPaths.category)],
          feeds: [
            {
              summary: `All TLP:WHITE advisories of ${publisher.name}`,
              tlp_label: 'WHITE',
              url: urlOf(csafPaths.feed),
            },
          ],
          services: [urlOf(csafPaths.service)],
        },
      },
    ],
    last_updated: lastUpdated,
    list_on_CSAF_aggregators: true,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: true,
    public_openpgp_keys: fingerprints.map((fingerprint) => ({ fingerprint, url: urlOf(toKeyPath(fingerprint)) })),
    publisher: {
      category: 'vendor',
      contact_details: publisher.contact,
      name: publisher.name,
      namespace: publisher.namespace,
    },
    role: 'csaf_trusted_provider',
  }
}
