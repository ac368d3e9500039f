import type { FeedKind } from '@ferrule/domain/found/feed-name'

/** What each feed is called, by the key of its text. */
export const feedTitles = {
  stories: 'frame.stories',
  'media-releases': 'frame.media-releases',
  news: 'frame.news-feed',
} as const satisfies Record<FeedKind, string>
