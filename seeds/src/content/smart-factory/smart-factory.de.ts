import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { teasers } from '../blocks/teasers.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const de: SeedText = {
  title: 'Smart Factory',
  description:
    'Wire Flow übernimmt den Auftrag aus Ihrem ERP, richtet die Maschinen ein und bewahrt auf, was sie messen.',
  blocks: [
    hero('Ein Auftrag. Eine Leitung. Ein Eintrag.', {
      lead: 'Wire Flow übernimmt den Auftrag aus Ihrem ERP, richtet die Maschinen ein und bewahrt auf, was sie gemessen haben.',
      links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
      steps: processSteps('de'),
    }),
    teasers(
      { heading: 'Vier Module', note: 'Beginnen Sie mit einem. Sie teilen sich Benutzer, Leitungslisten und Log.' },
      [
        'Wire Flow',
        'Plant Aufträge und schickt sie an die richtige Linie.',
        '/smart-factory/wire-flow',
        'automatic-crimping-line',
      ],
      [
        'Wire Master',
        'Eine Liste aller Leitungen, Kontakte und Dichtungen.',
        '/smart-factory/wire-master',
        'wire-reels',
      ],
      [
        'Qualitätslog',
        'Kraftkurven und Schliffbilder zu jedem Crimp.',
        '/smart-factory/quality-log',
        'crimp-inspection-microscope',
      ],
      [
        'Maschinensicht',
        'Zustand, Zähler und Verschleiß jeder Maschine.',
        '/smart-factory/machine-view',
        'factory-hall',
      ],
    ),
    forceCurve('de', {
      heading: 'Halt vor dem zweiten schlechten Teil',
      lead: 'Ein fehlender Einzeldraht ergibt eine Delle von wenigen Prozent. Die Leitung wird ausgeschieden, die Linie läuft weiter, der Eintrag sagt warum.',
      links: [['Fünf Stellen, an denen die Kraftkurve spricht', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('de'),
    table(
      'In der Cloud oder bei Ihnen im Werk',
      [
        'Frage|Cloud|Eigenes Werk',
        'Start in|2 Tagen|3 Wochen',
        'Braucht|Ein Gateway je Werk|Einen Server, 8 Kerne, 64 GB',
        'Updates|Alle 6 Wochen|Wann Sie wollen',
        'Maschinen laufen ohne Netz|8 Std.|Unbegrenzt',
      ],
      'Dieselbe Software. Sie können später umziehen, mit allen Aufträgen und Listen.',
    ),
    keyFigures(
      [
        ['11’400', null, 'Verbundene Maschinen'],
        ['96', 'Mio.', 'Erfasste Crimps am Tag'],
        ['− 31', '%', 'Ausschuss, Median aus 40 Werken'],
        ['1.9', 's', 'Vom Auftrag zur Maschine'],
      ],
      { footnote: 'Demodaten, erfunden.' },
    ),
    callToAction(
      'Mit Ihren eigenen Aufträgen',
      'Schicken Sie uns 50 Aufträge als Datei. Eine Woche später zeigen wir sie an einer Linie.',
      ['Vorführung anfragen', '/requests/contact?topic=demo'],
    ),
  ],
}
