import { table } from '../blocks/figures.ts'
import { hero, questions } from '../blocks/text-blocks.ts'
import { demoData, toInvestorPage } from './to-investor-page.ts'

export const governance = toInvestorPage({
  slug: 'governance',
  en: {
    title: 'Governance',
    description: 'Board, management, pay and auditors of the invented Norlitz group.',
    blocks: [
      hero('Governance', {
        links: [['Ask a question', '/requests/contact']],
        lead: 'Who decides, who controls, and what they are paid for it.',
      }),
      table(
        'Board of Directors',
        [
          'Name|Function|Since',
          'Dr. Regula Moser|Chair|2014',
          'Beat Zurfluh|Vice chair, audit committee|2018',
          'Carla Mendes|Pay committee|2020',
          'Prof. Stefan Amrein|Technology|2021',
          'Anita Roth|Audit committee|2023',
        ],
        demoData.en,
      ),
      table(
        'Management',
        [
          'Name|Function|Since',
          'Markus Achermann|Chief executive|2019',
          'Eva Lindt|Finance|2021',
          'Ioana Dragomir|Operations|2022',
          'Mei Kobayashi|Development|2024',
        ],
        demoData.en,
      ),
      questions(
        'Pay',
        [
          'How is the management paid?',
          'Two thirds fixed. One third depends on three figures, one of which is scrap at customers.',
        ],
        ['How much do the highest and the lowest wage differ?', 'By a factor of 14 in 2025.'],
      ),
    ],
  },
  de: {
    title: 'Corporate Governance',
    description: 'Verwaltungsrat, Geschäftsleitung, Vergütung und Revision der erfundenen Norlitz-Gruppe.',
    blocks: [
      hero('Corporate Governance', {
        links: [['Frage stellen', '/requests/contact']],
        lead: 'Wer entscheidet, wer kontrolliert und was sie dafür erhalten.',
      }),
      table(
        'Verwaltungsrat',
        [
          'Name|Funktion|Seit',
          'Dr. Regula Moser|Präsidentin|2014',
          'Beat Zurfluh|Vizepräsident, Prüfungsausschuss|2018',
          'Carla Mendes|Vergütungsausschuss|2020',
          'Prof. Stefan Amrein|Technik|2021',
          'Anita Roth|Prüfungsausschuss|2023',
        ],
        demoData.de,
      ),
      table(
        'Geschäftsleitung',
        [
          'Name|Funktion|Seit',
          'Markus Achermann|Vorsitz|2019',
          'Eva Lindt|Finanzen|2021',
          'Ioana Dragomir|Produktion|2022',
          'Mei Kobayashi|Entwicklung|2024',
        ],
        demoData.de,
      ),
      questions(
        'Vergütung',
        [
          'Wie wird die Geschäftsleitung bezahlt?',
          'Zu zwei Dritteln fest. Ein Drittel hängt von drei Zahlen ab, eine davon ist der Ausschuss bei Kunden.',
        ],
        ['Wie weit liegen höchster und tiefster Lohn auseinander?', 'Im Jahr 2025 um den Faktor 14.'],
      ),
    ],
  },
})
