export const sceneAlts = {
  'copper-strands': {
    en: 'Close-up of twisted copper strands on a dark background',
    de: 'Nahaufnahme verdrillter Kupferlitzen vor dunklem Hintergrund',
  },
  'crimp-contact-macro': {
    en: 'Macro of crimped contacts on coloured wires',
    de: 'Makroaufnahme gecrimpter Kontakte an farbigen Leitungen',
  },
  'factory-hall': {
    en: 'Bright factory hall with rows of wire processing machines and daylight from high windows',
    de: 'Helle Werkhalle mit Reihen von Kabelverarbeitungsmaschinen und Tageslicht aus hohen Fenstern',
  },
  'service-desk': {
    en: 'Service desk with laptop and spare parts laid out',
    de: 'Arbeitstisch des Service mit Laptop und ausgelegten Ersatzteilen',
  },
  'wire-reels': {
    en: 'Close-up of reels with coloured wire',
    de: 'Nahaufnahme von Spulen mit farbigem Draht',
  },
  'wires-macro': {
    en: 'Macro of coloured wires fanned out with bare copper ends',
    de: 'Makroaufnahme aufgefächerter farbiger Leitungen mit blanken Kupferenden',
  },
}

export const partAlts = {
  'spare-blade-set': {
    en: 'Set of steel and coated stripping blades',
    de: 'Satz Abisoliermesser aus Stahl, teils beschichtet',
  },
  'spare-control-board': { en: 'Green control circuit board', de: 'Grüne Steuerungsplatine' },
  'spare-crimp-applicator': { en: 'Crimp applicator with terminal strip', de: 'Crimp-Applikator mit Kontaktstreifen' },
  'spare-cutter-head': { en: 'Cutter head with V blades', de: 'Messerkopf mit V-Messern' },
  'spare-drive-belt': { en: 'Black toothed drive belt', de: 'Schwarzer Zahnriemen' },
  'spare-feed-belt': { en: 'Two amber toothed feed belts', de: 'Zwei bernsteinfarbene gezahnte Einzugsriemen' },
  'spare-filter': { en: 'Pleated filter cartridge', de: 'Gefaltete Filterpatrone' },
  'spare-gripper': { en: 'Parallel gripper with jaws', de: 'Parallelgreifer mit Backen' },
  'spare-guide-roller': { en: 'Grooved guide rollers', de: 'Führungsrollen mit Nut' },
  'spare-pneumatic-cylinder': {
    en: 'Pneumatic cylinder with push-in fittings',
    de: 'Pneumatikzylinder mit Steckverschraubungen',
  },
  'spare-sensor': { en: 'Threaded proximity sensor with cable', de: 'Näherungssensor mit Gewinde und Kabel' },
  'spare-terminal-reel': {
    en: 'Reel of crimp terminals with loose terminal strip',
    de: 'Rolle mit Crimpkontakten und losem Kontaktstreifen',
  },
}

/** Brand logos in one size, for logo strips. */
export const logoAlts = {
  'logo-adaptronic': { en: 'Logo of Adaptronic', de: 'Logo von Adaptronic' },
  'logo-cirris': { en: 'Logo of Cirris', de: 'Logo von Cirris' },
  'logo-diit': { en: 'Logo of Diit', de: 'Logo von Diit' },
  'logo-hosver': { en: 'Logo of Hosver', de: 'Logo von Hosver' },
  'logo-komax': { en: 'Logo of Komax', de: 'Logo von Komax' },
  'logo-schleuniger': { en: 'Logo of Schleuniger', de: 'Logo von Schleuniger' },
}

/** Word marks in the typeface of the group. */
export const brandAlts = {
  'brand-norlitz': { en: 'Word mark Norlitz', de: 'Schriftzug Norlitz' },
  'brand-product': { en: 'Word mark Product', de: 'Schriftzug Product' },
  'brand-adaptronic': { en: 'Word mark Adaptronic', de: 'Schriftzug Adaptronic' },
  'brand-cirris': { en: 'Word mark Cirris', de: 'Schriftzug Cirris' },
  'brand-diit': { en: 'Word mark Diit', de: 'Schriftzug Diit' },
  'brand-hosver': { en: 'Word mark Hosver', de: 'Schriftzug Hosver' },
  'brand-komax': { en: 'Word mark Komax', de: 'Schriftzug Komax' },
  'brand-schleuniger': { en: 'Word mark Schleuniger', de: 'Schriftzug Schleuniger' },
}

/** Drawings of cables, made for the site that asks for the cable. */
export const drawingAlts = {
  'cable-single-wire': {
    en: 'Cross-section of a single wire with strands and insulation',
    de: 'Querschnitt eines Einzeldrahts mit Litzen und Isolation',
  },
  'cable-multi-core': {
    en: 'Cross-section of a multi-core cable with three cores',
    de: 'Querschnitt eines mehradrigen Kabels mit drei Adern',
  },
  'cable-coaxial': {
    en: 'Cross-section of a coaxial cable with conductor, dielectric, braid and sheath',
    de: 'Querschnitt eines Koaxialkabels mit Leiter, Dielektrikum, Geflecht und Mantel',
  },
  'cable-ribbon': {
    en: 'Cross-section of a ribbon cable with eight cores',
    de: 'Querschnitt eines Flachbandkabels mit acht Adern',
  },
  'strip-drawing-coax': {
    en: 'Drawing of a coaxial cable stripped in three steps of 6.0, 3.5 and 4.0 millimetres, each ± 0.1',
    de: 'Zeichnung eines Koaxialkabels, in drei Stufen von 6.0, 3.5 und 4.0 Millimetern abisoliert, je ± 0.1',
  },
}
