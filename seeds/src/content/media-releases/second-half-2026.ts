import { investorTable, keyFigures } from '../blocks/figures.ts'
import { beside, quote, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'
import { toRelease } from './to-release.ts'

export const secondHalf2026: SeedPage[] = [
  toRelease({
    slug: 'second-assembly-hall-in-timisoara',
    day: '2026-11-11',
    image: 'factory-hall',
    en: {
      title: 'Norlitz opens second assembly hall in Timișoara',
      lead: 'The building doubles the floor for fully automatic lines and runs on its own solar power.',
      blocks: [
        text(
          null,
          'Norlitz has opened a second assembly hall at its Romanian site after 14 months of building. The hall has 6,200 square metres and room for 24 fully automatic lines at the same time. 85 people have been hired, 22 of them through the apprenticeship that the site runs since 2019.',
        ),
        keyFigures([
          ['6,200', 'm²', 'New floor'],
          ['24', null, 'Lines in assembly at once'],
          ['1.1', 'MW', 'Solar power on the roof'],
        ]),
        quote(
          'We build the Axion 56 within eight working days now. The limit is no longer the floor.',
          'Ioana Dragomir',
          'Head of site, Timișoara',
        ),
      ],
    },
    de: {
      title: 'Norlitz eröffnet zweite Montagehalle in Timișoara',
      lead: 'Der Bau verdoppelt die Fläche für vollautomatische Linien und versorgt sich mit eigenem Solarstrom.',
      blocks: [
        text(
          null,
          'Norlitz hat am rumänischen Standort nach 14 Monaten Bauzeit eine zweite Montagehalle eröffnet. Sie misst 6’200 Quadratmeter und bietet Platz für 24 vollautomatische Linien gleichzeitig. 85 Personen wurden eingestellt, 22 davon aus der Berufslehre, die der Standort seit 2019 anbietet.',
        ),
        keyFigures([
          ['6’200', 'm²', 'Neue Fläche'],
          ['24', null, 'Linien gleichzeitig in Montage'],
          ['1.1', 'MW', 'Solarstrom vom Dach'],
        ]),
        quote(
          'Eine Axion 56 bauen wir jetzt in acht Arbeitstagen. Die Fläche ist nicht mehr die Grenze.',
          'Ioana Dragomir',
          'Standortleiterin, Timișoara',
        ),
      ],
    },
  }),
  toRelease({
    slug: 'third-quarter-2026',
    day: '2026-10-28',
    adHoc: true,
    en: {
      title: 'Third quarter: order intake up 6.2 percent',
      lead: 'Order intake reached CHF 86.9 million. The outlook for the year is confirmed.',
      blocks: [
        text(
          null,
          'Order intake of the third quarter rose by 6.2 percent to CHF 86.9 million. Orders for high-voltage cable processing grew by a quarter; orders from appliance makers fell. Revenue was CHF 84.1 million.',
        ),
        investorTable(
          { heading: 'Third quarter', footnote: 'Demo data, invented. Unaudited, as of 30 September 2026.' },
          [
            'In million CHF|Q3 2025|Q3 2026|Change, %',
            'Order intake|81.8|86.9|6.2',
            '* Revenue|82.6|84.1|1.8',
            'Order backlog|121.4|130.2|7.2',
          ],
        ),
        text(
          'Outlook',
          'For 2026 Norlitz expects revenue between CHF 340 and 350 million and an EBIT margin between 10 and 11 percent.',
        ),
      ],
    },
    de: {
      title: 'Drittes Quartal: Bestellungseingang plus 6.2 Prozent',
      lead: 'Der Bestellungseingang erreichte CHF 86.9 Millionen. Der Ausblick auf das Jahr wird bestätigt.',
      blocks: [
        text(
          null,
          'Der Bestellungseingang stieg im dritten Quartal um 6.2 Prozent auf CHF 86.9 Millionen. Bestellungen für Hochvoltkabel nahmen um ein Viertel zu, jene der Gerätehersteller gingen zurück. Der Umsatz betrug CHF 84.1 Millionen.',
        ),
        investorTable(
          { heading: 'Drittes Quartal', footnote: 'Demodaten, erfunden. Nicht geprüft, Stand 30. September 2026.' },
          [
            'In Millionen CHF|Q3 2025|Q3 2026|Veränderung, %',
            'Bestellungseingang|81.8|86.9|6.2',
            '* Umsatz|82.6|84.1|1.8',
            'Auftragsbestand|121.4|130.2|7.2',
          ],
        ),
        text(
          'Ausblick',
          'Für 2026 erwartet Norlitz einen Umsatz zwischen CHF 340 und 350 Millionen und eine EBIT-Marge zwischen 10 und 11 Prozent.',
        ),
      ],
    },
  }),
  toRelease({
    slug: 'axion-56-in-munich',
    day: '2026-10-14',
    image: 'automatic-crimping-line',
    en: {
      title: 'Axion 56 shown for the first time in Munich',
      lead: 'The new line changes over in three minutes and needs no tools.',
      blocks: [
        text(
          null,
          'At the trade fair in Munich, Norlitz shows the [Axion 56](/products/crimping-lines/double-end-lines/axion-56), a fully automatic line for wires from 0.22 to 6 mm². Applicator, seal cassette and wire magazine click into place and identify themselves. The machine loads its parameters and makes a sample; the operator releases it.',
        ),
        keyFigures([
          ['3', 'min', 'Changeover without tools'],
          ['3,700', null, 'Wires an hour at 100 mm'],
          ['30', 'kN', 'Crimp force'],
        ]),
        beside(
          { heading: 'Available from January', image: 'automatic-crimping-line-front' },
          'Deliveries begin in January 2027. Machines of the previous series can be fitted with the new wire magazine as a [retrofit](/services/retrofit).',
        ),
      ],
    },
    de: {
      title: 'Axion 56 erstmals in München gezeigt',
      lead: 'Die neue Linie ist in drei Minuten umgerüstet und braucht dazu kein Werkzeug.',
      blocks: [
        text(
          null,
          'An der Messe in München zeigt Norlitz die [Axion 56](/products/crimping-lines/double-end-lines/axion-56), eine vollautomatische Linie für Leitungen von 0.22 bis 6 mm². Applikator, Tüllenkassette und Drahtmagazin rasten ein und melden sich selbst. Die Maschine lädt die Werte und fertigt ein Muster; freigegeben wird es von Hand.',
        ),
        keyFigures([
          ['3', 'min', 'Umrüsten ohne Werkzeug'],
          ['3’700', null, 'Leitungen pro Stunde bei 100 mm'],
          ['30', 'kN', 'Crimpkraft'],
        ]),
        beside(
          { heading: 'Ab Januar lieferbar', image: 'automatic-crimping-line-front' },
          'Die Auslieferung beginnt im Januar 2027. Maschinen der Vorgängerreihe erhalten das neue Drahtmagazin als [Nachrüstung](/services/retrofit).',
        ),
      ],
    },
  }),
  toRelease({
    slug: 'one-data-format-for-test-systems',
    day: '2026-09-17',
    image: 'harness-test-bench-large',
    en: {
      title: 'Adaptronic and Cirris testers share one data format',
      lead: 'Harness test programs now move between both families without conversion.',
      blocks: [
        text(
          null,
          'Test programs written for Adaptronic systems can be opened on Cirris testers and the other way round. The format is a documented text file; it holds points, limits and the order of the tests. Existing programs are read as they are.',
        ),
        keyFigures([
          ['2', null, 'Families of testers, one format'],
          ['41,000', null, 'Programs converted in trials'],
          ['0', null, 'Programs changed by hand'],
        ]),
        text(
          'Why it matters',
          'Large harnesses are often tested on one family and repaired on another. Until now the program was written twice, and the two copies drifted apart. Details are on the page about [harness testing](/products/test-benches).',
        ),
      ],
    },
    de: {
      title: 'Adaptronic und Cirris nutzen ein Datenformat',
      lead: 'Prüfprogramme für Kabelbäume wechseln ohne Umwandlung zwischen beiden Familien.',
      blocks: [
        text(
          null,
          'Prüfprogramme von Adaptronic-Systemen lassen sich auf Cirris-Testern öffnen und umgekehrt. Das Format ist eine dokumentierte Textdatei mit Punkten, Grenzwerten und Prüfreihenfolge. Bestehende Programme werden gelesen, wie sie sind.',
        ),
        keyFigures([
          ['2', null, 'Prüferfamilien, ein Format'],
          ['41’000', null, 'Programme im Versuch umgestellt'],
          ['0', null, 'Programme von Hand geändert'],
        ]),
        text(
          'Warum das zählt',
          'Große Kabelbäume werden oft auf der einen Familie geprüft und an der anderen repariert. Bisher schrieb man das Programm zweimal, und die beiden Fassungen liefen auseinander. Mehr dazu auf der Seite [Kabelbaumprüfung](/products/test-benches).',
        ),
      ],
    },
  }),
  toRelease({
    slug: 'half-year-results-2026',
    day: '2026-08-18',
    adHoc: true,
    en: {
      title: 'Half-year results 2026',
      lead: 'Revenue of CHF 168.3 million, EBIT margin of 10.6 percent.',
      blocks: [
        text(
          null,
          'Norlitz closed the first half of 2026 with revenue of CHF 168.3 million, 1.4 percent above the year before. EBIT was CHF 17.8 million. Service and spare parts contributed 34 percent of revenue.',
        ),
        investorTable({ heading: 'First half', footnote: 'Demo data, invented. Unaudited, as of 30 June 2026.' }, [
          'In million CHF|H1 2025|H1 2026',
          'Order intake|172.0|176.5',
          '* Revenue|166.0|168.3',
          'EBIT|17.1|17.8',
          'EBIT margin, %|10.3|10.6',
          'Free cash flow|9.8|11.2',
        ]),
      ],
    },
    de: {
      title: 'Halbjahresergebnis 2026',
      lead: 'Umsatz von CHF 168.3 Millionen, EBIT-Marge von 10.6 Prozent.',
      blocks: [
        text(
          null,
          'Norlitz hat das erste Halbjahr 2026 mit einem Umsatz von CHF 168.3 Millionen abgeschlossen, 1.4 Prozent über dem Vorjahr. Der EBIT betrug CHF 17.8 Millionen. Service und Ersatzteile trugen 34 Prozent zum Umsatz bei.',
        ),
        investorTable(
          { heading: 'Erstes Halbjahr', footnote: 'Demodaten, erfunden. Nicht geprüft, Stand 30. Juni 2026.' },
          [
            'In Millionen CHF|H1 2025|H1 2026',
            'Bestellungseingang|172.0|176.5',
            '* Umsatz|166.0|168.3',
            'EBIT|17.1|17.8',
            'EBIT-Marge, %|10.3|10.6',
            'Freier Geldfluss|9.8|11.2',
          ],
        ),
      ],
    },
  }),
]
