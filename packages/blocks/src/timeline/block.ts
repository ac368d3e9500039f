import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { headingField } from '../sections/section-fields.ts'

const event = z.object({ date: z.string().min(1), title: z.string().min(1), text: z.string().nullable() })

const timelineContent = z.object({
  blockType: z.literal('timeline'),
  heading: z.string().min(1),
  events: listOf(event),
})

export type TimelineContent = z.infer<typeof timelineContent>

/** Dated events, the oldest first. */
export const timelineBlock = defineBlock({
  content: timelineContent,
  toText: ({ heading, events }) =>
    lines(heading, ...events.flatMap(({ date, title, text }) => [`${date} ${title}`, text])),
  labels: { singular: bilingual('Timeline', 'Zeitleiste'), plural: bilingual('Timelines', 'Zeitleisten') },
  group: 'text',
  fields: [
    headingField({ required: true }),
    {
      name: 'events',
      label: bilingual('Events', 'Ereignisse'),
      type: 'array',
      labels: { singular: bilingual('Event', 'Ereignis'), plural: bilingual('Events', 'Ereignisse') },
      required: true,
      minRows: 2,
      maxRows: 40,
      admin: { description: bilingual('The oldest first.', 'Das älteste zuerst.') },
      fields: [
        {
          name: 'date',
          label: bilingual('Date', 'Datum'),
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: bilingual('A year, or a month and a year.', 'Ein Jahr oder ein Monat mit Jahr.') },
        },
        { name: 'title', label: bilingual('Event', 'Ereignis'), type: 'text', required: true, maxLength: 100 },
        { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', maxLength: 240 },
      ],
    },
  ],
  examples: {
    milestones: {
      blockType: 'timeline',
      heading: 'Milestones',
      events: [
        { date: '1961', title: 'First cutting machine', text: 'Two thousand wires by Friday.' },
        { date: '1979', title: 'First automatic crimping line', text: 'Both ends, one pass.' },
        { date: '1998', title: 'Crimp force monitoring in every press', text: 'Still readable by today’s software.' },
        { date: '2024', title: 'Axion 56', text: 'Changeover in three minutes, no tools.' },
      ],
    },
    'months and long words': {
      blockType: 'timeline',
      heading: 'Mérföldkövek',
      events: [
        { date: 'September 2025', title: 'Kabelkonfektionierungsautomatenentwicklungsbeginn', text: null },
        { date: '2026', title: 'Serienfertigung', text: null },
      ],
    },
  },
})
