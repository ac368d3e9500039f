import { keyFigures } from '../blocks/figures.ts'
import { beside, gallery, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedPage } from '../seed-page.ts'

export const nineWeeksInQueretaro: SeedPage = {
  siteSlug: '',
  slug: 'nine-weeks-in-queretaro',
  parent: 'stories',
  theme: 'Default',
  pageType: 'Story',
  image: 'service-desk',
  publishedAt: '2026-09-24T08:00:00.000Z',
  story: { category: 'people', topics: ['service'], contacts: ['jonas-frei', 'livia-kern'], productSlugs: [] },
  texts: {
    en: {
      title: 'Nine weeks with a service engineer in Querétaro',
      description: 'Eleven lines, two power cuts and a drawer of labelled screws: how a plant starts up.',
      leadText: 'Eleven lines, two power cuts and a drawer of labelled screws: how a plant starts up.',
      blocks: [
        text(
          null,
          'Alma Rivera starts at 5.40, before the air conditioning. A cold hall is a quiet hall, and a quiet hall lets her hear bearings. She has eleven new lines to bring into service, and a laptop bag that weighs nine kilograms, five of them tools.',
        ),
        timeline(
          'Nine weeks',
          ['Week 1', 'Levelling', 'Every line stands within 0.2 mm per metre before anything is switched on.'],
          ['Week 3', 'First wires', 'Feed, cut and strip without crimping. 400 wires from each line, all measured.'],
          ['Week 5', 'Presses', 'Applicators set, curves released, three crimps of each terminal cut across.'],
          ['Week 7', 'Operators', 'Sixteen people learn to change over. The fastest needs 2 minutes 50.'],
          ['Week 9', 'Hand-over', 'Eight hours at full speed, 310,000 wires, 11 rejects, all found by the machine.'],
        ),
        beside(
          { heading: 'The drawer', image: 'spare-blade-set', square: true },
          'In her second week Alma labelled one drawer per line: blades, belts, screws, each with the part number of the machine. Since then nobody in Querétaro has waited for a screw. The idea is now part of every [commissioning](/services/commissioning).',
        ),
        gallery(
          'What wears first',
          ['spare-blade-set', 'Blades: after 400,000 to 600,000 cuts'],
          ['spare-feed-belt', 'Feed belts: after about 2,000 hours'],
          ['spare-guide-roller', 'Guide rollers: when the groove shines'],
          ['spare-filter', 'Filters: every 500 hours in dusty halls'],
        ),
        keyFigures([
          ['11', null, 'Lines in nine weeks'],
          ['2:50', 'min', 'Fastest changeover'],
          ['11', null, 'Rejects in 310,000 wires'],
        ]),
      ],
    },
    de: {
      title: 'Neun Wochen mit einer Servicetechnikerin in Querétaro',
      description:
        'Elf Linien, zwei Stromausfälle und eine Schublade voll beschrifteter Schrauben: wie ein Werk anläuft.',
      leadText: 'Elf Linien, zwei Stromausfälle und eine Schublade voll beschrifteter Schrauben: wie ein Werk anläuft.',
      blocks: [
        text(
          null,
          'Alma Rivera beginnt um 5.40 Uhr, noch vor der Klimaanlage. Eine kalte Halle ist eine leise Halle, und in einer leisen Halle hört sie die Lager. Elf neue Linien muss sie in Betrieb nehmen, mit einer Laptoptasche von neun Kilogramm, davon fünf Werkzeug.',
        ),
        timeline(
          'Neun Wochen',
          ['Woche 1', 'Ausrichten', 'Jede Linie steht auf 0.2 mm je Meter genau, bevor etwas eingeschaltet wird.'],
          [
            'Woche 3',
            'Erste Leitungen',
            'Einziehen, schneiden, abisolieren, noch ohne Crimp. 400 Leitungen je Linie, alle gemessen.',
          ],
          ['Woche 5', 'Pressen', 'Applikatoren eingestellt, Kurven freigegeben, von jedem Kontakt drei Schliffbilder.'],
          ['Woche 7', 'Bedienung', 'Sechzehn Personen lernen umrüsten. Die schnellste braucht 2 Minuten 50.'],
          [
            'Woche 9',
            'Übergabe',
            'Acht Stunden bei voller Leistung, 310’000 Leitungen, 11 Ausschussteile, alle von der Maschine erkannt.',
          ],
        ),
        beside(
          { heading: 'Die Schublade', image: 'spare-blade-set', square: true },
          'In der zweiten Woche beschriftete Alma für jede Linie eine Schublade: Messer, Riemen, Schrauben, jedes Teil mit seiner Nummer. Seither hat in Querétaro niemand mehr auf eine Schraube gewartet. Die Idee gehört heute zu jeder [Inbetriebnahme](/services/commissioning).',
        ),
        gallery(
          'Was zuerst verschleißt',
          ['spare-blade-set', 'Messer: nach 400’000 bis 600’000 Schnitten'],
          ['spare-feed-belt', 'Einzugsriemen: nach rund 2’000 Stunden'],
          ['spare-guide-roller', 'Führungsrollen: wenn die Nut glänzt'],
          ['spare-filter', 'Filter: in staubigen Hallen alle 500 Stunden'],
        ),
        keyFigures([
          ['11', null, 'Linien in neun Wochen'],
          ['2:50', 'min', 'Schnellstes Umrüsten'],
          ['11', null, 'Ausschussteile auf 310’000 Leitungen'],
        ]),
      ],
    },
  },
}
