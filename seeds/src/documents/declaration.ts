import type { Publication } from '@ferrule/pdf/publication/publication'
import { fileNames } from '../catalogue/texts/sentences.ts'
import { familyNames } from '../catalogue/texts/families.ts'
import { type MachineSeries, nameOf } from './machine-series.ts'
import type { ManualLanguage } from './manual.ts'
import { withoutNotices } from './notice-labels.ts'
import { edition, publisher } from './publisher.ts'

type DeclarationText = {
  kicker: string
  lead: string
  manufacturer: string
  address: string
  machine: string
  head: readonly [string, string]
  designation: string
  types: string
  serial: string
  serialValue: string
  conformity: string
  acts: readonly string[]
  standards: string
  file: string
  fileValue: string
  place: (date: string) => string
  role: string
}

const texts: Record<ManualLanguage, DeclarationText> = {
  en: {
    kicker: 'Original declaration',
    lead: 'EU declaration of conformity by annex II, part 1, section A of directive 2006/42/EC on machinery',
    manufacturer: 'Manufacturer',
    address: 'Norlitz AG, Bahnhofstrasse 12, 6110 Wolhusen, Switzerland',
    machine: 'Machine',
    head: ['Designation', 'Content'],
    designation: 'Function',
    types: 'Types',
    serial: 'Serial numbers',
    serialValue: 'All machines built after 1 January 2024; see the rating plate',
    conformity: 'The machines meet all relevant provisions of these acts of the European Union:',
    acts: [
      'Directive 2006/42/EC on machinery',
      'Directive 2014/30/EU on electromagnetic compatibility',
      'Directive 2011/65/EU on hazardous substances in electrical equipment (RoHS)',
    ],
    standards: 'Harmonised standards applied',
    file: 'Technical file',
    fileValue: 'Person authorised to compile the technical file: Regula Amrein, address as above.',
    place: (date) => `Wolhusen, ${date}`,
    role: 'Head of technology',
  },
  de: {
    kicker: 'Übersetzung der Originalerklärung',
    lead: 'EU-Konformitätserklärung nach Anhang II Teil 1 Abschnitt A der Richtlinie 2006/42/EG über Maschinen',
    manufacturer: 'Hersteller',
    address: 'Norlitz AG, Bahnhofstrasse 12, 6110 Wolhusen, Schweiz',
    machine: 'Maschine',
    head: ['Bezeichnung', 'Inhalt'],
    designation: 'Funktion',
    types: 'Typen',
    serial: 'Seriennummern',
    serialValue: 'Alle Maschinen ab Baudatum 1. Januar 2024; siehe Typenschild',
    conformity: 'Die Maschinen erfüllen alle einschlägigen Bestimmungen dieser Rechtsakte der Europäischen Union:',
    acts: [
      'Richtlinie 2006/42/EG über Maschinen',
      'Richtlinie 2014/30/EU über elektromagnetische Verträglichkeit',
      'Richtlinie 2011/65/EU über gefährliche Stoffe in Elektrogeräten (RoHS)',
    ],
    standards: 'Angewandte harmonisierte Normen',
    file: 'Technische Unterlagen',
    fileValue: 'Bevollmächtigte für die technischen Unterlagen: Regula Amrein, Adresse wie oben.',
    place: (date) => `Wolhusen, ${date}`,
    role: 'Leiterin Technik',
  },
}

const standards = [
  'EN ISO 12100:2010',
  'EN 60204-1:2018',
  'EN ISO 13849-1:2023',
  'EN IEC 61000-6-2:2019',
  'EN IEC 61000-6-4:2019',
]

/** Standards for hazards that only some families have. */
const furtherStandards: Partial<Record<MachineSeries['family']['key'], readonly string[]>> = {
  'laser-strippers': ['EN 60825-1:2014', 'EN ISO 11553-1:2020'],
  'test-benches': ['EN 50191:2010', 'EN IEC 61010-1:2010'],
  'crimping-presses': ['EN ISO 16092-1:2018', 'EN ISO 13855:2024'],
  'crimping-lines': ['EN ISO 16092-1:2018', 'EN ISO 14120:2015'],
}

/** The declaration of conformity of a series. */
export function toDeclaration({ family, machines }: MachineSeries, language: ManualLanguage): Publication {
  const text = texts[language]
  const kind = fileNames.declaration[language]
  return {
    ...publisher,
    title: `${kind} ${family.model}`,
    kicker: text.kicker,
    lead: text.lead,
    edition: edition[language],
    language,
    cover: null,
    contents: null,
    isLong: false,
    labels: withoutNotices,
    chapters: [
      { title: text.manufacturer, blocks: [{ kind: 'text', text: text.address }] },
      {
        title: text.machine,
        blocks: [
          {
            kind: 'table',
            widths: [1, 3],
            rows: [
              text.head,
              [text.designation, familyNames[family.key][language]],
              [text.types, machines.map(nameOf).join(', ')],
              [text.serial, text.serialValue],
            ],
          },
          { kind: 'text', text: text.conformity },
          { kind: 'list', items: text.acts },
        ],
      },
      {
        title: text.standards,
        blocks: [{ kind: 'text', text: [...standards, ...(furtherStandards[family.key] ?? [])].join(', ') }],
      },
      {
        title: text.file,
        blocks: [
          { kind: 'text', text: text.fileValue },
          { kind: 'signature', place: text.place(edition[language]), name: 'Regula Amrein', role: text.role },
        ],
      },
    ],
  }
}
