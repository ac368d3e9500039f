import { chart, keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Smart Factory',
  description: 'Wire Flow takes the order from your ERP, sets up the machines and keeps what they measured.',
  blocks: [
    hero('One order. One wire. One record.', {
      lead: 'Wire Flow takes the order from your ERP, sets up the machines and keeps what they measured.',
      image: 'crimp-contact-macro',
      links: [['Request a demo', '/requests/contact?topic=demo']],
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
    chart(
      {
        kind: 'line',
        heading: 'It stops before the second bad part',
        summary: 'The force curve of a stroke with a missing strand leaves the released band at 36 mm of ram travel.',
        footnote: '512 points per stroke are compared with the curve you released. Shown are nine of them.',
      },
      [
        'Ram travel, mm|Released, kN|This stroke, kN',
        '30|0|0',
        '32|0.9|0.7',
        '34|4.8|4.4',
        '36|11.3|10.6',
        '37|15.5|14.7',
        '38|18.1|17.3',
        '39|19.2|18.5',
        '39.5|15.5|15.0',
        '40|0|0',
      ],
    ),
    text(
      null,
      'One strand missing is a dip of a few percent. The wire is cut, the line goes on, the record says why. [Five ways to read a force curve](/stories/five-ways-to-read-a-force-curve) shows what else the line tells you.',
    ),
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
