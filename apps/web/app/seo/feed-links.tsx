import { type FeedFormat, type FeedKind, feedFormats, toFeedName } from '@ferrule/domain/seo/feed-name'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { feedTitles } from './feed-titles.ts'

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** Announces the feeds of a page to feed clients. */
export function FeedLinks({ kind }: { kind: FeedKind }) {
  const { home, siteName } = useFrame()
  const texts = useTexts()
  const title = `${siteName}: ${texts(feedTitles[kind])}`
  return feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={types[format]}
      title={title}
      href={`${home}/feeds/${toFeedName({ kind, format })}`}
    />
  ))
}
