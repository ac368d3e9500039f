import { examplePictures } from '../pictures/example-pictures.ts'
import type { StoryTeaser, StoryTeasersContent } from './content.ts'

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

export const storyTeasersExamples = {
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
} satisfies Record<string, StoryTeasersContent>
