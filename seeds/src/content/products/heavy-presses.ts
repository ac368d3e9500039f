import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const heavyPresses = toFamily({
  slug: 'heavy-presses',
  parent: 'products/crimping-presses',
  image: 'crimping-press-large',
  en: {
    title: 'High-voltage cable',
    description: 'Stripping shields and crimping lugs on cable up to 120 mm² for batteries, inverters and charging.',
    blocks: [
      hero('Presses for large conductors', {
        lead: 'A 95 mm² cable weighs a kilogram a metre, and its shield is made of 0.1 mm wires. Both must be right.',
        image: 'crimping-press-large',
      }),
      table('Steps at one end', [
        'Step|Tolerance|Checked by',
        'Cut square|± 1°|Camera',
        'Strip sheath|± 0.3 mm|Camera',
        'Fold braid back|No broken wire|Camera',
        'Crimp ferrule|± 0.05 mm|Force curve',
        'Crimp lug|± 0.08 mm|Force curve and height',
      ]),
      beside(
        { heading: 'No braid wire left behind', image: 'coax-stripping-machine-large' },
        'One broken braid wire in the wrong place is a short circuit at 800 volts. After folding, the end is brushed, blown out and photographed from four sides.',
      ),
      expert(
        'We have cables of all common makers in the laboratory in Wolhusen. Ask for values.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Hochvoltkabel',
    description: 'Schirme abisolieren und Kabelschuhe crimpen bis 120 mm², für Batterien, Umrichter und Ladetechnik.',
    blocks: [
      hero('Pressen für große Querschnitte', {
        lead: 'Ein Kabel mit 95 mm² wiegt ein Kilogramm pro Meter, und sein Schirm besteht aus Drähten mit 0.1 mm. Beides muss stimmen.',
        image: 'crimping-press-large',
      }),
      table('Schritte an einem Ende', [
        'Schritt|Toleranz|Geprüft durch',
        'Rechtwinklig schneiden|± 1°|Kamera',
        'Mantel abisolieren|± 0.3 mm|Kamera',
        'Geflecht umlegen|Kein Drahtbruch|Kamera',
        'Hülse crimpen|± 0.05 mm|Kraftkurve',
        'Kabelschuh crimpen|± 0.08 mm|Kraftkurve und Höhe',
      ]),
      beside(
        { heading: 'Kein Draht bleibt zurück', image: 'coax-stripping-machine-large' },
        'Ein gebrochener Schirmdraht am falschen Ort ist bei 800 Volt ein Kurzschluss. Nach dem Umlegen wird das Ende gebürstet, ausgeblasen und von vier Seiten fotografiert.',
      ),
      expert(
        'Im Labor in Wolhusen liegen Kabel aller gängigen Hersteller. Fragen Sie nach Werten.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
