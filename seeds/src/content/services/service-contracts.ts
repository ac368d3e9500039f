import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const serviceContracts = toService({
  slug: 'service-contracts',
  image: 'spare-cutter-head',
  en: {
    title: 'Service contracts',
    description: 'Care and Care Plus: what is included, how fast we answer, and when a contract is not worth it.',
    blocks: [
      hero('Two service contracts', {
        lead: 'Care for plants that can wait a day. Care Plus for those that cannot.',
        image: 'spare-cutter-head',
      }),
      table('What is included', [
        'Content|Care|Care Plus',
        'First answer|8 working hours|4 working hours',
        'Visit|5 working days|2 working days',
        'Yearly inspection|Included|Included',
        'Calibration|10 % less|Included',
        'Wear parts|10 % less|Included',
        'Loan machine|No|From day 3',
      ]),
      keyFigures(
        [
          ['98.2', '%', 'Answers within the promised time'],
          ['34', '%', 'Fewer unplanned stops with inspection'],
        ],
        { footnote: 'Demo data, invented.' },
      ),
      text(
        'When it is not worth it',
        'A press that runs two hours a day and has a neighbour does not need a contract. We say so, and you order what you need.',
      ),
      callToAction('Ask for a price', 'Serial numbers and shifts are enough.', [
        'Ask for a price',
        '/requests/contact?topic=quote',
      ]),
    ],
  },
  de: {
    title: 'Serviceverträge',
    description:
      'Care und Care Plus: was inbegriffen ist, wie schnell wir antworten und wann sich ein Vertrag nicht lohnt.',
    blocks: [
      hero('Zwei Serviceverträge', {
        lead: 'Care für Werke, die einen Tag warten können. Care Plus für jene, die es nicht können.',
        image: 'spare-cutter-head',
      }),
      table('Was inbegriffen ist', [
        'Inhalt|Care|Care Plus',
        'Erste Antwort|8 Arbeitsstunden|4 Arbeitsstunden',
        'Besuch|5 Arbeitstage|2 Arbeitstage',
        'Jährliche Inspektion|Inbegriffen|Inbegriffen',
        'Kalibrierung|10 % weniger|Inbegriffen',
        'Verschleißteile|10 % weniger|Inbegriffen',
        'Leihmaschine|Nein|Ab dem 3. Tag',
      ]),
      keyFigures(
        [
          ['98.2', '%', 'Antworten in der zugesagten Zeit'],
          ['34', '%', 'Weniger ungeplante Halte dank Inspektion'],
        ],
        { footnote: 'Demodaten, erfunden.' },
      ),
      text(
        'Wann es sich nicht lohnt',
        'Eine Presse, die zwei Stunden am Tag läuft und eine Nachbarin hat, braucht keinen Vertrag. Dann sagen wir das, und Sie bestellen, was Sie brauchen.',
      ),
      callToAction('Preis anfragen', 'Seriennummern und Schichten genügen.', [
        'Preis anfragen',
        '/requests/contact?topic=quote',
      ]),
    ],
  },
})
