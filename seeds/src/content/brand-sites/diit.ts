import { chart, table } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, expert, hero, timeline } from '../blocks/text-blocks.ts'
import { pagesOf } from './to-brand-page.ts'

export const diitPages = pagesOf(
  'Diit',
  {
    slug: 'home',
    image: 'factory-hall',
    texts: {
      en: {
        title: 'Software for harness plants',
        description: 'Production control for harness plants. Demo site of a brand of the invented Norlitz group.',
        blocks: [
          hero('Production control that plans the tool first', {
            opening: 'text',
            links: [['Talk to an Expert', '/contact']],
            lead: 'Software for harness plants: it plans applicators, machines and people together, and shows by the minute what happened.',
            image: 'factory-hall',
          }),
          teasers(
            { heading: 'Two parts' },
            ['Production control', 'Plan by tool, not by machine', '/production-control', 'automatic-crimping-line'],
            ['Shop floor data', 'What really happened, by the minute', '/shop-floor-data', 'wire-reels'],
          ),
          beside(
            { heading: 'Applicators are scarce, machines are not', image: 'spare-crimp-applicator', square: true },
            'Most plans load machines. In a harness plant the applicator is the bottleneck: there are two of each kind, and both are in use. We plan the tool first.',
          ),
          chart(
            {
              kind: 'bar',
              heading: 'Reasons for stops',
              summary: 'Missing material is the most frequent reason with 41 percent.',
              footnote: 'Demo data, invented.',
            },
            ['Reason|Percent', 'Missing material|41', 'Applicator in use|27', 'Quality check|18', 'Fault|14'],
          ),
          callToAction('Send us one week of orders', 'We show what the plan would have been.', [
            'Talk to an Expert',
            '/contact',
          ]),
        ],
      },
      de: {
        title: 'Software für Kabelbaumwerke',
        description: 'Fertigungssteuerung für Kabelbaumwerke. Demoseite einer Marke der erfundenen Norlitz-Gruppe.',
        blocks: [
          hero('Fertigungssteuerung, die zuerst das Werkzeug plant', {
            opening: 'text',
            links: [['Mit einer Fachperson sprechen', '/contact']],
            lead: 'Software für Kabelbaumwerke: Sie plant Applikatoren, Maschinen und Menschen gemeinsam und zeigt auf die Minute, was geschah.',
            image: 'factory-hall',
          }),
          teasers(
            { heading: 'Zwei Teile' },
            [
              'Fertigungssteuerung',
              'Planen nach Werkzeug, nicht nach Maschine',
              '/production-control',
              'automatic-crimping-line',
            ],
            ['Daten aus der Halle', 'Was wirklich geschah, auf die Minute', '/shop-floor-data', 'wire-reels'],
          ),
          beside(
            { heading: 'Applikatoren sind knapp, Maschinen nicht', image: 'spare-crimp-applicator', square: true },
            'Die meisten Pläne belegen Maschinen. Im Kabelbaumwerk ist der Applikator der Engpass: Von jeder Sorte gibt es zwei, und beide sind im Einsatz. Wir planen zuerst das Werkzeug.',
          ),
          chart(
            {
              kind: 'bar',
              heading: 'Gründe für Halte',
              summary: 'Fehlendes Material ist mit 41 Prozent der häufigste Grund.',
              footnote: 'Demodaten, erfunden.',
            },
            ['Grund|Prozent', 'Fehlendes Material|41', 'Applikator besetzt|27', 'Qualitätsprüfung|18', 'Störung|14'],
          ),
          callToAction('Schicken Sie uns eine Woche Aufträge', 'Wir zeigen, wie der Plan ausgesehen hätte.', [
            'Mit einer Fachperson sprechen',
            '/contact',
          ]),
        ],
      },
    },
  },
  {
    slug: 'production-control',
    image: 'automatic-crimping-line',
    texts: {
      en: {
        title: 'Production control',
        description: 'Planning by applicator, wire and due date, every two minutes anew.',
        blocks: [
          hero('A new plan every two minutes', {
            lead: 'A plan of this morning is history. So the plan is computed again whenever something changes, at least every two minutes.',
            image: 'automatic-crimping-line',
          }),
          timeline(
            'What happens in two minutes',
            ['0 s', 'Hall reports', 'Good parts, stops, missing material.'],
            ['20 s', 'Plan computed', 'Tools first, then wires, then machines.'],
            ['25 s', 'Lines updated', 'Only orders that have not begun are moved.'],
          ),
          expert(
            'Send us one week of orders. We show what the plan would have been.',
            'Tomáš Havel',
            'Software architect, Brno',
          ),
        ],
      },
      de: {
        title: 'Fertigungssteuerung',
        description: 'Planung nach Applikator, Draht und Termin, alle zwei Minuten neu.',
        blocks: [
          hero('Alle zwei Minuten ein neuer Plan', {
            lead: 'Ein Plan von heute früh ist Geschichte. Darum wird er neu gerechnet, sobald sich etwas ändert, mindestens alle zwei Minuten.',
            image: 'automatic-crimping-line',
          }),
          timeline(
            'Was in zwei Minuten geschieht',
            ['0 s', 'Die Halle meldet', 'Gutteile, Halte, fehlendes Material.'],
            ['20 s', 'Plan gerechnet', 'Zuerst Werkzeuge, dann Drähte, dann Maschinen.'],
            ['25 s', 'Linien nachgeführt', 'Verschoben wird nur, was noch nicht begonnen hat.'],
          ),
          expert(
            'Schicken Sie uns die Aufträge einer Woche. Wir zeigen, wie der Plan ausgesehen hätte.',
            'Tomáš Havel',
            'Softwarearchitekt, Brünn',
          ),
        ],
      },
    },
  },
  {
    slug: 'shop-floor-data',
    image: 'wire-reels',
    texts: {
      en: {
        title: 'Shop floor data',
        description: 'Times, stops and scrap from every machine, without anybody typing them in.',
        blocks: [
          hero('What really happened', {
            links: [['Talk to an Expert', '/requests/contact']],
            lead: 'Times, stops and scrap come from the machine. People add only what a machine cannot know.',
            image: 'wire-reels',
          }),
          chart(
            {
              kind: 'bar',
              heading: 'Reasons for stops',
              summary: 'Missing material is the most frequent reason with 41 percent.',
              footnote: 'Demo data, invented.',
            },
            ['Reason|Percent', 'Missing material|41', 'Applicator in use|27', 'Quality check|18', 'Fault|14'],
          ),
          table('Who sees what', [
            'Role|Sees',
            'Operator|Own line, today',
            'Shift leader|All lines, this week',
            'Plant manager|All, any time',
          ]),
        ],
      },
      de: {
        title: 'Daten aus der Halle',
        description: 'Zeiten, Halte und Ausschuss von jeder Maschine, ohne dass jemand sie eintippt.',
        blocks: [
          hero('Was wirklich geschah', {
            links: [['Mit einer Fachperson sprechen', '/requests/contact']],
            lead: 'Zeiten, Halte und Ausschuss kommen von der Maschine. Menschen ergänzen nur, was eine Maschine nicht wissen kann.',
            image: 'wire-reels',
          }),
          chart(
            {
              kind: 'bar',
              heading: 'Gründe für Halte',
              summary: 'Fehlendes Material ist mit 41 Prozent der häufigste Grund.',
              footnote: 'Demodaten, erfunden.',
            },
            ['Grund|Prozent', 'Fehlendes Material|41', 'Applikator besetzt|27', 'Qualitätsprüfung|18', 'Störung|14'],
          ),
          table('Wer was sieht', [
            'Rolle|Sieht',
            'Bedienung|Eigene Linie, heute',
            'Schichtleitung|Alle Linien, diese Woche',
            'Werkleitung|Alles, jederzeit',
          ]),
        ],
      },
    },
  },
)
