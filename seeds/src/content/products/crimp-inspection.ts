import { table } from '../blocks/figures.ts'
import { beside, expert, hero } from '../blocks/text-blocks.ts'
import { toFamily } from './to-family.ts'

export const crimpInspection = toFamily({
  slug: 'crimp-inspection',
  image: 'crimp-inspection-microscope',
  en: {
    title: 'Quality tools',
    description: 'Crimp height, pull-out force and micrographs: instruments beside the press, values in one log.',
    blocks: [
      hero('Measured beside the press', {
        lead: 'Crimp height in five seconds, pull-out force in ten, a micrograph in nine minutes or, on the line, nine seconds.',
        image: 'crimp-inspection-microscope',
      }),
      table('Instruments', [
        'Instrument|Measures|Uncertainty',
        'Height gauge|Crimp height|± 1 µm',
        'Pull tester|Pull-out force up to 1,000 N|± 0.5 %',
        'Microscope|Micrograph, prepared by hand|± 3 µm',
        'Station on the line|Micrograph, in nine seconds|± 5 µm',
      ]),
      beside(
        { heading: 'One log for all', image: 'crimp-inspection-microscope-front', side: 'left' },
        'Instruments send their values by themselves. Nobody types numbers, and nobody loses them. They lie in the [quality log](/smart-factory/quality-log) with the order, the batch and the force curve.',
      ),
      expert(
        'We cut your crimps and send the pictures with a comment.',
        'Livia Kern',
        'Editor, who asks the laboratory for you',
      ),
    ],
  },
  de: {
    title: 'Qualitätsprüfung',
    description: 'Crimphöhe, Auszugskraft und Schliffbild: Messgeräte neben der Presse, Werte in einem Log.',
    blocks: [
      hero('Gemessen neben der Presse', {
        lead: 'Crimphöhe in fünf Sekunden, Auszugskraft in zehn, ein Schliffbild in neun Minuten oder, an der Linie, in neun Sekunden.',
        image: 'crimp-inspection-microscope',
      }),
      table('Messgeräte', [
        'Gerät|Misst|Unsicherheit',
        'Höhenmessgerät|Crimphöhe|± 1 µm',
        'Auszugsprüfgerät|Auszugskraft bis 1’000 N|± 0.5 %',
        'Mikroskop|Schliffbild, von Hand bereitet|± 3 µm',
        'Station an der Linie|Schliffbild in neun Sekunden|± 5 µm',
      ]),
      beside(
        { heading: 'Ein Log für alle', image: 'crimp-inspection-microscope-front', side: 'left' },
        'Die Geräte senden ihre Werte selber. Niemand tippt Zahlen ab, und niemand verliert sie. Sie liegen im [Qualitätslog](/smart-factory/quality-log) beim Auftrag, bei der Charge und bei der Kraftkurve.',
      ),
      expert(
        'Wir schneiden Ihre Crimps auf und schicken die Bilder mit Kommentar.',
        'Livia Kern',
        'Redaktorin, fragt das Labor für Sie',
      ),
    ],
  },
})
