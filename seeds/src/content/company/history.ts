import { beside, hero, quote, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const history: SeedPage = {
  siteSlug: '',
  slug: 'history',
  parent: 'company',
  theme: 'Default',
  image: 'cut-strip-bench-machine-large',
  texts: {
    en: {
      title: 'History',
      description: 'From two thousand wires by Friday to 96 million recorded crimps a day: Norlitz since 1961.',
      blocks: [
        hero('Our history since 1961', {
          links: [['Arrange a visit', '/requests/contact?topic=visit']],
          lead: 'What we build, how we decided, and where the tenth of a millimetre comes from.',
          image: 'cut-strip-bench-machine-large',
        }),
        timeline(
          'Milestones',
          ['1961', 'First cutting machine', 'Two thousand wires by Friday. Accuracy: half a millimetre.'],
          ['1974', 'First service engineer abroad', 'Stationed in Nuremberg, with a van and a telephone.'],
          ['1979', 'First automatic crimping line', 'Both ends, one pass, 900 wires an hour.'],
          ['1998', 'Crimp force monitoring in every press', 'Its files can still be read by today’s software.'],
          ['2004', 'Test systems in Elgin', 'A group of test engineers joins and stays where it is.'],
          ['2011', 'Plant in Timișoara', 'Crimping lines are built where most harnesses are made.'],
          ['2019', 'Wire Flow', 'Orders reach the machine without paper.'],
          ['2026', 'Axion 56', 'Changeover in three minutes, no tools.'],
        ),
        beside(
          { heading: 'The first machine still runs', image: 'cut-strip-bench-machine', side: 'left' },
          'It stands in the entrance hall in Wolhusen. Apprentices take it apart in their first month and put it together again. It cuts to 0.4 mm today; the bearings are better than they were.',
        ),
        quote(
          'He did not want to found a company. He wanted to go home on Friday.',
          'Regula Moser',
          'Chair of the Board, about the founder',
        ),
      ],
    },
    de: {
      title: 'Geschichte',
      description: 'Von zweitausend Drähten bis Freitag zu 96 Millionen erfassten Crimps am Tag: Norlitz seit 1961.',
      blocks: [
        hero('Unsere Geschichte seit 1961', {
          links: [['Besuch vereinbaren', '/requests/contact?topic=visit']],
          lead: 'Was wir bauen, wie wir entschieden haben und woher der Zehntelmillimeter kommt.',
          image: 'cut-strip-bench-machine-large',
        }),
        timeline(
          'Meilensteine',
          ['1961', 'Erste Schneidemaschine', 'Zweitausend Drähte bis Freitag. Genauigkeit: ein halber Millimeter.'],
          ['1974', 'Erster Servicetechniker im Ausland', 'Stationiert in Nürnberg, mit Lieferwagen und Telefon.'],
          ['1979', 'Erste automatische Crimplinie', 'Beide Enden in einem Durchgang, 900 Leitungen pro Stunde.'],
          ['1998', 'Kraftüberwachung in jeder Presse', 'Ihre Dateien liest die heutige Software noch immer.'],
          ['2004', 'Prüfsysteme in Elgin', 'Eine Gruppe von Prüfingenieuren kommt dazu und bleibt, wo sie ist.'],
          ['2011', 'Werk in Timișoara', 'Crimplinien entstehen dort, wo die meisten Kabelbäume gebaut werden.'],
          ['2019', 'Wire Flow', 'Aufträge erreichen die Maschine ohne Papier.'],
          ['2026', 'Axion 56', 'Umgerüstet in drei Minuten, ohne Werkzeug.'],
        ),
        beside(
          { heading: 'Die erste Maschine läuft noch', image: 'cut-strip-bench-machine', side: 'left' },
          'Sie steht in der Eingangshalle in Wolhusen. Lernende zerlegen sie im ersten Monat und bauen sie wieder zusammen. Heute schneidet sie auf 0.4 mm genau; die Lager sind besser geworden.',
        ),
        quote(
          'Er wollte keine Firma gründen. Er wollte am Freitag nach Hause.',
          'Regula Moser',
          'Präsidentin des Verwaltungsrats, über den Gründer',
        ),
      ],
    },
  },
}
