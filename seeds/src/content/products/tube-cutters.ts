import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const tubeCutters = toFamily({
  slug: 'tube-cutters',
  image: 'tube-cutting-machine',
  en: {
    title: 'Tubes and conduit',
    description: 'Cutting machines for corrugated conduit, shrink tube and hoses up to 80 mm outer diameter.',
    blocks: [
      hero('Cut corrugated tube at the crest', {
        lead: 'A corrugated tube that is cut in the valley has a sharp edge and a wrong length. The camera finds the crest.',
        image: 'tube-cutting-machine',
      }),
      table('Sizes', [
        'For|Outer diameter, mm|Speed, m/s|Slit',
        'Sleeves and shrink tube|0.5–25|2|Option',
        'Conduit|2–80|1.2|Option',
      ]),
      beside(
        { heading: 'Slit and cut in one', image: 'tube-cutting-machine-large' },
        'The slitting wheel runs with the feed and can leave the first and last 20 mm closed. Tubes then slip over the harness without opening at the ends.',
      ),
      expert('Send one metre of each tube. We check crest detection and burr.', 'Jonas Frei', 'Service engineer'),
    ],
  },
  de: {
    title: 'Schläuche und Wellrohre',
    description: 'Schneidemaschinen für Wellrohr, Schrumpfschlauch und Schläuche bis 80 mm Außendurchmesser.',
    blocks: [
      hero('Wellrohr auf dem Wellenberg schneiden', {
        lead: 'Ein im Tal geschnittenes Wellrohr hat eine scharfe Kante und die falsche Länge. Die Kamera findet den Berg.',
        image: 'tube-cutting-machine',
      }),
      table('Größen', [
        'Für|Außendurchmesser, mm|Tempo, m/s|Schlitzen',
        'Schläuche und Schrumpfschläuche|0.5–25|2|Option',
        'Wellrohre|2–80|1.2|Option',
      ]),
      beside(
        { heading: 'Schlitzen und schneiden in einem', image: 'tube-cutting-machine-large' },
        'Das Schlitzrad läuft mit dem Einzug und kann die ersten und letzten 20 mm geschlossen lassen. So gleitet das Rohr über den Kabelbaum, ohne sich an den Enden zu öffnen.',
      ),
      expert(
        'Schicken Sie einen Meter von jedem Rohr. Wir prüfen Bergerkennung und Grat.',
        'Jonas Frei',
        'Servicetechniker',
      ),
    ],
  },
})
