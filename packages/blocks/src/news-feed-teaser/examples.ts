import type { NewsFeedTeaserContent } from './content.ts'

export const newsFeedTeaserExamples = {
  'three releases': {
    blockType: 'news-feed-teaser',
    heading: 'News',
    note: null,
    links: [{ text: 'All releases', href: '/company/media' }],
    news: [
      {
        date: '2026-11-11T12:00:00.000Z',
        title: 'Norlitz opens second assembly hall in Timișoara',
        text: 'The building doubles the floor for fully automatic lines and runs on its own solar power.',
        adHoc: false,
        href: '/company/media/second-hall',
      },
      {
        date: '2026-10-28T12:00:00.000Z',
        title: 'Third quarter: order intake up 6.2 percent',
        text: 'Order intake reached CHF 86.9 million. The outlook for the year is confirmed.',
        adHoc: true,
        href: '/company/media/third-quarter',
      },
      {
        date: '2026-06-15T12:00:00.000Z',
        title: 'Verwaltungsratsvorsitzendennachfolgeregelung',
        text: null,
        adHoc: null,
        href: '/company/media/board',
      },
    ],
  },
} satisfies Record<string, NewsFeedTeaserContent>
