import { type Bilingual, bilingual } from '@ferrule/blocks/bilingual'
import type { menuIcons } from '@ferrule/domain/navigation/menu-teaser'

/** The names of the icons that an editor can put before an entry of the menu. */
export const iconLabels: Record<(typeof menuIcons)[number], Bilingual> = {
  cut: bilingual('Cut', 'Schneiden'),
  strip: bilingual('Strip', 'Abisolieren'),
  section: bilingual('Section', 'Querschnitt'),
  crimp: bilingual('Crimp', 'Crimpen'),
  seal: bilingual('Seal', 'Dichtung'),
  mark: bilingual('Mark', 'Kennzeichnen'),
  twist: bilingual('Twist', 'Verdrillen'),
  spool: bilingual('Spool', 'Spule'),
  ruler: bilingual('Ruler', 'Maßstab'),
  test: bilingual('Test', 'Prüfen'),
  load: bilingual('Load', 'Bestücken'),
  harness: bilingual('Harness', 'Kabelbaum'),
  machine: bilingual('Machine', 'Maschine'),
  ticket: bilingual('Ticket', 'Ticket'),
  parts: bilingual('Parts', 'Ersatzteile'),
  academy: bilingual('Academy', 'Schulung'),
  software: bilingual('Software', 'Software'),
  flow: bilingual('Flow', 'Ablauf'),
  cloud: bilingual('Cloud', 'Cloud'),
  server: bilingual('Server', 'Server'),
  shield: bilingual('Shield', 'Schild'),
  home: bilingual('Home', 'Haus'),
  users: bilingual('Users', 'Personen'),
  file: bilingual('File', 'Datei'),
  chart: bilingual('Chart', 'Diagramm'),
  pin: bilingual('Pin', 'Standort'),
  globe: bilingual('Globe', 'Globus'),
}
