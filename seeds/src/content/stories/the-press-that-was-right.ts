import { table } from '../blocks/figures.ts'
import { beside, quote, text } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const thePressThatWasRight: SeedPage = {
  siteSlug: '',
  slug: 'the-press-that-was-right',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'crimping-press-front',
  publishedAt: '2026-06-12T08:00:00.000Z',
  story: { category: 'quality', topics: ['crimping', 'service'], contacts: ['jonas-frei'], productSlugs: ['corva-24'] },
  texts: {
    en: {
      title: 'The press that was right for the wrong reason',
      description: 'For three weeks every crimp was in tolerance. Then somebody replaced the batch of wire.',
      leadText: 'For three weeks every crimp was in tolerance. Then somebody replaced the batch of wire.',
      blocks: [
        text(
          null,
          'I was called because a press had begun to reject one part in forty. It had run without a complaint for three weeks, same terminal, same applicator, same operator. “It has become too sensitive,” the shift leader said.',
          'A press does not become sensitive. So I asked for the wire.',
        ),
        table('What we measured', [
          'Measured|Old batch|New batch|Drawing',
          'Conductor, mm²|0.48|0.50|0.50',
          'Crimp height, mm|1.31|1.31|1.35',
          'Peak force, kN|12.1|12.9|12.8',
          'Pull-out force, N|88|71|≥ 85',
        ]),
        beside(
          {
            heading: 'Two mistakes that cancelled each other',
            image: 'crimp-inspection-microscope-front',
            side: 'left',
          },
          'The old batch was four percent thin. To get a good pull-out force, somebody had lowered the crimp height by four hundredths. Thin wire, low crimp: a good part. Then the right wire came, and the low crimp cut into it.',
          'The press noticed the higher force. It was the only one in the room that was right.',
        ),
        quote(
          'When a machine that was quiet begins to complain, ask first what you changed.',
          'Jonas Frei',
          'Service engineer',
        ),
        text(
          'What we do since',
          'A released curve now carries the batch number of the wire. If the batch changes, [Wire Flow](/smart-factory/wire-flow) asks for one pull test before it goes on. It takes a minute, and it would have saved three weeks.',
        ),
      ],
    },
    de: {
      title: 'Die Presse, die aus falschem Grund recht hatte',
      description: 'Drei Wochen lang lag jeder Crimp in der Toleranz. Dann wurde die Drahtcharge gewechselt.',
      leadText: 'Drei Wochen lang lag jeder Crimp in der Toleranz. Dann wurde die Drahtcharge gewechselt.',
      blocks: [
        text(
          null,
          'Man rief mich, weil eine Presse plötzlich jedes vierzigste Teil auswarf. Drei Wochen war sie ohne Beanstandung gelaufen, gleicher Kontakt, gleicher Applikator, gleiche Bedienung. «Sie ist empfindlich geworden», sagte der Schichtleiter.',
          'Eine Presse wird nicht empfindlich. Also ließ ich mir den Draht zeigen.',
        ),
        table('Was wir gemessen haben', [
          'Messgröße|Alte Charge|Neue Charge|Zeichnung',
          'Leiter, mm²|0.48|0.50|0.50',
          'Crimphöhe, mm|1.31|1.31|1.35',
          'Spitzenkraft, kN|12.1|12.9|12.8',
          'Auszugskraft, N|88|71|≥ 85',
        ]),
        beside(
          { heading: 'Zwei Fehler, die sich aufhoben', image: 'crimp-inspection-microscope-front', side: 'left' },
          'Die alte Charge war vier Prozent zu dünn. Damit die Auszugskraft stimmte, hatte jemand die Crimphöhe um vier Hundertstel gesenkt. Dünner Draht, tiefer Crimp: ein gutes Teil. Dann kam der richtige Draht, und der tiefe Crimp schnitt ihn an.',
          'Die Presse bemerkte die höhere Kraft. Sie war die Einzige im Raum, die recht hatte.',
        ),
        quote(
          'Wenn eine stille Maschine zu klagen beginnt, frag zuerst, was du verändert hast.',
          'Jonas Frei',
          'Servicetechniker',
        ),
        text(
          'Was wir seither tun',
          'Eine freigegebene Kurve trägt heute die Chargennummer des Drahts. Wechselt die Charge, verlangt [Wire Flow](/smart-factory/wire-flow) einen Auszugsversuch, bevor es weitergeht. Das dauert eine Minute und hätte drei Wochen erspart.',
        ),
      ],
    },
  },
}
