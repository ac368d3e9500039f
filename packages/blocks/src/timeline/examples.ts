import type { TimelineContent } from './content.ts'

export const timelineExamples = {
  milestones: {
    blockType: 'timeline',
    heading: 'Milestones',
    events: [
      { moment: '1961', title: 'First cutting machine', text: 'Two thousand wires by Friday.' },
      { moment: '1979', title: 'First automatic crimping line', text: 'Both ends, one pass.' },
      { moment: '1998', title: 'Crimp force monitoring in every press', text: 'Still readable by today’s software.' },
      { moment: '2024', title: 'Axion 56', text: 'Changeover in three minutes, no tools.' },
    ],
  },
  'months and long words': {
    blockType: 'timeline',
    heading: 'Mérföldkövek',
    events: [
      { moment: 'September 2025', title: 'Kabelkonfektionierungsautomatenentwicklungsbeginn', text: null },
      { moment: '2026', title: 'Serienfertigung', text: null },
    ],
  },
} satisfies Record<string, TimelineContent>
