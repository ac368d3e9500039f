import { chart } from '../blocks/figures.ts'
import { hero, questions, text } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const qualityLog = toModule({
  slug: 'quality-log',
  image: 'crimp-inspection-microscope',
  en: {
    title: 'Quality log',
    description: 'Force curves, heights, pull-out forces and micrographs of every crimp, signed and kept for 15 years.',
    blocks: [
      hero('Tamper-proof quality records', {
        links: [['Request a demo', '/requests/contact?topic=demo']],
        lead: 'Every crimp leaves a curve, a height and a time. They are signed when they are written and kept for 15 years.',
        image: 'crimp-inspection-microscope',
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Space for one million crimps',
          summary: 'Curves need 1.9 gigabytes per million crimps, micrographs of samples 3.2, values 0.2.',
          footnote: 'Gigabytes, mean of six plants.',
        },
        ['Kind|Gigabytes', 'Values|0.2', 'Force curves|1.9', 'Micrographs of samples|3.2'],
      ),
      text(
        'Found in seconds',
        'Somebody calls with the number of a harness that failed. You type it in and see each crimp in it: wire batch, applicator, curve, operator, minute. And which other harnesses were made in the same hour.',
      ),
      questions(
        'Questions',
        [
          'How is the log protected?',
          'Each record contains the check sum of the one before. A change breaks the chain, and the check finds the place.',
        ],
        ['Can customers look into it?', 'Yes, you can open a view for a customer and a harness, for a limited time.'],
      ),
    ],
  },
  de: {
    title: 'Qualitätslog',
    description: 'Kraftkurven, Höhen, Auszugskräfte und Schliffbilder jedes Crimps, signiert und 15 Jahre aufbewahrt.',
    blocks: [
      hero('Fälschungssichere Qualitätsdaten', {
        links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
        lead: 'Jeder Crimp hinterlässt eine Kurve, eine Höhe und eine Zeit. Sie werden beim Schreiben signiert und 15 Jahre aufbewahrt.',
        image: 'crimp-inspection-microscope',
      }),
      chart(
        {
          kind: 'bar',
          heading: 'Platz für eine Million Crimps',
          summary: 'Kurven brauchen 1.9 Gigabyte je Million Crimps, Schliffbilder der Muster 3.2, Werte 0.2.',
          footnote: 'Gigabyte, Mittel aus sechs Werken.',
        },
        ['Art|Gigabyte', 'Werte|0.2', 'Kraftkurven|1.9', 'Schliffbilder der Muster|3.2'],
      ),
      text(
        'In Sekunden gefunden',
        'Jemand ruft an und nennt die Nummer eines ausgefallenen Kabelbaums. Sie tippen sie ein und sehen jeden Crimp darin: Charge, Applikator, Kurve, Bedienung, Minute. Und welche Kabelbäume in derselben Stunde entstanden sind.',
      ),
      questions(
        'Fragen',
        [
          'Wie ist das Log geschützt?',
          'Jeder Eintrag enthält die Prüfsumme des vorherigen. Eine Änderung bricht die Kette, und die Prüfung findet die Stelle.',
        ],
        [
          'Können Kunden hineinsehen?',
          'Ja. Sie öffnen eine Ansicht für einen Kunden und einen Kabelbaum, für begrenzte Zeit.',
        ],
      ),
    ],
  },
})
