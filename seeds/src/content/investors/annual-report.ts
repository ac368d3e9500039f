import { hero, questions } from '../blocks/text-blocks.ts'
import { toInvestorPage } from './to-investor-page.ts'

export const annualReport = toInvestorPage({
  slug: 'annual-report',
  en: {
    title: 'Annual report',
    description: 'What the annual report 2025 contains, how to order it on paper and where older ones are.',
    blocks: [
      hero('Annual report 2025', {
        links: [['Ask a question', '/requests/contact']],
        lead: 'Revenue, profit and share of five years, with the dates of 2027. As PDF from the published figures, and printed on request.',
      }),
      questions(
        'Order',
        [
          'How do I get it on paper?',
          'Write your address to [investors@norlitz.example](mailto:investors@norlitz.example). It is sent within three days.',
        ],
        ['Are older reports available?', 'From 1999 on, in German; from 2004 on in English too.'],
      ),
    ],
  },
  de: {
    title: 'Geschäftsbericht',
    description: 'Was im Geschäftsbericht 2025 steht, wie Sie ihn auf Papier bestellen und wo ältere liegen.',
    blocks: [
      hero('Geschäftsbericht 2025', {
        links: [['Frage stellen', '/requests/contact']],
        lead: 'Umsatz, Gewinn und Aktie aus fünf Jahren, mit den Terminen 2027. Als PDF aus den publizierten Zahlen, gedruckt auf Bestellung.',
      }),
      questions(
        'Bestellen',
        [
          'Wie erhalte ich ihn auf Papier?',
          'Schreiben Sie Ihre Adresse an [investors@norlitz.example](mailto:investors@norlitz.example). Er ist innerhalb von drei Tagen unterwegs.',
        ],
        ['Gibt es ältere Berichte?', 'Ab 1999 auf Deutsch, ab 2004 auch auf Englisch.'],
      ),
    ],
  },
})
