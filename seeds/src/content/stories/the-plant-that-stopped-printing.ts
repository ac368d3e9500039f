import { keyFigures } from '../blocks/figures.ts'
import { beside, quote, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const thePlantThatStoppedPrinting: SeedPage = {
  siteSlug: '',
  slug: 'the-plant-that-stopped-printing',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'factory-hall',
  publishedAt: '2026-10-21T08:00:00.000Z',
  story: {
    category: 'production',
    topics: ['data'],
    contacts: ['tomas-havel'],
    productSlugs: ['axion-56'],
  },
  texts: {
    en: {
      title: 'The harness plant that stopped printing work orders',
      description: 'Voltec in Brno printed 1,400 sheets a day. Then a scanner broke, and nobody wanted it repaired.',
      leadText: 'Voltec in Brno printed 1,400 sheets a day. Then a scanner broke, and nobody wanted it repaired.',
      blocks: [
        text(
          null,
          'Every order at Voltec began as paper. The planner printed it at five in the morning, a runner took it to one of 19 lines, and the operator typed the article number into the machine. One digit in 3,000 was wrong.',
          'A wrong digit is rarely a wrong wire. It is the right wire in the wrong length, and it is found on the assembly board two days later.',
        ),
        beside(
          {
            heading: 'One line first',
            image: 'automatic-crimping-line-front',
            link: ['How Wire Flow works', '/smart-factory/wire-flow'],
          },
          'The team connected one line to [Wire Flow](/smart-factory/wire-flow) and left the other 18 as they were. Orders came from the ERP in 1.9 seconds. After three weeks the operators of the next line asked when it was their turn.',
        ),
        quote(
          'We did not switch the printer off. It ran out of toner, and nobody noticed for nine days.',
          'Petr Novák',
          'Production planning, Voltec Brno',
        ),
        keyFigures(
          [
            ['1,400', null, 'Sheets a day before'],
            ['0', null, 'Sheets a day now'],
            ['− 31', '%', 'Scrap after six months'],
          ],
          { footnote: 'Figures of the customer, invented for this demonstration.' },
        ),
        text(
          'What was hard',
          'Not the network. The hard part was the wire list: 4,200 articles, of which 600 existed twice under different names. Cleaning it took two people five weeks, and it is the reason why everything after it was quick. Today the list is kept in the [Wire master](/smart-factory/wire-master).',
        ),
      ],
    },
    de: {
      title: 'Das Werk, das keine Arbeitspapiere mehr druckt',
      description:
        'Voltec in Brünn druckte 1’400 Blatt am Tag. Dann ging ein Scanner kaputt, und niemand wollte ihn zurück.',
      leadText:
        'Voltec in Brünn druckte 1’400 Blatt am Tag. Dann ging ein Scanner kaputt, und niemand wollte ihn zurück.',
      blocks: [
        text(
          null,
          'Jeder Auftrag begann bei Voltec auf Papier. Die Planung druckte um fünf Uhr früh, ein Läufer brachte die Blätter an eine von 19 Linien, und dort tippte jemand die Artikelnummer in die Maschine. Eine Ziffer von 3’000 war falsch.',
          'Eine falsche Ziffer ergibt selten die falsche Leitung. Sie ergibt die richtige Leitung in der falschen Länge, und das fällt zwei Tage später am Formbrett auf.',
        ),
        beside(
          {
            heading: 'Zuerst eine Linie',
            image: 'automatic-crimping-line-front',
            link: ['So funktioniert Wire Flow', '/smart-factory/wire-flow'],
          },
          'Das Team verband eine Linie mit [Wire Flow](/smart-factory/wire-flow) und ließ die anderen 18, wie sie waren. Die Aufträge kamen in 1.9 Sekunden aus dem ERP. Nach drei Wochen fragte die Nachbarlinie, wann sie an der Reihe sei.',
        ),
        quote(
          'Wir haben den Drucker nicht abgeschaltet. Der Toner war leer, und neun Tage lang hat es niemand gemerkt.',
          'Petr Novák',
          'Fertigungsplanung, Voltec Brünn',
        ),
        keyFigures(
          [
            ['1’400', null, 'Blatt am Tag vorher'],
            ['0', null, 'Blatt am Tag heute'],
            ['− 31', '%', 'Ausschuss nach sechs Monaten'],
          ],
          { footnote: 'Zahlen des Kunden, für diese Vorführung erfunden.' },
        ),
        text(
          'Was schwierig war',
          'Nicht das Netzwerk. Schwierig war die Leitungsliste: 4’200 Artikel, 600 davon doppelt unter verschiedenen Namen. Das Aufräumen kostete zwei Personen fünf Wochen, und nur deshalb ging danach alles schnell. Heute liegt die Liste im [Wire Master](/smart-factory/wire-master).',
        ),
      ],
    },
  },
}
