import { bold, list, paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { SeedPage } from './seed-page.ts'

export const home: SeedPage = {
  siteSlug: '',
  slug: 'home',
  theme: 'Default',
  texts: {
    en: {
      title: 'Wire processing machines',
      description:
        'Norlitz builds machines that cut, strip, crimp, twist and test wire for cars, aircraft and switch cabinets.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Every wire, exactly.',
          lead: 'We build the machines that cut, strip, crimp, twist and test the wires in cars, aircraft and switch cabinets. To the tenth of a millimetre, millions of times.',
          image: 'automatic-crimping-line',
          links: [
            { text: 'How we work', href: '/company/about' },
            { text: 'The company', href: '/company' },
          ],
        },
        {
          blockType: 'key-figures',
          heading: null,
          figures: [
            { value: '240', unit: 'mm²', label: 'Largest cable. The finest wire is 0.013 mm²' },
            { value: '± 0.1', unit: 'mm', label: 'Length accuracy over one metre' },
            { value: '31', unit: null, label: 'Countries with our own service engineers' },
            { value: '24', unit: 'h', label: 'Reply to every enquiry within' },
          ],
          footnote: null,
        },
        {
          blockType: 'text',
          heading: 'Six processes. One wire.',
          body: richText(
            paragraph(
              'Each step sets the limits for the next. That is why we build all of them, and why they share ',
              bold('one control'),
              '.',
            ),
            list(
              'bullet',
              'Cutting: length within ± 0.1 mm over one metre',
              'Stripping: from 0.013 mm² signal wire to 240 mm² battery cable',
              'Crimping: force is measured in every stroke',
              'Testing: a report for every harness, kept for its whole life',
            ),
            paragraph(
              'Send us a wire and the drawing. We run it on the right machine and return it with the measured values.',
            ),
          ),
        },
        {
          blockType: 'quote',
          quote: 'If you cannot measure it on the machine, you are guessing in the laboratory.',
          author: 'Regula Moser',
          role: 'Chair of the Board, Norlitz',
        },
      ],
    },
    de: {
      title: 'Maschinen für die Kabelverarbeitung',
      description:
        'Norlitz baut Maschinen, die Leitungen für Autos, Flugzeuge und Schaltschränke schneiden, abisolieren, crimpen, verdrillen und prüfen.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Jede Leitung, genau.',
          lead: 'Wir bauen die Maschinen, die Leitungen in Autos, Flugzeugen und Schaltschränken schneiden, abisolieren, crimpen, verdrillen und prüfen. Auf den Zehntelmillimeter, millionenfach.',
          image: 'automatic-crimping-line',
          links: [
            { text: 'So arbeiten wir', href: '/company/about' },
            { text: 'Das Unternehmen', href: '/company' },
          ],
        },
        {
          blockType: 'key-figures',
          heading: null,
          figures: [
            { value: '240', unit: 'mm²', label: 'Grösstes Kabel. Der feinste Draht hat 0.013 mm²' },
            { value: '± 0.1', unit: 'mm', label: 'Längengenauigkeit über einen Meter' },
            { value: '31', unit: null, label: 'Länder mit eigenen Servicetechnikern' },
            { value: '24', unit: 'Std.', label: 'Antwort auf jede Anfrage innert' },
          ],
          footnote: null,
        },
        {
          blockType: 'text',
          heading: 'Sechs Prozesse. Eine Leitung.',
          body: richText(
            paragraph(
              'Jeder Schritt setzt dem nächsten die Grenzen. Darum bauen wir alle, und darum teilen sie sich ',
              bold('eine Steuerung'),
              '.',
            ),
            list(
              'bullet',
              'Schneiden: Länge auf ± 0.1 mm genau über einen Meter',
              'Abisolieren: vom Signaldraht mit 0.013 mm² bis zum Batteriekabel mit 240 mm²',
              'Crimpen: die Kraft wird bei jedem Hub gemessen',
              'Prüfen: ein Protokoll für jeden Kabelbaum, aufbewahrt über dessen ganze Lebensdauer',
            ),
            paragraph(
              'Schicken Sie uns eine Leitung und die Zeichnung. Wir verarbeiten sie auf der passenden Maschine und senden sie mit den Messwerten zurück.',
            ),
          ),
        },
        {
          blockType: 'quote',
          quote: 'Was man nicht an der Maschine messen kann, wird im Labor geraten.',
          author: 'Regula Moser',
          role: 'Präsidentin des Verwaltungsrats, Norlitz',
        },
      ],
    },
  },
}
