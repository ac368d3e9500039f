import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

/** Page protected by the password below. */
export const dealerDocuments: SeedPage = {
  siteSlug: '',
  slug: 'dealer-documents',
  theme: 'Default',
  protection: { level: 'password', password: 'Wolhusen-1961' },
  texts: {
    en: {
      title: 'Dealer documents 2027',
      description: 'Price groups, delivery times and the programme of the dealer meeting. For dealers only.',
      blocks: [
        hero('Dealer documents 2027', {
          lead: 'Price groups, delivery times and the programme of the dealer meeting. Please do not pass on.',
        }),
        table(
          'Delivery times',
          [
            'Series|Weeks|Remark',
            'Trino 120 and 240|4|From stock in Suzhou',
            'Corva 24|3|From stock in Wolhusen',
            'Axion 56|14|From April: 10',
            'Prova 4096|18|By project',
          ],
          'Demo data, invented.',
        ),
        text(
          'Dealer meeting',
          'Lucerne, 20 and 21 January 2027. The first day is for machines, the second for questions. Please announce two people at most.',
        ),
      ],
    },
    de: {
      title: 'Unterlagen für Vertretungen 2027',
      description: 'Preisgruppen, Lieferfristen und das Programm des Treffens. Nur für Vertretungen.',
      blocks: [
        hero('Unterlagen für Vertretungen 2027', {
          lead: 'Preisgruppen, Lieferfristen und das Programm des Treffens. Bitte nicht weitergeben.',
        }),
        table(
          'Lieferfristen',
          [
            'Baureihe|Wochen|Bemerkung',
            'Trino 120 und 240|4|Ab Lager Suzhou',
            'Corva 24|3|Ab Lager Wolhusen',
            'Axion 56|14|Ab April: 10',
            'Prova 4096|18|Je nach Projekt',
          ],
          'Demodaten, erfunden.',
        ),
        text(
          'Treffen der Vertretungen',
          'Luzern, 20. und 21. Januar 2027. Der erste Tag gehört den Maschinen, der zweite den Fragen. Bitte höchstens zwei Personen anmelden.',
        ),
      ],
    },
  },
}
