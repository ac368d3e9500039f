import { investorTable, keyFigures } from '../blocks/figures.ts'
import { quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'
import { toRelease } from './to-release.ts'

export const earlier: SeedPage[] = [
  toRelease({
    slug: 'training-centre-in-pune',
    day: '2026-07-02',
    image: 'assembly-workstation',
    en: {
      title: 'Training centre in Pune reaches 1,000 graduates',
      lead: 'Technicians from 14 countries have passed the crimp quality course.',
      blocks: [
        text(
          null,
          'The training centre in Pune has handed out its thousandth certificate. The course takes five days: two at the press, one at the microscope, one with force curves, one examination. 61 percent of those who took part work in plants with fewer than 200 people.',
        ),
        quote(
          'They come for the certificate and leave with a bag of crimps they cut open themselves.',
          'Meera Joshi',
          'Head of training, Pune',
        ),
        text('Courses', 'Dates for the coming year are on the page about [training](/services/training).'),
      ],
    },
    de: {
      title: 'Schulungszentrum in Pune zählt 1’000 Abschlüsse',
      lead: 'Fachleute aus 14 Ländern haben den Kurs zur Crimpqualität bestanden.',
      blocks: [
        text(
          null,
          'Das Schulungszentrum in Pune hat den tausendsten Ausweis übergeben. Der Kurs dauert fünf Tage: zwei an der Presse, einer am Mikroskop, einer mit Kraftkurven, einer für die Prüfung. 61 Prozent der Teilnehmenden arbeiten in Werken mit weniger als 200 Personen.',
        ),
        quote(
          'Sie kommen wegen des Ausweises und gehen mit einem Beutel Crimps, die sie selber aufgeschnitten haben.',
          'Meera Joshi',
          'Leiterin Schulung, Pune',
        ),
        text('Kurse', 'Die Daten für das kommende Jahr stehen auf der Seite [Schulung](/services/training).'),
      ],
    },
  }),
  toRelease({
    slug: 'change-in-the-board-of-directors',
    day: '2026-06-15',
    adHoc: true,
    en: {
      title: 'Change in the Board of Directors',
      lead: 'Dr. Regula Moser will propose to hand over the chair at the next general meeting.',
      blocks: [
        text(
          null,
          'Dr. Regula Moser, chair of the Board of Directors since 2014, will not stand for another term as chair. The Board will propose Beat Zurfluh as her successor at the general meeting of 14 April 2027. Dr. Moser will remain a member of the Board.',
        ),
        timeline(
          'What happens when',
          ['15 June 2026', 'Notice'],
          ['9 March 2027', 'Invitation to the general meeting'],
          ['14 April 2027', 'Election in Lucerne'],
        ),
      ],
    },
    de: {
      title: 'Wechsel im Verwaltungsrat',
      lead: 'Dr. Regula Moser will das Präsidium an der nächsten Generalversammlung übergeben.',
      blocks: [
        text(
          null,
          'Dr. Regula Moser, seit 2014 Präsidentin des Verwaltungsrats, stellt sich nicht mehr zur Wahl ins Präsidium. Der Verwaltungsrat wird der Generalversammlung vom 14. April 2027 Beat Zurfluh als Nachfolger vorschlagen. Dr. Moser bleibt Mitglied des Verwaltungsrats.',
        ),
        timeline(
          'Was wann geschieht',
          ['15. Juni 2026', 'Mitteilung'],
          ['9. März 2027', 'Einladung zur Generalversammlung'],
          ['14. April 2027', 'Wahl in Luzern'],
        ),
      ],
    },
  }),
  toRelease({
    slug: 'general-meeting-2026',
    day: '2026-04-15',
    en: {
      title: 'Shareholders approve all proposals',
      lead: 'A dividend of CHF 2.10 per share will be paid on 21 April 2026.',
      blocks: [
        text(
          null,
          '612 shareholders and representatives met in Lucerne; 68.4 percent of the votes were present. All proposals of the Board of Directors were accepted, among them the dividend of CHF 2.10 per share.',
        ),
        keyFigures(
          [
            ['68.4', '%', 'Votes present'],
            ['2.10', 'CHF', 'Dividend per share'],
            ['99.1', '%', 'Approval of the accounts'],
          ],
          { footnote: 'Demo data, invented.' },
        ),
      ],
    },
    de: {
      title: 'Aktionärinnen und Aktionäre stimmen allen Anträgen zu',
      lead: 'Am 21. April 2026 wird eine Dividende von CHF 2.10 je Aktie ausbezahlt.',
      blocks: [
        text(
          null,
          'In Luzern trafen sich 612 Personen, die 68.4 Prozent der Stimmen vertraten. Alle Anträge des Verwaltungsrats wurden angenommen, darunter die Dividende von CHF 2.10 je Aktie.',
        ),
        keyFigures(
          [
            ['68.4', '%', 'Vertretene Stimmen'],
            ['2.10', 'CHF', 'Dividende je Aktie'],
            ['99.1', '%', 'Zustimmung zur Rechnung'],
          ],
          { footnote: 'Demodaten, erfunden.' },
        ),
      ],
    },
  }),
  toRelease({
    slug: 'annual-results-2025',
    day: '2026-03-10',
    adHoc: true,
    en: {
      title: 'Annual results 2025',
      lead: 'Revenue of CHF 341.8 million and EBIT of CHF 35.2 million. Dividend of CHF 2.10 proposed.',
      blocks: [
        text(
          null,
          'After the strong year 2024, revenue fell by 3.1 percent to CHF 341.8 million. The EBIT margin stayed above ten percent because service grew while machine sales fell. Free cash flow was CHF 24.1 million.',
        ),
        investorTable({ heading: 'The year in figures', footnote: 'Demo data, invented. As of 31 December 2025.' }, [
          'In million CHF|2024|2025',
          'Order intake|361.4|349.7',
          '* Revenue|352.6|341.8',
          'EBIT|38.1|35.2',
          'EBIT margin, %|10.8|10.3',
          'Employees|1,588|1,604',
        ]),
        text('Annual report', 'The report is described on the page [annual report](/investors/annual-report).'),
      ],
    },
    de: {
      title: 'Jahresergebnis 2025',
      lead: 'Umsatz von CHF 341.8 Millionen und EBIT von CHF 35.2 Millionen. Dividende von CHF 2.10 beantragt.',
      blocks: [
        text(
          null,
          'Nach dem starken Jahr 2024 sank der Umsatz um 3.1 Prozent auf CHF 341.8 Millionen. Die EBIT-Marge blieb über zehn Prozent, weil der Service wuchs, während der Maschinenverkauf zurückging. Der freie Geldfluss betrug CHF 24.1 Millionen.',
        ),
        investorTable({ heading: 'Das Jahr in Zahlen', footnote: 'Demodaten, erfunden. Stand 31. Dezember 2025.' }, [
          'In Millionen CHF|2024|2025',
          'Bestellungseingang|361.4|349.7',
          '* Umsatz|352.6|341.8',
          'EBIT|38.1|35.2',
          'EBIT-Marge, %|10.8|10.3',
          'Mitarbeitende|1’588|1’604',
        ]),
        text('Geschäftsbericht', 'Was darin steht, beschreibt die Seite [Geschäftsbericht](/investors/annual-report).'),
      ],
    },
  }),
  toRelease({
    slug: 'spare-parts-for-15-years',
    day: '2025-11-19',
    image: 'spare-control-board',
    en: {
      title: 'Spare parts promised for 15 years',
      lead: 'From January 2026 the promise is part of every purchase contract, not only of service contracts.',
      blocks: [
        text(
          null,
          'Norlitz will write the availability of spare parts into every purchase contract: 15 years after the last machine of a series left the plant. If a part can no longer be bought, we build a replacement that fits without changes to the machine.',
        ),
        keyFigures([
          ['15', 'years', 'After the last delivery'],
          ['96', '%', 'Orders sent the same day'],
          ['34', 'years', 'Oldest machine in service'],
        ]),
        text('How to order', 'See [spare parts](/services/spare-parts).'),
      ],
    },
    de: {
      title: 'Ersatzteile für 15 Jahre zugesagt',
      lead: 'Ab Januar 2026 steht die Zusage in jedem Kaufvertrag, nicht nur in Serviceverträgen.',
      blocks: [
        text(
          null,
          'Norlitz schreibt die Verfügbarkeit von Ersatzteilen in jeden Kaufvertrag: 15 Jahre, nachdem die letzte Maschine einer Reihe das Werk verlassen hat. Ist ein Teil nicht mehr erhältlich, bauen wir einen Ersatz, der ohne Änderung an der Maschine passt.',
        ),
        keyFigures([
          ['15', 'Jahre', 'Nach der letzten Auslieferung'],
          ['96', '%', 'Am gleichen Tag versandt'],
          ['34', 'Jahre', 'Älteste Maschine im Einsatz'],
        ]),
        text('So bestellen Sie', 'Siehe [Ersatzteile](/services/spare-parts).'),
      ],
    },
  }),
  toRelease({
    slug: 'quality-log-keeps-records-for-15-years',
    day: '2025-09-04',
    image: 'crimp-inspection-microscope-large',
    en: {
      title: 'Quality log keeps crimp records for 15 years',
      lead: 'Force curves and micrographs stay readable as long as the car is on the road.',
      blocks: [
        text(
          null,
          'The [quality log](/smart-factory/quality-log) now keeps every force curve and micrograph for 15 years by default. Records are signed when they are written, so that nobody can change them later without being noticed.',
        ),
        quote('A record you can change is an opinion.', 'Tomáš Havel', 'Software architect, Brno'),
        text(
          'Storage',
          'One million curves need 1.9 gigabytes. A plant with 20 lines fills about 60 gigabytes a year.',
        ),
      ],
    },
    de: {
      title: 'Qualitätslog bewahrt Crimpdaten 15 Jahre auf',
      lead: 'Kraftkurven und Schliffbilder bleiben lesbar, solange das Auto fährt.',
      blocks: [
        text(
          null,
          'Das [Qualitätslog](/smart-factory/quality-log) bewahrt Kraftkurven und Schliffbilder neu ohne weiteres Zutun 15 Jahre auf. Einträge werden beim Schreiben signiert; wer sie später ändert, fällt auf.',
        ),
        quote('Ein Eintrag, den man ändern kann, ist eine Meinung.', 'Tomáš Havel', 'Softwarearchitekt, Brünn'),
        text(
          'Speicher',
          'Eine Million Kurven brauchen 1.9 Gigabyte. Ein Werk mit 20 Linien füllt rund 60 Gigabyte im Jahr.',
        ),
      ],
    },
  }),
]
