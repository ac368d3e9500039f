import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const en: SeedText = {
  title: 'Careers',
  description: '31 open positions, 9 of them for people who have never seen a crimp. How we hire and what we offer.',
  blocks: [
    hero('Work on things that last', {
      lead: '31 open positions, 9 of them for people who have never seen a crimp. You learn it here in three months.',
      opening: 'text',
    }),
    openPositions(
      'en',
      'Open positions',
      'The positions on this demonstration site are examples, and applications are not processed.',
    ),
    beside({ heading: 'Your first three months', image: 'assembly-workstation', side: 'left' }, [
      '**Week 1:** You build and measure your first crimp, whatever your job is.',
      '**Weeks 2 to 4:** You travel with a service engineer and see three customers.',
      '**Weeks 5 to 12:** You work in your team, with one person who answers your questions.',
    ]),
    timeline(
      'How we hire',
      ['10 minutes', 'Apply', 'CV or LinkedIn profile. No cover letter.'],
      ['Within 1 week', 'First talk', '30 minutes by video with the team lead.'],
      ['Half a day', 'Visit', 'You work with us on a real task and see the hall.'],
      ['Within 3 days', 'Decision', 'By phone, with the reason.'],
    ),
    questions(
      'Before you apply',
      [
        'Do I need to speak German?',
        'In Wolhusen it helps, and we pay the course. Elsewhere the language of the place is enough, with some English.',
      ],
      ['Can I work part-time?', 'Yes, in more than half of the positions. The filter shows which.'],
    ),
    text('What we offer', [
      'Six weeks of holidays',
      'A share of the profit, the same for everybody',
      'Parental leave of 16 weeks for both parents',
    ]),
    keyFigures([
      ['11', 'years', 'Average stay of an engineer'],
      ['74', null, 'Apprentices in four countries'],
      ['40', 'h', 'Training a year, for everybody'],
    ]),
    callToAction('Nothing that fits?', 'Write what you can do and what you want to learn. A person reads it.', [
      'Write to us',
      '/requests/contact?topic=application',
    ]),
  ],
}
