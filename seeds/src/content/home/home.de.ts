import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { families } from '../blocks/teasers.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'

export const de: SeedText = {
  title: 'Maschinen für die Kabelverarbeitung',
  description:
    'Norlitz baut Maschinen, die Leitungen für Autos, Flugzeuge und Schaltschränke schneiden, abisolieren, crimpen, verdrillen und prüfen.',
  blocks: [
    hero('Jede Leitung, genau.', {
      lead: 'Wir bauen die Maschinen, die Leitungen in Autos, Flugzeugen und Schaltschränken schneiden, abisolieren, crimpen, verdrillen und prüfen. Auf den Zehntelmillimeter, millionenfach.',
      image: 'automatic-crimping-line',
      links: [
        ['Maschinen entdecken', '/products'],
        ['Mit einer Fachperson sprechen', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Größtes Kabel. Der feinste Draht hat 0.01 mm²'],
      ['± 0.1', 'mm', 'Längengenauigkeit über einen Meter'],
      ['31', null, 'Länder mit eigenen Servicetechnikern'],
      ['24', 'Std.', 'Antwort auf jede Anfrage in'],
    ]),
    families(
      {
        heading: 'Sechs Prozesse. Eine Leitung.',
        note: 'Jeder Schritt setzt dem nächsten die Grenzen. Darum bauen wir alle, und darum teilen sie sich eine Steuerung.',
        link: ['Alle Maschinen', '/products'],
      },
      {
        process: 'cut',
        title: 'Schneiden und Abisolieren',
        text: 'Ablängen und beidseitig abisolieren, vom haarfeinen Signaldraht bis zum Batteriekabel.',
        range: '0.03–240 mm²',
        href: '/products/cut-and-strip',
        image: 'cut-strip-bench-machine',
      },
      {
        process: 'crimp',
        title: 'Crimpen',
        text: 'Tischpressen und vollautomatische Linien, die bei jedem Hub die Kraft messen.',
        range: '0.03–240 mm²',
        href: '/products/crimping-lines',
        image: 'crimping-press',
      },
      {
        process: 'mark',
        title: 'Markieren',
        text: 'Tinte oder Laser auf der laufenden Leitung, lesbar über das ganze Leben des Kabelbaums.',
        range: '0.8–18 mm',
        href: '/products/wire-markers',
        image: 'inkjet-wire-marker',
      },
      {
        process: 'twist',
        title: 'Verdrillen',
        text: 'Paare und Dreier mit gleicher Schlaglänge über die ganze Leitung.',
        range: '0.13–6 mm²',
        href: '/products/twisting-machines',
        image: 'wire-twisting-machine',
      },
      {
        process: 'test',
        title: 'Kabelbaumprüfung',
        text: 'Vom Tischtester mit 128 Punkten bis zum Hochvolttisch für ganze Fahrzeugkabelbäume.',
        range: '128–4’096 Punkte',
        href: '/products/test-benches',
        image: 'harness-test-bench',
      },
      {
        process: 'quality',
        title: 'Qualitätsprüfung',
        text: 'Crimphöhe, Auszugskraft und Schliffbild, festgehalten in einem Qualitätslog.',
        range: '1 µm',
        href: '/products/crimp-inspection',
        image: 'crimp-inspection-microscope',
      },
    ),
    forceCurve('de', {
      heading: 'Jeder Crimp hinterlässt eine Kurve',
      lead: 'Wire Flow liest sie von der Presse, vergleicht sie mit dem Auftrag und hält die Linie an, bevor ein zweites schlechtes Teil entsteht. Der Eintrag begleitet den Kabelbaum sein Leben lang.',
      image: 'copper-strands',
      links: [
        ['Zur Smart Factory', '/smart-factory'],
        ['Vorführung anfragen', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('de', stories, {
      heading: 'Geschichten',
      link: ['Alle Geschichten', '/stories'],
      arrangement: 'lead',
    }),
    locationMap('de'),
    callToAction(
      'An welcher Leitung arbeiten Sie?',
      'Schicken Sie uns ein Muster und die Zeichnung. Wir verarbeiten es auf der passenden Maschine und senden es mit den Messwerten zurück.',
      ['Mit einer Fachperson sprechen', '/contact'],
      ['Standort finden', '/locations'],
    ),
  ],
}
