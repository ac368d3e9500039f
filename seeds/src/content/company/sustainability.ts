import { chart, table } from '../blocks/figures.ts'
import { beside, hero, text } from '../blocks/text-blocks.ts'
import { teasers } from '../blocks/teasers.ts'
import type { SeedPage } from '../seed-page.ts'

export const sustainability: SeedPage = {
  siteSlug: '',
  slug: 'sustainability',
  parent: 'company',
  theme: 'Default',
  image: 'copper-strands',
  texts: {
    en: {
      title: 'Sustainability',
      description:
        'Three targets with dates, measured every year: copper scrap, power and machines that are overhauled.',
      blocks: [
        hero('Less copper scrap, longer machine life', {
          lead: 'More than half of what a crimping line costs the climate is copper that became a bad wire. So that is where we start.',
          image: 'copper-strands',
        }),
        table(
          'Targets',
          [
            'Target|2022|2025|2030',
            'Copper scrap at customers, % of wire|1.9|1.4|0.9',
            'Power per assembled line, MWh|4.1|3.2|2.0',
            'Own solar power, %|11|34|60',
            'Machines overhauled instead of scrapped|62|118|250',
          ],
          'Demo data, invented.',
        ),
        chart(
          {
            kind: 'bar',
            heading: 'Own solar power',
            summary: 'The share of our own solar power has tripled from 11 to 34 percent in three years.',
            footnote: 'Demo data, invented.',
          },
          ['Year|Percent of use', '2022|11', '2023|19', '2024|27', '2025|34'],
        ),
        beside(
          {
            heading: 'A second life for frames',
            image: 'automatic-crimping-line-large',
            link: ['About retrofit', '/services/retrofit'],
          },
          'A machine frame of 900 kg does not wear. We take machines back, check the frame, and fit new drives, control and guards. The result costs 60 percent of a new one and has the same warranty.',
        ),
        text(
          'What we do not know yet',
          'We cannot measure what our suppliers use to make castings. 41 percent of them report figures; we do not estimate the others.',
        ),
        teasers(
          { heading: 'Background' },
          [
            'What a machine uses in twenty years',
            'We put meters on six lines for a year',
            '/stories/what-a-machine-uses-in-twenty-years',
          ],
          ['Spare parts', 'Fifteen years, so that machines stay in service', '/services/spare-parts'],
        ),
      ],
    },
    de: {
      title: 'Nachhaltigkeit',
      description: 'Drei Ziele mit Jahreszahl, jedes Jahr gemessen: Kupferausschuss, Strom und überholte Maschinen.',
      blocks: [
        hero('Weniger Kupferausschuss, langlebige Maschinen', {
          lead: 'Mehr als die Hälfte der Klimalast einer Crimplinie ist Kupfer, das zur schlechten Leitung wurde. Also fangen wir dort an.',
          image: 'copper-strands',
        }),
        table(
          'Ziele',
          [
            'Ziel|2022|2025|2030',
            'Kupferausschuss bei Kunden, % des Drahts|1.9|1.4|0.9',
            'Strom je montierter Linie, MWh|4.1|3.2|2.0',
            'Eigener Solarstrom, %|11|34|60',
            'Überholte statt verschrottete Maschinen|62|118|250',
          ],
          'Demodaten, erfunden.',
        ),
        chart(
          {
            kind: 'bar',
            heading: 'Eigener Solarstrom',
            summary: 'Der Anteil des eigenen Solarstroms hat sich in drei Jahren von 11 auf 34 Prozent verdreifacht.',
            footnote: 'Demodaten, erfunden.',
          },
          ['Jahr|Prozent des Verbrauchs', '2022|11', '2023|19', '2024|27', '2025|34'],
        ),
        beside(
          {
            heading: 'Ein zweites Leben für Rahmen',
            image: 'automatic-crimping-line-large',
            link: ['Zur Nachrüstung', '/services/retrofit'],
          },
          'Ein Maschinenrahmen mit 900 kg verschleißt nicht. Wir nehmen Maschinen zurück, prüfen den Rahmen und bauen neue Antriebe, Steuerung und Schutzhauben ein. Das kostet 60 Prozent einer neuen Maschine, bei gleicher Garantie.',
        ),
        text(
          'Was wir noch nicht wissen',
          'Wie viel unsere Lieferanten für Gussteile verbrauchen, können wir nicht messen. 41 Prozent von ihnen melden Zahlen; die übrigen schätzen wir nicht.',
        ),
        teasers(
          { heading: 'Hintergrund' },
          [
            'Was eine Maschine in zwanzig Jahren verbraucht',
            'Wir haben sechs Linien ein Jahr lang mit Zählern versehen',
            '/stories/what-a-machine-uses-in-twenty-years',
          ],
          ['Ersatzteile', 'Fünfzehn Jahre, damit Maschinen im Einsatz bleiben', '/services/spare-parts'],
        ),
      ],
    },
  },
}
