import { keyFigures } from '../blocks/figures.ts'
import { hero, questions, quote, timeline } from '../blocks/text-blocks.ts'
import { toModule } from './to-module.ts'

export const wireFlow = toModule({
  slug: 'wire-flow',
  image: 'automatic-crimping-line',
  en: {
    title: 'Wire Flow',
    description: 'Wire Flow plans orders, sends them to the right line and stops the line before the second bad part.',
    blocks: [
      hero('From order to machine in 1.9 seconds', {
        lead: 'No paper, no typing. The order arrives with length, terminal, seal and released curve; the operator loads the material and presses start.',
        image: 'automatic-crimping-line',
        links: [['Request a demo', '/requests/contact?topic=demo']],
      }),
      timeline(
        'One order, step by step',
        ['0 s', 'ERP releases the order'],
        ['0.4 s', 'Planned', 'On the line that already has the right applicator.'],
        ['1.9 s', 'On the screen', 'With a list of material to load.'],
        ['3 min', 'Changed over', 'Chips confirm applicator, seal and wire.'],
        ['4 min', 'Sample released', 'Height, pull-out force and curve are in tolerance.'],
        ['End', 'Reported back', 'Good parts, scrap, time and records.'],
      ),
      keyFigures(
        [
          ['19', '%', 'Fewer changeovers'],
          ['− 31', '%', 'Scrap, median of 40 plants'],
          ['0', null, 'Sheets of paper'],
        ],
        { footnote: 'Demo data, invented.' },
      ),
      quote(
        'We did not switch the printer off. It ran out of toner, and nobody noticed for nine days.',
        'Petr Novák',
        'Production planning, Voltec Brno',
      ),
      questions(
        'Questions',
        ['Which machines can be connected?', 'All of ours since 2008, and presses of others through a small box.'],
        ['What if the network fails?', 'Each machine holds the orders of the next eight hours and reports later.'],
        [
          'Does it replace our ERP?',
          'No. It takes orders from it and gives results back. See [interfaces](/smart-factory/interfaces).',
        ],
      ),
    ],
  },
  de: {
    title: 'Wire Flow',
    description:
      'Wire Flow plant Aufträge, schickt sie an die richtige Linie und hält an, bevor ein zweites schlechtes Teil entsteht.',
    blocks: [
      hero('In 1.9 Sekunden vom Auftrag zur Maschine', {
        lead: 'Kein Papier, kein Abtippen. Der Auftrag kommt mit Länge, Kontakt, Dichtung und freigegebener Kurve; es bleibt, Material einzulegen und zu starten.',
        image: 'automatic-crimping-line',
        links: [['Vorführung anfragen', '/requests/contact?topic=demo']],
      }),
      timeline(
        'Ein Auftrag, Schritt für Schritt',
        ['0 s', 'Das ERP gibt den Auftrag frei'],
        ['0.4 s', 'Eingeplant', 'Auf der Linie, die den Applikator schon hat.'],
        ['1.9 s', 'Auf dem Bildschirm', 'Mit der Liste des Materials.'],
        ['3 min', 'Umgerüstet', 'Chips bestätigen Applikator, Dichtung und Draht.'],
        ['4 min', 'Muster freigegeben', 'Höhe, Auszugskraft und Kurve liegen in der Toleranz.'],
        ['Ende', 'Zurückgemeldet', 'Gutteile, Ausschuss, Zeit und Einträge.'],
      ),
      keyFigures(
        [
          ['19', '%', 'Weniger Umrüstungen'],
          ['− 31', '%', 'Ausschuss, Median aus 40 Werken'],
          ['0', null, 'Blatt Papier'],
        ],
        { footnote: 'Demodaten, erfunden.' },
      ),
      quote(
        'Wir haben den Drucker nicht abgeschaltet. Der Toner war leer, und neun Tage lang hat es niemand gemerkt.',
        'Petr Novák',
        'Fertigungsplanung, Voltec Brünn',
      ),
      questions(
        'Fragen',
        [
          'Welche Maschinen lassen sich verbinden?',
          'Alle von uns seit 2008, Pressen anderer Hersteller über ein kleines Gerät.',
        ],
        [
          'Was, wenn das Netz ausfällt?',
          'Jede Maschine hält die Aufträge der nächsten acht Stunden und meldet später zurück.',
        ],
        [
          'Ersetzt es unser ERP?',
          'Nein. Es übernimmt Aufträge und gibt Ergebnisse zurück. Siehe [Schnittstellen](/smart-factory/interfaces).',
        ],
      ),
    ],
  },
})
