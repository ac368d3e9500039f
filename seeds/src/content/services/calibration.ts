import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const calibration = toService({
  slug: 'calibration',
  image: 'crimp-inspection-microscope',
  en: {
    title: 'Calibration',
    description: 'Calibration of crimp force, pull-out force and length on site, with a traceable certificate.',
    blocks: [
      hero('Calibration of gauges and test equipment', {
        lead: 'Nobody notices when a sensor loses two percent a year. We compare it on site and show the chain up to the national standard.',
        image: 'crimp-inspection-microscope',
      }),
      table('What we calibrate', [
        'Quantity|Range|Uncertainty|Interval',
        'Crimp force|1–200 kN|0.5 %|12 months',
        'Pull-out force|5–5,000 N|0.3 %|12 months',
        'Crimp height|0.3–25 mm|2 µm|6 months',
        'Length|0.05–20 m|0.02 %|12 months',
      ]),
      beside(
        { heading: 'While production runs', image: 'spare-sensor', square: true },
        'A press is calibrated in 25 minutes, between two orders. You see old and new values and decide what to do with the parts in between.',
      ),
      expert(
        'Tell us presses and instruments. We plan a day that disturbs you least.',
        'Jonas Frei',
        'Service engineer',
      ),
    ],
  },
  de: {
    title: 'Kalibrierung',
    description: 'Kalibrierung von Crimpkraft, Auszugskraft und Länge vor Ort, mit rückführbarem Zertifikat.',
    blocks: [
      hero('Kalibrierung von Mess- und Prüfmitteln', {
        lead: 'Niemand merkt, wenn ein Sensor zwei Prozent im Jahr verliert. Wir vergleichen ihn vor Ort und zeigen die Kette bis zum nationalen Normal.',
        image: 'crimp-inspection-microscope',
      }),
      table('Was wir kalibrieren', [
        'Größe|Bereich|Unsicherheit|Abstand',
        'Crimpkraft|1–200 kN|0.5 %|12 Monate',
        'Auszugskraft|5–5’000 N|0.3 %|12 Monate',
        'Crimphöhe|0.3–25 mm|2 µm|6 Monate',
        'Länge|0.05–20 m|0.02 %|12 Monate',
      ]),
      beside(
        { heading: 'Bei laufender Produktion', image: 'spare-sensor', square: true },
        'Eine Presse ist in 25 Minuten kalibriert, zwischen zwei Aufträgen. Sie sehen alte und neue Werte und entscheiden, was mit den Teilen dazwischen geschieht.',
      ),
      expert(
        'Nennen Sie uns Pressen und Geräte. Wir planen den Tag, der Sie am wenigsten stört.',
        'Jonas Frei',
        'Servicetechniker',
      ),
    ],
  },
})
