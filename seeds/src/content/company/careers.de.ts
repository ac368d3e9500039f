import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const de: SeedText = {
  title: 'Karriere',
  description: '31 offene Stellen, 9 davon für Leute, die noch nie einen Crimp gesehen haben. Wie wir einstellen.',
  blocks: [
    hero('Arbeiten an Dingen, die halten', {
      lead: '31 offene Stellen, 9 davon für Leute, die noch nie einen Crimp gesehen haben. Das lernen Sie hier in drei Monaten.',
      opening: 'text',
    }),
    openPositions(
      'de',
      'Offene Stellen',
      'Die Stellen auf dieser Demonstrationsseite sind Beispiele; Bewerbungen werden nicht bearbeitet.',
    ),
    beside({ heading: 'Ihre ersten drei Monate', image: 'assembly-workstation', side: 'left' }, [
      '**Woche 1:** Sie bauen und messen Ihren ersten Crimp, was auch immer Ihr Beruf ist.',
      '**Wochen 2 bis 4:** Sie reisen mit dem Außendienst und sehen drei Kunden.',
      '**Wochen 5 bis 12:** Sie arbeiten in Ihrem Team, mit einer Person, die Ihre Fragen beantwortet.',
    ]),
    timeline(
      'So stellen wir ein',
      ['10 Minuten', 'Bewerben', 'Lebenslauf oder LinkedIn-Profil. Kein Anschreiben.'],
      ['Binnen 1 Woche', 'Erstes Gespräch', '30 Minuten per Video mit der Teamleitung.'],
      ['Ein halber Tag', 'Besuch', 'Sie lösen mit uns eine echte Aufgabe und sehen die Halle.'],
      ['Binnen 3 Tagen', 'Entscheidung', 'Am Telefon, mit der Begründung.'],
    ),
    questions(
      'Bevor Sie sich bewerben',
      [
        'Muss ich Deutsch sprechen?',
        'In Wolhusen hilft es, und wir bezahlen den Kurs. Andernorts reicht die Sprache des Orts mit etwas Englisch.',
      ],
      ['Geht es auch in Teilzeit?', 'Ja, bei mehr als der Hälfte der Stellen. Der Filter zeigt, bei welchen.'],
    ),
    text('Was wir bieten', [
      'Sechs Wochen Ferien',
      'Eine Beteiligung am Gewinn, für alle gleich',
      '16 Wochen Elternzeit für beide Eltern',
    ]),
    keyFigures([
      ['11', 'Jahre', 'Bleiben Entwicklerinnen und Entwickler im Schnitt'],
      ['74', null, 'Lernende in vier Ländern'],
      ['40', 'Std.', 'Weiterbildung im Jahr, für alle'],
    ]),
    callToAction(
      'Nichts Passendes dabei?',
      'Schreiben Sie, was Sie können und was Sie lernen möchten. Ein Mensch liest es.',
      ['Schreiben Sie uns', '/requests/contact?topic=application'],
    ),
  ],
}
