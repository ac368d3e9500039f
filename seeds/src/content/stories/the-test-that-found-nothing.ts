import { keyFigures } from '../blocks/figures.ts'
import { beside, quote, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const theTestThatFoundNothing: SeedPage = {
  siteSlug: '',
  slug: 'the-test-that-found-nothing',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'harness-test-bench',
  publishedAt: '2026-04-16T08:00:00.000Z',
  story: { category: 'quality', topics: ['testing', 'high-voltage'], contacts: ['jonas-frei'], productSlugs: [] },
  texts: {
    en: {
      title: 'The test that found nothing',
      description: 'A test table passed 4,000 harnesses in a row. That is not good news until you know why.',
      leadText: 'A test table passed 4,000 harnesses in a row. That is not good news until you know why.',
      blocks: [
        text(
          null,
          'Four thousand good harnesses without a single fault: the plant manager hung the figure on the wall. The test engineer took it down again. At their usual rate of one fault in 250, a run of four thousand happens by chance once in nine million tries.',
        ),
        beside(
          { heading: 'What had changed', image: 'harness-test-bench-front' },
          'A software update had set the threshold for insulation from 100 megohms to 100 kilohms. Three letters in a file. The table measured correctly and compared with the wrong number.',
        ),
        text(
          'A harness that must fail',
          'Since then every shift begins with a harness that has five known faults: one open, one short, one swapped pair, one leak at 80 megohms, one diode the wrong way round. If the table does not find all five, it does not start. The harness is red, so nobody ships it.',
        ),
        quote(
          'A tester that has never refused anything has never been tested.',
          'Ágnes Szabó',
          'Test engineering, Harnex Győr',
        ),
        keyFigures([
          ['5', null, 'Known faults in the red harness'],
          ['40', 's', 'For the check at the start of a shift'],
          ['1 : 250', null, 'Usual fault rate'],
        ]),
        text(
          'Do it yourself',
          'The red harness is described in our course on [harness testing](/products/test-benches). You can build one from scrap in an hour.',
        ),
      ],
    },
    de: {
      title: 'Die Prüfung, die nichts fand',
      description: 'Ein Prüftisch ließ 4’000 Kabelbäume nacheinander durch. Gut ist das erst, wenn man weiß, warum.',
      leadText: 'Ein Prüftisch ließ 4’000 Kabelbäume nacheinander durch. Gut ist das erst, wenn man weiß, warum.',
      blocks: [
        text(
          null,
          'Viertausend gute Kabelbäume ohne einen einzigen Fehler: Der Werkleiter hängte die Zahl an die Wand. Die Prüfingenieurin nahm sie wieder ab. Bei der üblichen Rate von einem Fehler auf 250 kommt eine solche Reihe zufällig einmal in neun Millionen Versuchen vor.',
        ),
        beside(
          { heading: 'Was sich geändert hatte', image: 'harness-test-bench-front' },
          'Ein Update hatte die Schwelle für die Isolation von 100 Megaohm auf 100 Kiloohm gesetzt. Drei Buchstaben in einer Datei. Der Tisch maß richtig und verglich mit der falschen Zahl.',
        ),
        text(
          'Ein Kabelbaum, der durchfallen muss',
          'Seither beginnt jede Schicht mit einem Kabelbaum, der fünf bekannte Fehler hat: eine Unterbrechung, einen Kurzschluss, ein vertauschtes Paar, einen Ableitstrom bei 80 Megaohm und eine verkehrte Diode. Findet der Tisch nicht alle fünf, läuft er nicht an. Der Kabelbaum ist rot, damit ihn niemand ausliefert.',
        ),
        quote(
          'Ein Prüfgerät, das nie etwas abgelehnt hat, wurde nie geprüft.',
          'Ágnes Szabó',
          'Prüftechnik, Harnex Győr',
        ),
        keyFigures([
          ['5', null, 'Bekannte Fehler im roten Kabelbaum'],
          ['40', 's', 'Für die Kontrolle zu Schichtbeginn'],
          ['1 : 250', null, 'Übliche Fehlerrate'],
        ]),
        text(
          'Zum Nachmachen',
          'Der rote Kabelbaum ist in unserem Kurs zur [Kabelbaumprüfung](/products/test-benches) beschrieben. Aus Ausschuss bauen Sie ihn in einer Stunde.',
        ),
      ],
    },
  },
}
