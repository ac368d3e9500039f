import type { Language } from '@ferrule/domain/locales/language'
import type { PictureName } from '../content/pictures.ts'

export type SeedAuthor = {
  name: string
  email: string
  image: PictureName | null
  texts: Partial<Record<Language, { role: string; biography: string }>>
}

/** Authors of the stories, by slug. */
export const authors = {
  'livia-kern': {
    name: 'Livia Kern',
    email: 'livia.kern@norlitz.example',
    image: null,
    texts: {
      en: {
        role: 'Editor',
        biography:
          'Writes about quality and the people who measure it. Toolmaker by training, editor at Norlitz since 2018. Lives in Lucerne, works where the machines are.',
      },
      de: {
        role: 'Redaktorin',
        biography:
          'Schreibt über Qualität und über die Menschen, die sie messen. Gelernte Werkzeugmacherin, seit 2018 Redaktorin bei Norlitz. Wohnt in Luzern und arbeitet dort, wo die Maschinen stehen.',
      },
    },
  },
  'jonas-frei': {
    name: 'Jonas Frei',
    email: 'jonas.frei@norlitz.example',
    image: null,
    texts: {
      en: {
        role: 'Service engineer',
        biography:
          'Has commissioned crimping lines in 14 countries since 2009. Writes down what he finds in the field, so that the next person finds it faster.',
      },
      de: {
        role: 'Servicetechniker',
        biography:
          'Hat seit 2009 in 14 Ländern Crimplinien in Betrieb genommen. Schreibt auf, was er draußen findet, damit es die Nächsten schneller finden.',
      },
    },
  },
  'ines-duarte': {
    name: 'Ines Duarte',
    email: 'ines.duarte@norlitz.example',
    image: null,
    texts: {
      en: {
        role: 'Application engineer, Porto',
        biography:
          'Runs customers’ wires on our machines before anybody signs anything. Writes about lay length, strip quality and other things that are hard to photograph.',
      },
      de: {
        role: 'Anwendungstechnikerin, Porto',
        biography:
          'Lässt die Leitungen unserer Kunden über die Maschinen laufen, bevor jemand etwas unterschreibt. Schreibt über Schlaglängen, Abisolierqualität und anderes, das sich schlecht fotografieren lässt.',
      },
    },
  },
  'tomas-havel': {
    name: 'Tomáš Havel',
    email: 'tomas.havel@norlitz.example',
    image: null,
    texts: {
      en: {
        role: 'Software architect, Brno',
        biography:
          'Designed the record that Wire Flow keeps of every crimp. Believes that a database should outlive the machine that filled it.',
      },
      de: {
        role: 'Softwarearchitekt, Brünn',
        biography:
          'Hat den Datensatz entworfen, den Wire Flow zu jedem Crimp führt. Findet, dass eine Datenbank länger leben soll als die Maschine, die sie gefüllt hat.',
      },
    },
  },
} satisfies Record<string, SeedAuthor>

export type AuthorSlug = keyof typeof authors
