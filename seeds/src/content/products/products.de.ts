import { families, machines } from '../blocks/teasers.ts'
import { table } from '../blocks/figures.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Produkte',
  description: 'Maschinen, die Leitungen schneiden, abisolieren, crimpen, markieren, verdrillen, prüfen und montieren.',
  blocks: [
    hero('Maschinen für jeden Schritt einer Leitung', {
      lead: 'Von der Tischmaschine für Muster bis zur Linie, die nie steht. Alle teilen sich eine Steuerung und eine Leitungsliste.',
      image: 'automatic-crimping-line',
      links: [['Mit einer Fachperson sprechen', '/requests/contact']],
    }),
    families(
      { heading: 'Nach Prozess' },
      {
        process: 'cut',
        title: 'Schneiden und Abisolieren',
        text: 'Messer, Laser und Rotationsköpfe für Leitungen, Koax und Schläuche.',
        range: '0.03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpen',
        text: 'Tischpressen und vollautomatische Linien, Kraftmessung bei jedem Hub.',
        range: '0.03–240 mm²',
        href: '/products/crimping-lines',
        image: 'automatic-crimping-line',
      },
      {
        process: 'mark',
        title: 'Markieren',
        text: 'Tinte und Laser auf der laufenden Leitung.',
        range: '0.8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Verdrillen',
        text: 'Paare und Dreier mit gleicher Schlaglänge.',
        range: '0.13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Kabelbaumprüfung',
        text: 'Durchgang, Isolation, Hochspannung, Bauteile.',
        range: '128–4’096 Punkte',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Qualitätsprüfung',
        text: 'Crimphöhe, Auszugskraft, Schliffbild.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
      {
        process: 'cut',
        title: 'Drahtzuführung',
        text: 'Abroller, die den Zug konstant halten.',
        range: 'bis 9 m/s',
        href: '/products/prefeeders',
        image: 'wire-prefeeder',
      },
      {
        process: 'test',
        title: 'Montage',
        text: 'Arbeitsplätze, die den nächsten Schritt zeigen.',
        range: 'Bretter bis 6 m',
        href: '/products/assembly-workstations',
        image: 'assembly-workstation',
      },
    ),
    machines(
      { heading: 'Drei für den Anfang' },
      ['axion-56', 'Axion 56', 'Vollautomatische Linie, umgerüstet in drei Minuten.', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', 'Tischpresse mit 24 kN und einer Kurve für jeden Hub.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Verdrillt Paare bis zwölf Meter.', 'wire-twisting-machine-front'],
    ),
    table(
      'Welche Maschine für wie viele Leitungen?',
      [
        'Leitungen am Tag|Übliche Wahl|Personen',
        'bis 500|Tischmaschine und Tischpresse|1',
        '500 bis 5’000|Schneid- und Abisoliermaschine, Presse mit Modul|1 bis 2',
        'über 5’000|Vollautomatische Linie|1 für 2 Linien',
      ],
      'Eine Faustregel. Das Umrüsten entscheidet mehr als die Stückzahl.',
    ),
    search('Suchen Sie etwas Bestimmtes?', 'Suchen Sie nach Maschine, Kontakt, Leitungstyp oder Querschnitt.'),
    expert(
      'Nennen Sie uns Leitung, Kontakt und Stückzahl pro Schicht. Wir antworten mit Maschine und Taktzeit.',
      'Ines Duarte',
      'Anwendungstechnikerin, Porto',
    ),
  ],
}
