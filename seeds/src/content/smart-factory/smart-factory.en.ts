import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const en: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow takes the order from your ERP, sets up the machines and keeps what they measured.',
  blocks: [
    hero('One order. One wire. One record.', {
      lead: 'Wire Flow takes the order from your ERP, sets up the machines and keeps what they measured.',
      links: [['Request a demo', '/requests/contact?topic=demo']],
      steps: processSteps('en'),
    }),
    teasers(
      { heading: 'Four modules', note: 'Start with one. They share users, wire lists and the log.' },
      [
        'Wire Flow',
        'Plans orders and sends them to the right line.',
        '/smart-factory/wire-flow',
        'automatic-crimping-line',
      ],
      ['Wire master', 'One list of wires, terminals and seals.', '/smart-factory/wire-master', 'wire-reels'],
      [
        'Quality log',
        'Force curves and micrographs per crimp.',
        '/smart-factory/quality-log',
        'crimp-inspection-microscope',
      ],
      ['Machine view', 'State, counters and wear of each machine.', '/smart-factory/machine-view', 'factory-hall'],
    ),
    forceCurve('en', {
      heading: 'It stops before the second bad part',
      lead: 'One strand missing is a dip of a few percent. The wire is cut, the line goes on, the record says why.',
      links: [['Five ways to read a force curve', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('en'),
    table(
      'In the cloud or in your plant',
      [
        'Question|Cloud|On premises',
        'Start in|2 days|3 weeks',
        'Needs|A gateway per plant|A server, 8 cores, 64 GB',
        'Updates|Every 6 weeks|When you choose',
        'Machines run offline for|8 h|No limit',
      ],
      'The same software. You can move later, with all orders and lists.',
    ),
    keyFigures(
      [
        ['11,400', null, 'Machines connected'],
        ['96', 'million', 'Crimps recorded a day'],
        ['− 31', '%', 'Scrap, median of 40 plants'],
        ['1.9', 's', 'From order to machine'],
      ],
      { footnote: 'Demo data, invented.' },
    ),
    callToAction('See it with your own orders', 'Send us 50 orders as a file. We show them on a line a week later.', [
      'Request a demo',
      '/requests/contact?topic=demo',
    ]),
  ],
}
