import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { targetField } from '../links/link-fields.ts'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const story = z.object({
  title: z.string().min(1),
  text: z.string().nullable(),
  topic: z.string().nullable(),
  date: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

const storyTeasersContent = z.object({
  blockType: z.literal('story-teasers'),
  ...headContent,
  arrangement: z.enum(['row', 'lead']),
  stories: listOf(story),
})

export type StoryTeasersContent = z.infer<typeof storyTeasersContent>
export type StoryTeaser = z.infer<typeof story>

const strands: StoryTeaser = {
  title: 'What 37 strands look like after 40 kilonewtons',
  text: 'A micrograph decides whether a crimp is good. In Linz, the operator now sees it nine seconds after the cut.',
  topic: 'Quality',
  date: '2026-11-04T12:00:00.000Z',
  href: '/stories/strands',
  image: examplePictures.microscope,
}

const orders: StoryTeaser = {
  title: 'The harness plant that stopped printing work orders',
  text: null,
  topic: 'Production',
  date: '2026-10-21T12:00:00.000Z',
  href: '/stories/work-orders',
  image: examplePictures.hall,
}

const pair: StoryTeaser = {
  title: 'Why a twisted pair must not know where it was gripped',
  text: null,
  topic: 'Engineering',
  date: '2026-10-08T12:00:00.000Z',
  href: '/stories/twisted-pair',
  image: examplePictures.twister,
}

const long: StoryTeaser = {
  title: 'Hochgeschwindigkeitskabelkonfektionierungsmaschinensteuerung ohne Programmierkenntnisse',
  text: null,
  topic: null,
  date: null,
  href: '/stories/steuerung',
  image: examplePictures.line,
}

const allStories = [{ text: 'All stories', href: '/stories' }]

/** Teasers of stories: the first one large and the others beside it, or all of equal size. */
export const storyTeasersBlock = defineBlock({
  content: storyTeasersContent,
  toText: ({ heading, note, stories }) => lines(heading, note, ...stories.flatMap(({ title, text }) => [title, text])),
  labels: { singular: bilingual('Story teasers', 'Story-Teaser'), plural: bilingual('Story teasers', 'Story-Teaser') },
  group: 'teasers',
  fields: [
    ...headFields,
    {
      name: 'arrangement',
      label: bilingual('Arrangement', 'Anordnung'),
      type: 'select',
      required: true,
      defaultValue: 'row',
      options: [
        { value: 'row', label: bilingual('Equal size, three in a row', 'Gleich groß, drei in einer Reihe') },
        {
          value: 'lead',
          label: bilingual('First story large, the others beside it', 'Erste Story groß, die anderen daneben'),
        },
      ],
    },
    {
      name: 'stories',
      label: bilingual('Stories', 'Storys'),
      type: 'array',
      labels: { singular: bilingual('Story', 'Story'), plural: bilingual('Stories', 'Storys') },
      required: true,
      minRows: 2,
      maxRows: 6,
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 100 },
        {
          name: 'text',
          label: bilingual('Text', 'Text'),
          type: 'textarea',
          maxLength: 200,
          admin: { description: bilingual('One or two sentences.', 'Ein oder zwei Sätze.') },
        },
        {
          name: 'topic',
          label: bilingual('Topic', 'Thema'),
          type: 'text',
          maxLength: 30,
          admin: {
            description: bilingual(
              'One word: Quality, Production, People.',
              'Ein Wort: Qualität, Produktion, Menschen.',
            ),
          },
        },
        {
          name: 'date',
          label: bilingual('Date', 'Datum'),
          type: 'date',
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        targetField(),
        pictureField({
          required: true,
          description: bilingual(
            'Cropped to 768 × 432 from the centre.',
            'Wird von der Mitte aus auf 768 × 432 zugeschnitten.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'three of a size': {
      blockType: 'story-teasers',
      heading: 'More about quality',
      note: null,
      links: allStories,
      arrangement: 'row',
      stories: [strands, orders, pair],
    },
    'one large and three beside it': {
      blockType: 'story-teasers',
      heading: 'Stories',
      note: null,
      links: allStories,
      arrangement: 'lead',
      stories: [strands, orders, pair, long],
    },
  },
})
