type AltText = { en: string; de: string }

/** Short name of each machine, and the content of its first picture. */
const machines = {
  'assembly-workstation': {
    name: { en: 'Harness assembly workstation', de: 'Arbeitsplatz für die Kabelbaummontage' },
    detail: {
      en: 'with board, parts bins, lamp and touch screen',
      de: 'mit Formbrett, Teilekästen, Leuchte und Touchscreen',
    },
  },
  'automatic-crimping-line': {
    name: { en: 'Fully automatic wire crimping line', de: 'Vollautomatische Crimplinie' },
    detail: {
      en: 'with two press stations behind clear doors, output conveyor and operator panel',
      de: 'mit zwei Pressen hinter klaren Türen, Ausgabeband und Bedienpult',
    },
  },
  'coax-stripping-machine': {
    name: { en: 'Rotary coax cable stripping machine', de: 'Rotations-Abisoliermaschine für Koaxialkabel' },
    detail: { en: 'with cable and stripped samples', de: 'mit Kabel und abisolierten Mustern' },
  },
  'crimp-inspection-microscope': {
    name: { en: 'Crimp inspection microscope', de: 'Mikroskop für die Crimpprüfung' },
    detail: { en: 'with a cross-section on the monitor', de: 'mit einem Schliffbild auf dem Monitor' },
  },
  'crimping-press': {
    name: { en: 'Bench crimping press', de: 'Tisch-Crimppresse' },
    detail: {
      en: 'with applicator, terminal reel and touch screen',
      de: 'mit Applikator, Kontaktrolle und Touchscreen',
    },
  },
  'cut-strip-bench-machine': {
    name: { en: 'Bench-top cutting and stripping machine', de: 'Tischmaschine zum Schneiden und Abisolieren' },
    detail: { en: 'with amber safety hood and touch screen', de: 'mit bernsteinfarbener Schutzhaube und Touchscreen' },
  },
  'harness-test-bench': {
    name: { en: 'Harness test bench', de: 'Prüftisch für Kabelbäume' },
    detail: {
      en: 'with inclined board, test modules and a routed harness',
      de: 'mit geneigtem Brett, Prüfmodulen und einem verlegten Kabelbaum',
    },
  },
  'inkjet-wire-marker': {
    name: { en: 'Ink-jet wire marker', de: 'Tintenstrahl-Kabelmarkierer' },
    detail: {
      en: 'with print head above a guided white wire',
      de: 'mit Druckkopf über einer geführten weißen Leitung',
    },
  },
  'laser-wire-stripper': {
    name: { en: 'Laser wire stripping cabinet', de: 'Laser-Abisolierkabine' },
    detail: {
      en: 'with lit process chamber behind a tinted window and extraction hose',
      de: 'mit beleuchteter Prozesskammer hinter getöntem Fenster und Absaugschlauch',
    },
  },
  'tube-cutting-machine': {
    name: { en: 'Tube and conduit cutting machine', de: 'Schneidemaschine für Schläuche und Wellrohre' },
    detail: { en: 'with belt feed and orange corrugated conduit', de: 'mit Bandeinzug und orangem Wellrohr' },
  },
  'wire-prefeeder': {
    name: { en: 'Wire prefeeder', de: 'Drahtzuführung' },
    detail: {
      en: 'on castors with blue wire spool and roller accumulator',
      de: 'auf Rollen mit blauer Drahtspule und Rollenspeicher',
    },
  },
  'wire-twisting-machine': {
    name: { en: 'Wire twisting machine', de: 'Verdrillmaschine' },
    detail: {
      en: 'on an aluminium frame with two twisted pairs between head and carriage',
      de: 'auf einem Aluminiumrahmen mit zwei verdrillten Paaren zwischen Kopf und Wagen',
    },
  },
} satisfies Record<string, { name: AltText; detail: AltText }>

const variants = {
  compact: {
    en: 'compact model, seen from the left, blue accent',
    de: 'kompaktes Modell, von links gesehen, mit blauem Akzent',
  },
  front: { en: 'seen from the front, green accent', de: 'von vorn gesehen, mit grünem Akzent' },
  large: { en: 'large model in graphite, copper accent', de: 'großes Modell in Graphit, mit Kupferakzent' },
} satisfies Record<string, AltText>

type Machine = keyof typeof machines

/** Picture of a machine, or of one of its variants. */
export type MachineName = Machine | `${Machine}-${keyof typeof variants}`

/** Alt text of each machine picture. */
export const machineAlts = Object.fromEntries(
  Object.entries(machines).flatMap(([machine, { name, detail }]) => [
    [machine, { en: `${name.en} ${detail.en}`, de: `${name.de} ${detail.de}` }],
    ...Object.entries(variants).map(([variant, text]) => [
      `${machine}-${variant}`,
      { en: `${name.en}, ${text.en}`, de: `${name.de}, ${text.de}` },
    ]),
  ]),
) as Record<MachineName, AltText>
