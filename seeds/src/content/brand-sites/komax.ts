import { chart, keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, questions, timeline } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const komaxPages = pagesOf(
  'Komax',
  {
    slug: 'home',
    image: 'automatic-crimping-line-large',
    texts: {
      en: {
        title: 'Automatic crimping',
        description: 'Fully automatic crimping. Demo site of a brand of the invented Norlitz group.',
        blocks: [
          hero('Automatic crimping lines', {
            opening: 'picture',
            links: [['Talk to an Expert', '/contact']],
            lead: 'Three lines with two, four or six stations. They cut, strip, seal and crimp both ends of a wire in one pass.',
            image: 'automatic-crimping-line-large',
          }),
          keyFigures([
            ['6', null, 'Stations at most'],
            ['10', 'm/s', 'Wire speed'],
            ['3', 'min', 'Changeover'],
            ['4,900', null, 'Wires an hour at most'],
          ]),
          teasers(
            { heading: 'Choose by the number of stations' },
            ['K-Line 300', 'Two stations, 0.13 to 4 mm²', '/crimping-lines', 'automatic-crimping-line-compact'],
            [
              'K-Line 500',
              'Four stations with seals, 0.13 to 6 mm²',
              '/crimping-lines',
              'automatic-crimping-line-front',
            ],
            [
              'K-Line 700',
              'Six stations: seal, crimp, twist and mark',
              '/crimping-lines',
              'automatic-crimping-line-large',
            ],
          ),
          table(
            'The three lines compared',
            [
              'Line|Stations|Wire, mm²|Wires an hour',
              'K-Line 300|2|0.13–4|2,400',
              'K-Line 500|4|0.13–6|3,600',
              'K-Line 700|6|0.13–6|4,900',
            ],
            'Demo data, invented.',
          ),
          chart(
            {
              kind: 'bar',
              heading: 'Where the three minutes of a changeover go',
              summary:
                'Applicator and wire take 50 seconds each, the last wire, the old applicator and the sample the rest.',
              footnote: 'Average of forty filmed changeovers. Demo data, invented.',
            },
            [
              'Step|Seconds',
              'Last wire out|20',
              'Applicator out|30',
              'Applicator in|50',
              'Wire changed|50',
              'Sample|30',
            ],
          ),
          beside(
            {
              heading: 'An applicator says who it is',
              image: 'spare-crimp-applicator',
              side: 'left',
              square: true,
              link: ['How a changeover works', '/changeover'],
            },
            [
              'One lever, no tool',
              'A chip stores the crimp height and the number of strokes',
              'Every applicator fits all three lines',
            ],
          ),
          callToAction(
            'See a K-Line run with your wire',
            'Bring ten metres of wire and your terminals, or watch the test by video.',
            ['Book a demonstration', '/contact'],
          ),
        ],
      },
      de: {
        title: 'Automatisch crimpen',
        description: 'Vollautomatisches Crimpen. Demoseite einer Marke der erfundenen Norlitz-Gruppe.',
        blocks: [
          hero('Automatische Crimplinien', {
            opening: 'picture',
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Drei Linien mit zwei, vier oder sechs Stationen. Sie schneiden, abisolieren, dichten und crimpen beide Drahtenden in einem Durchgang.',
            image: 'automatic-crimping-line-large',
          }),
          keyFigures([
            ['6', null, 'Stationen höchstens'],
            ['10', 'm/s', 'Drahttempo'],
            ['3', 'min', 'Umrüsten'],
            ['4’900', null, 'Leitungen pro Stunde höchstens'],
          ]),
          teasers(
            { heading: 'Wählen Sie nach Zahl der Stationen' },
            ['K-Line 300', 'Zwei Stationen, 0.13 bis 4 mm²', '/crimping-lines', 'automatic-crimping-line-compact'],
            [
              'K-Line 500',
              'Vier Stationen mit Tüllen, 0.13 bis 6 mm²',
              '/crimping-lines',
              'automatic-crimping-line-front',
            ],
            [
              'K-Line 700',
              'Sechs Stationen: dichten, crimpen, verdrillen, markieren',
              '/crimping-lines',
              'automatic-crimping-line-large',
            ],
          ),
          table(
            'Die drei Linien im Vergleich',
            [
              'Linie|Stationen|Leitung, mm²|Leitungen pro Stunde',
              'K-Line 300|2|0.13–4|2’400',
              'K-Line 500|4|0.13–6|3’600',
              'K-Line 700|6|0.13–6|4’900',
            ],
            'Demodaten, erfunden.',
          ),
          chart(
            {
              kind: 'bar',
              heading: 'Wohin die drei Minuten einer Umrüstung gehen',
              summary:
                'Applikator und Draht brauchen je 50 Sekunden, die letzte Leitung, der alte Applikator und das Muster den Rest.',
              footnote: 'Mittel aus vierzig gefilmten Umrüstungen. Demodaten, erfunden.',
            },
            [
              'Schritt|Sekunden',
              'Letzte Leitung raus|20',
              'Applikator raus|30',
              'Applikator rein|50',
              'Draht gewechselt|50',
              'Muster|30',
            ],
          ),
          beside(
            {
              heading: 'Ein Applikator, der sich meldet',
              image: 'spare-crimp-applicator',
              side: 'left',
              square: true,
              link: ['So läuft eine Umrüstung ab', '/changeover'],
            },
            [
              'Ein Hebel, kein Werkzeug',
              'Ein Chip speichert Crimphöhe und Hubzahl',
              'Jeder Applikator passt auf alle drei Linien',
            ],
          ),
          callToAction(
            'Sehen Sie eine K-Line mit Ihrem Draht',
            'Bringen Sie zehn Meter Draht und Ihre Kontakte mit, oder verfolgen Sie den Versuch per Video.',
            ['Vorführung buchen', '/contact'],
          ),
        ],
      },
    },
  },
  {
    slug: 'crimping-lines',
    image: 'automatic-crimping-line',
    texts: {
      en: {
        title: 'Crimping lines',
        description: 'Lines with two, four and six stations, and what each station can do.',
        blocks: [
          hero('Stations decide', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'Two crimps need two stations. Seals, tinning and marking need one each.',
            image: 'automatic-crimping-line',
          }),
          table(
            'Lines',
            ['Line|Stations|Wires an hour', 'Two|2|2,400', 'Four|4|3,600', 'Six|6|4,900'],
            'Demo data, invented.',
          ),
          questions('Questions', [
            'Can stations be added later?',
            'From two to four, yes. Six needs the longer frame.',
          ]),
        ],
      },
      de: {
        title: 'Crimplinien',
        description: 'Linien mit zwei, vier und sechs Stationen und was jede Station kann.',
        blocks: [
          hero('Die Stationen entscheiden', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Zwei Crimps brauchen zwei Stationen. Dichten, Verzinnen und Markieren brauchen je eine.',
            image: 'automatic-crimping-line',
          }),
          table(
            'Linien',
            ['Linie|Stationen|Leitungen pro Stunde', 'Zwei|2|2’400', 'Vier|4|3’600', 'Sechs|6|4’900'],
            'Demodaten, erfunden.',
          ),
          questions('Fragen', [
            'Kann man Stationen später ergänzen?',
            'Von zwei auf vier ja. Sechs brauchen den längeren Rahmen.',
          ]),
        ],
      },
    },
  },
  {
    slug: 'changeover',
    image: 'spare-crimp-applicator',
    texts: {
      en: {
        title: 'Changeover',
        description: 'Three minutes, step by step: which hand does what, and what the machine does meanwhile.',
        blocks: [
          hero('Three minutes, two hands', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'We filmed forty changeovers and counted steps. Most time went into looking for things.',
            image: 'spare-crimp-applicator',
          }),
          timeline(
            'Step by step',
            ['0:00', 'Last wire out'],
            ['0:20', 'Applicator out', 'One lever, no tool.'],
            ['0:50', 'Applicator in', 'It clicks and says who it is.'],
            ['1:40', 'Wire changed', 'The next one was threaded already.'],
            ['2:30', 'Sample', 'Two wires, both measured.'],
            ['3:00', 'Released'],
          ),
          beside(
            { heading: 'A place for everything', image: 'spare-terminal-reel', square: true },
            'The cart carries applicator, terminals and seals of the next order. It is filled by the plan, not by the operator.',
          ),
        ],
      },
      de: {
        title: 'Umrüsten',
        description: 'Drei Minuten, Schritt für Schritt: welche Hand was tut und was die Maschine derweil tut.',
        blocks: [
          hero('Drei Minuten, zwei Hände', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Wir haben vierzig Umrüstungen gefilmt und Schritte gezählt. Die meiste Zeit ging beim Suchen verloren.',
            image: 'spare-crimp-applicator',
          }),
          timeline(
            'Schritt für Schritt',
            ['0:00', 'Letzte Leitung raus'],
            ['0:20', 'Applikator raus', 'Ein Hebel, kein Werkzeug.'],
            ['0:50', 'Applikator rein', 'Er rastet ein und meldet sich.'],
            ['1:40', 'Draht gewechselt', 'Der nächste war schon eingefädelt.'],
            ['2:30', 'Muster', 'Zwei Leitungen, beide gemessen.'],
            ['3:00', 'Freigegeben'],
          ),
          beside(
            { heading: 'Alles hat seinen Platz', image: 'spare-terminal-reel', square: true },
            'Der Wagen trägt Applikator, Kontakte und Dichtungen des nächsten Auftrags. Gefüllt wird er nach Plan, nicht durch die Bedienung.',
          ),
        ],
      },
    },
  },
)
