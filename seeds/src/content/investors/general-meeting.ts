import { hero, text, timeline } from '../blocks/text-blocks.ts'
import { toInvestorPage } from './to-investor-page.ts'

/** Main site only: only the group has a general meeting. */
export const generalMeeting = toInvestorPage({
  slug: 'general-meeting',
  mainSiteOnly: true,
  en: {
    title: 'General meeting 2027',
    description: 'Lucerne, 14 April 2027: agenda, how to take part and how to vote. All dates are invented.',
    blocks: [
      hero('General meeting 2027', {
        links: [['Ask a question', '/requests/contact']],
        lead: 'Lucerne, 14 April 2027, 16 h. Doors open at 15 h, the machines in the foyer run.',
      }),
      text('Agenda', [
        '1. Annual report 2026',
        '2. Use of the profit',
        '3. Discharge',
        '4. Elections: Beat Zurfluh proposed as chair',
        '5. Pay',
      ]),
      timeline(
        'How to take part',
        ['10 March 2027', 'Invitation by post'],
        ['2 April 2027', 'Share register closes'],
        ['9 April 2027', 'Last day for instructions to the proxy'],
        ['14 April 2027', 'Meeting'],
      ),
    ],
  },
  de: {
    title: 'Generalversammlung 2027',
    description: 'Luzern, 14. April 2027: Traktanden, Teilnahme und Stimmabgabe. Alle Termine sind erfunden.',
    blocks: [
      hero('Generalversammlung 2027', {
        links: [['Frage stellen', '/requests/contact']],
        lead: 'Luzern, 14. April 2027, 16 Uhr. Türöffnung um 15 Uhr, die Maschinen im Foyer laufen.',
      }),
      text('Traktanden', [
        '1. Geschäftsbericht 2026',
        '2. Verwendung des Gewinns',
        '3. Entlastung',
        '4. Wahlen: Beat Zurfluh als Präsident vorgeschlagen',
        '5. Vergütung',
      ]),
      timeline(
        'Teilnahme',
        ['10. März 2027', 'Einladung per Post'],
        ['2. April 2027', 'Das Aktienregister schließt'],
        ['9. April 2027', 'Letzter Tag für Weisungen an die Vertretung'],
        ['14. April 2027', 'Versammlung'],
      ),
    ],
  },
})
