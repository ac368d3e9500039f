import { keyFigures, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, questions, text } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const cirrisPages = pagesOf(
  'Cirris',
  {
    slug: 'home',
    image: 'harness-test-bench-compact',
    texts: {
      en: {
        title: 'Cable testers',
        description: 'Cable testers for the bench. Demo site of a brand of the invented Norlitz group.',
        blocks: [
          hero('Plug in, press, read', {
            opening: 'split',
            links: [['Talk to an Expert', '/contact']],
            lead: 'Cable testers for the bench that learn a good cable in ten seconds and name the fault in words.',
            image: 'harness-test-bench-compact',
          }),
          keyFigures([
            ['10', 's', 'To learn a good cable'],
            ['1,024', null, 'Points at most'],
          ]),
          teasers(
            { heading: 'Testers' },
            ['C-Test 128', 'For single cables, with a display', '/cable-testers', 'harness-test-bench-compact'],
            ['C-Test 512', 'For harnesses, up to 500 V', '/cable-testers', 'harness-test-bench-front'],
            ['C-Test 1024', 'For cabinets, up to 1,500 V', '/cable-testers', 'harness-test-bench-large'],
          ),
          table(
            'Which tester for which cable',
            ['Tester|Points|Voltage, V', 'C-Test 128|128|50', 'C-Test 512|512|500', 'C-Test 1024|1,024|1,500'],
            'Demo data, invented.',
          ),
          beside(
            {
              heading: 'One format for all testers',
              image: 'spare-control-board',
              square: true,
              link: ['Test software', '/software'],
            },
            'A program that was learnt on one tester runs on every other. Reports have the same form, whichever tester wrote them.',
          ),
          callToAction('Test your own cable', 'Send us a good one and a faulty one. We return both with the reports.', [
            'Talk to an Expert',
            '/contact',
          ]),
        ],
      },
      de: {
        title: 'Kabeltester',
        description: 'Kabeltester für den Arbeitstisch. Demoseite einer Marke der erfundenen Norlitz-Gruppe.',
        blocks: [
          hero('Stecken, drücken, ablesen', {
            opening: 'split',
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Kabeltester für den Arbeitstisch, die ein gutes Kabel in zehn Sekunden lernen und den Fehler in Worten nennen.',
            image: 'harness-test-bench-compact',
          }),
          keyFigures([
            ['10', 's', 'Um ein gutes Kabel zu lernen'],
            ['1’024', null, 'Punkte höchstens'],
          ]),
          teasers(
            { heading: 'Tester' },
            ['C-Test 128', 'Für einzelne Kabel, mit Anzeige', '/cable-testers', 'harness-test-bench-compact'],
            ['C-Test 512', 'Für Kabelbäume, bis 500 V', '/cable-testers', 'harness-test-bench-front'],
            ['C-Test 1024', 'Für Schaltschränke, bis 1’500 V', '/cable-testers', 'harness-test-bench-large'],
          ),
          table(
            'Welcher Tester für welches Kabel',
            ['Tester|Punkte|Spannung, V', 'C-Test 128|128|50', 'C-Test 512|512|500', 'C-Test 1024|1’024|1’500'],
            'Demodaten, erfunden.',
          ),
          beside(
            {
              heading: 'Ein Format für alle Tester',
              image: 'spare-control-board',
              square: true,
              link: ['Prüfsoftware', '/software'],
            },
            'Ein Programm, das auf einem Tester gelernt wurde, läuft auf jedem anderen. Protokolle haben dieselbe Form, welcher Tester sie auch schrieb.',
          ),
          callToAction(
            'Prüfen Sie Ihr eigenes Kabel',
            'Schicken Sie uns ein gutes und ein fehlerhaftes. Beide kommen mit den Protokollen zurück.',
            ['Mit einer Fachperson sprechen', '/contact'],
          ),
        ],
      },
    },
  },
  {
    slug: 'cable-testers',
    image: 'harness-test-bench',
    texts: {
      en: {
        title: 'Cable testers',
        description: 'Three sizes, one plug system: testers for single cables and small harnesses.',
        blocks: [
          hero('Three sizes, one plug', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'Adapters fit all sizes, so a growing bench keeps its adapters.',
            image: 'harness-test-bench',
          }),
          table(
            'Sizes',
            ['Size|Points|Voltage, V', 'Small|128|50', 'Medium|512|500', 'Large|1,024|1,500'],
            'Demo data, invented.',
          ),
          text(
            'Learn, do not type',
            'Plug in a good cable and press learn. The tester writes the program; you check it and give it a name.',
          ),
        ],
      },
      de: {
        title: 'Kabeltester',
        description: 'Drei Größen, ein Stecksystem: Tester für einzelne Kabel und kleine Kabelbäume.',
        blocks: [
          hero('Drei Größen, ein Stecker', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Adapter passen an alle Größen. Wächst der Arbeitsplatz, bleiben die Adapter.',
            image: 'harness-test-bench',
          }),
          table(
            'Größen',
            ['Größe|Punkte|Spannung, V', 'Klein|128|50', 'Mittel|512|500', 'Groß|1’024|1’500'],
            'Demodaten, erfunden.',
          ),
          text(
            'Lernen statt tippen',
            'Stecken Sie ein gutes Kabel ein und drücken Sie auf Lernen. Der Tester schreibt das Programm; Sie prüfen es und geben ihm einen Namen.',
          ),
        ],
      },
    },
  },
  {
    slug: 'software',
    image: 'spare-control-board',
    texts: {
      en: {
        title: 'Test software',
        description: 'Programs, reports and statistics for testers, in one documented format.',
        blocks: [
          hero('One format for all testers', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'Programs move between testers without conversion, and reports can be read by any software.',
            image: 'spare-control-board',
          }),
          beside(
            { heading: 'Where faults come from', image: 'wires-macro' },
            'The statistics show which pin fails how often, by shift and by board. Most plants find that three plugs cause half of all faults.',
          ),
          questions('Questions', [
            'Does it need a network?',
            'No. A tester works alone and sends its reports when a network is there.',
          ]),
        ],
      },
      de: {
        title: 'Prüfsoftware',
        description: 'Programme, Protokolle und Statistik für Tester, in einem dokumentierten Format.',
        blocks: [
          hero('Ein Format für alle Tester', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Programme wechseln ohne Umwandlung zwischen Testern, und Protokolle liest jede Software.',
            image: 'spare-control-board',
          }),
          beside(
            { heading: 'Woher Fehler kommen', image: 'wires-macro' },
            'Die Statistik zeigt, welcher Pin wie oft ausfällt, nach Schicht und nach Brett. Meist verursachen drei Stecker die Hälfte aller Fehler.',
          ),
          questions('Fragen', [
            'Braucht es ein Netzwerk?',
            'Nein. Ein Tester arbeitet allein und sendet seine Protokolle, sobald ein Netz da ist.',
          ]),
        ],
      },
    },
  },
)
