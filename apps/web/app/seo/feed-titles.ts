import type { FeedKind } from '@ferrule/domain/seo/feed-name'

/** The text keys of the feed titles. */
export const feedTitles = {
  stories: 'frame.stories',
  'media-releases': 'frame.media-releases',
  news: 'frame.news-feed',
} as const satisfies Record<FeedKind, string>
