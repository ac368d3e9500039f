import { hero, text, timeline } from '../blocks/text-blocks.ts'
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
      timeline(
        'Dates',
        ['19 January 2027', 'Revenue and order intake 2026'],
        ['9 March 2027', 'Annual results and report 2026'],
        ['14 April 2027', 'General meeting, Lucerne'],
        ['20 April 2027', 'Dividend payment'],
        ['17 August 2027', 'Half-year results'],
      ),
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
      timeline(
        'Termine',
        ['19. Januar 2027', 'Umsatz und Bestellungseingang 2026'],
        ['9. März 2027', 'Jahresergebnis und Bericht 2026'],
        ['14. April 2027', 'Generalversammlung, Luzern'],
        ['20. April 2027', 'Auszahlung der Dividende'],
        ['17. August 2027', 'Halbjahresergebnis'],
      ),
      text(
        'Ruhezeit',
        'In den dreissig Tagen vor Ergebnissen sprechen wir nicht mit Analysten und Anlegern. Wer fragt, wird freundlich auf diese Seite verwiesen.',
      ),
    ],
  },
})
