import { hero, text } from '../blocks/text-blocks.ts'
import { toInvestorPage } from './to-investor-page.ts'

export const financialCalendar = toInvestorPage({
  slug: 'financial-calendar',
  en: {
    title: 'Financial calendar',
    description: 'Dates of results, reports, the general meeting and the dividend payment. All dates are invented.',
    blocks: [
      hero('Financial calendar', {
        links: [['Ask a question', '/requests/contact']],
        lead: 'What is published when. Ad hoc notices appear at 7 h in the morning, before trading begins.',
      }),
      text(
        'Quiet period',
        'For thirty days before results we do not speak with analysts and investors. Who asks gets a friendly reference to this page.',
      ),
    ],
  },
  de: {
    title: 'Finanzkalender',
    description: 'Termine für Ergebnisse, Berichte, Generalversammlung und Dividende. Alle Termine sind erfunden.',
    blocks: [
      hero('Finanzkalender', {
        links: [['Frage stellen', '/requests/contact']],
        lead: 'Was wann veröffentlicht wird. Ad-hoc-Mitteilungen erscheinen um 7 Uhr früh, vor Börsenbeginn.',
      }),
      text(
        'Ruhezeit',
        'In den dreißig Tagen vor Ergebnissen sprechen wir nicht mit Analysten und Anlegern. Wer fragt, wird freundlich auf diese Seite verwiesen.',
      ),
    ],
  },
})
