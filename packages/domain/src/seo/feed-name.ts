/** The content types with feeds. */
export const feedKinds = ['stories', 'media-releases', 'news'] as const

export const feedFormats = ['rss', 'atom', 'json'] as const

export type FeedKind = (typeof feedKinds)[number]
export type FeedFormat = (typeof feedFormats)[number]
export type FeedName = { kind: FeedKind; format: FeedFormat }

export function toFeedName({ kind, format }: FeedName): string {
  return `${kind}.${format}`
}

/** Parses any text; undefined for an invalid name. */
export function parseFeedName(name: string): FeedName | undefined {
  const all = feedKinds.flatMap((kind) => feedFormats.map((format) => ({ kind, format })))
  return all.find((feed) => toFeedName(feed) === name)
}
