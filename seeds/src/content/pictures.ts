import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../pictures')

export type SeedPicture = { file: string; alt: { en: string; de: string } }

/** The pictures that demo pages use, by name. */
export const pictures = {
  'automatic-crimping-line': {
    file: join(folder, 'automatic-crimping-line.webp'),
    alt: {
      en: 'Fully automatic wire crimping line with two press stations behind clear doors, output conveyor and operator panel',
      de: 'Vollautomatische Crimplinie mit zwei Pressen hinter klaren Türen, Ausgabeband und Bedienpult',
    },
  },
  'crimp-inspection-microscope': {
    file: join(folder, 'crimp-inspection-microscope.webp'),
    alt: {
      en: 'Crimp quality inspection microscope with monitor showing a crimp cross-section',
      de: 'Mikroskop zur Crimpprüfung, der Monitor zeigt das Schliffbild eines Crimps',
    },
  },
  'factory-hall': {
    file: join(folder, 'scene-factory-hall.webp'),
    alt: {
      en: 'Bright factory hall with rows of wire processing machines and daylight from high windows',
      de: 'Helle Werkhalle mit Reihen von Kabelverarbeitungsmaschinen und Tageslicht aus hohen Fenstern',
    },
  },
  'coax-stripping-machine': {
    file: join(folder, 'coax-stripping-machine.webp'),
    alt: {
      en: 'Compact rotary coax cable stripping machine with cable and stripped samples',
      de: 'Kompakte Rotations-Abisoliermaschine für Koaxialkabel mit Kabel und abisolierten Mustern',
    },
  },
} satisfies Record<string, SeedPicture>

export type PictureName = keyof typeof pictures
