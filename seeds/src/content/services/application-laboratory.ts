import { keyFigures } from '../blocks/figures.ts'
import { beside, hero, questions, text } from '../blocks/text-blocks.ts'
import { toService } from './to-service.ts'

export const applicationLaboratory = toService({
  slug: 'application-laboratory',
  image: 'wires-macro',
  en: {
    title: 'Application laboratory',
    description: 'Send us a wire, a terminal and a drawing. We run 500 parts and return them with the measured values.',
    blocks: [
      hero('Send us your wire, get measured samples', {
        lead: 'Before you decide, we run 500 parts. You get the parts, the values and the settings, also if the answer is no.',
        image: 'wires-macro',
        links: [['Announce a sample', '/requests/contact?topic=sample']],
      }),
      text('What to send', [
        '1. Twenty metres of each wire',
        '2. One hundred terminals and seals',
        '3. The drawing, or a part that works',
        '4. Pieces a shift and changeovers a day',
      ]),
      keyFigures([
        ['5', 'days', 'From sample to report'],
        ['500', null, 'Parts, all measured'],
        ['3', null, 'Laboratories: Wolhusen, Elgin, Porto'],
      ]),
      beside(
        { heading: 'What the report says', image: 'crimp-inspection-microscope-large' },
        'Strip length and quality, crimp height, pull-out force, micrographs, cycle time and scrap. Plus one page on what we would change in the drawing.',
      ),
      questions(
        'Questions',
        ['What does it cost?', 'Nothing, up to three wires. We learn from it too.'],
        ['Who sees my parts?', 'Two people in the laboratory. On request we sign your agreement first.'],
      ),
    ],
  },
  de: {
    title: 'Anwendungslabor',
    description:
      'Schicken Sie Leitung, Kontakt und Zeichnung. Wir fertigen 500 Teile und senden sie mit den Messwerten zurück.',
    blocks: [
      hero('Leitung einsenden, gemessene Muster erhalten', {
        lead: 'Bevor Sie entscheiden, fertigen wir 500 Teile. Sie erhalten Teile, Werte und Einstellungen, auch wenn die Antwort nein lautet.',
        image: 'wires-macro',
        links: [['Muster ankündigen', '/requests/contact?topic=sample']],
      }),
      text('Was Sie schicken', [
        '1. Zwanzig Meter jeder Leitung',
        '2. Hundert Kontakte und Dichtungen',
        '3. Die Zeichnung oder ein Teil, das funktioniert',
        '4. Stück pro Schicht und Umrüstungen pro Tag',
      ]),
      keyFigures([
        ['5', 'Tage', 'Vom Muster zum Bericht'],
        ['500', null, 'Teile, alle gemessen'],
        ['3', null, 'Labore: Wolhusen, Elgin, Porto'],
      ]),
      beside(
        { heading: 'Was im Bericht steht', image: 'crimp-inspection-microscope-large' },
        'Abisolierlänge und -qualität, Crimphöhe, Auszugskraft, Schliffbilder, Taktzeit und Ausschuss. Dazu eine Seite mit dem, was wir an der Zeichnung ändern würden.',
      ),
      questions(
        'Fragen',
        ['Was kostet es?', 'Bis drei Leitungen nichts. Wir lernen auch dabei.'],
        ['Wer sieht meine Teile?', 'Zwei Personen im Labor. Auf Wunsch unterschreiben wir zuerst Ihre Vereinbarung.'],
      ),
    ],
  },
})
