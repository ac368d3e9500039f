import { keyFigures, offerTable } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const en: SeedText = {
  title: 'Services',
  description: 'Repair, spare parts, training, calibration and retrofit by 412 engineers in 31 countries.',
  blocks: [
    hero('A machine is bought once and run for twenty years', {
      lead: '412 engineers in 31 countries keep it accurate. Most faults are solved by telephone, the rest by somebody who knows your hall.',
      image: 'service-desk',
      links: [
        ['Request service', '/requests/service'],
        ['Find your location', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1.6', 'h', 'First answer, average of October'],
        ['71', '%', 'Solved without a visit'],
        ['96', '%', 'Parts sent the same day'],
        ['34', 'years', 'Longest machine life in service'],
      ],
      { footnote: 'Demo data, invented.' },
    ),
    teasers(
      { heading: 'What do you need?', note: 'Each service has one form, one promise and one person.' },
      [
        'Repair',
        'On site, at the factory or by telephone. With pictures it is faster.',
        '/services/repair',
        'service-desk',
      ],
      ['Spare parts', 'Original parts for every machine built since 1998.', '/services/spare-parts', 'spare-blade-set'],
      ['Training', 'For operators, setters and quality staff.', '/services/training', 'assembly-workstation'],
      [
        'Calibration',
        'Crimp force, pull-out force, length. With certificate.',
        '/services/calibration',
        'crimp-inspection-microscope',
      ],
      [
        'Software licences',
        'Request a licence or move it to a new machine.',
        '/services/software-licences',
        'spare-control-board',
      ],
      ['Retrofit', 'New control, new sensors, known frame.', '/services/retrofit', 'automatic-crimping-line-large'],
      ['Commissioning', 'From the empty floor to the first full shift.', '/services/commissioning', 'factory-hall'],
      [
        'Application laboratory',
        'Your wire on our machines, before you decide.',
        '/services/application-laboratory',
        'wires-macro',
      ],
    ),
    offerTable(
      'Service contracts',
      [
        'Content|No contract|Care|Care Plus',
        'First answer|1 working day|8 working hours|4 working hours',
        'Visit|As soon as free|5 working days|2 working days',
        'Yearly inspection|By order|Included|Included',
        'Wear parts|List price|10 % less|Included',
        'Loan machine|No|No|From day 3',
      ],
      'Prices depend on machine and country. What you get does not.',
    ),
    beside(
      {
        heading: 'Already a customer? Use mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Log in to mykomax', '/mykomax'],
      },
      'Tickets with a clock, parts that fit your serial number, software and manuals. Free with every machine.',
    ),
    callToAction('Machine down?', 'Call the nearest location. Outside working hours the line is answered in English.', [
      'Show telephone numbers',
      '/locations',
    ]),
  ],
}
