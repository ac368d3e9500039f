import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { targetField } from '../links/link-fields.ts'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const item = z.object({
  date: z.string().min(1),
  title: z.string().min(1),
  text: z.string().nullable(),
  adHoc: z.boolean().nullable(),
  href: linkTarget,
})

const newsFeedTeaserContent = z.object({
  blockType: z.literal('news-feed-teaser'),
  ...headContent,
  news: listOf(item),
})

export type NewsFeedTeaserContent = z.infer<typeof newsFeedTeaserContent>

/** The latest news. */
export const newsFeedTeaserBlock = defineBlock({
  content: newsFeedTeaserContent,
  toText: ({ heading, note, news }) => lines(heading, note, ...news.flatMap(({ title, text }) => [title, text])),
  labels: { singular: bilingual('News teaser', 'News-Teaser'), plural: bilingual('News teasers', 'News-Teaser') },
  group: 'teasers',
  fields: [
    ...headFields,
    {
      name: 'news',
      label: bilingual('News', 'Meldungen'),
      type: 'array',
      labels: { singular: bilingual('News item', 'Meldung'), plural: bilingual('News items', 'Meldungen') },
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: { description: bilingual('The newest first.', 'Die neueste zuerst.') },
      fields: [
        {
          name: 'date',
          label: bilingual('Date', 'Datum'),
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 120 },
        { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', maxLength: 240 },
        {
          name: 'adHoc',
          label: bilingual('Ad hoc notice', 'Ad-hoc-Mitteilung'),
          type: 'checkbox',
          admin: {
            description: bilingual(
              'Marks the item as a price-sensitive notice under stock exchange rules.',
              'Kennzeichnet die Meldung als kursrelevante Mitteilung nach den Regeln der Börse.',
            ),
          },
        },
        targetField(),
      ],
    },
  ],
  examples: {
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
  },
})
