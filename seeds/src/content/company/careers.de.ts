import { keyFigures, table } from '../blocks/figures.ts'
import { beside, callToAction, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Karriere',
  description: '31 offene Stellen, 9 davon für Leute, die noch nie einen Crimp gesehen haben. Wie wir einstellen.',
  blocks: [
    hero('Arbeiten an Dingen, die halten', {
      lead: '31 offene Stellen, 9 davon für Leute, die noch nie einen Crimp gesehen haben. Das lernen Sie hier in drei Monaten.',
      image: 'assembly-workstation',
      links: [['Bewerben', '/requests/contact?topic=application']],
    }),
    keyFigures([
      ['11', 'Jahre', 'Bleiben Entwicklerinnen und Entwickler im Schnitt'],
      ['74', null, 'Lernende in vier Ländern'],
      ['40', 'Std.', 'Weiterbildung im Jahr, für alle'],
    ]),
    table(
      'Offene Stellen',
      [
        'Stelle|Ort|Pensum',
        'Inbetriebnahmetechniker/in|Wolhusen, 40 % unterwegs|80–100 %',
        'Softwareentwickler/in, Wire Flow|Brünn oder von zu Hause|80–100 %',
        'Werkzeugmacher/in, Applikatoren|Wolhusen|60–100 %',
        'Anwendungstechniker/in|Elgin|100 %',
        'Einkäufer/in, Elektronik|Timișoara|100 %',
      ],
      'Demodaten. Hier wird niemand wirklich eingestellt.',
    ),
    beside(
      { heading: 'Drei Monate an der Maschine', image: 'crimping-press-compact', side: 'left' },
      'Alle beginnen an einer Presse, auch die Buchhaltung und die Entwicklung: eine Woche Einrichten, eine Woche Qualität, eine Woche beim Kunden. Wer einmal einen Crimp aufgeschnitten hat, liest ein Pflichtenheft anders.',
    ),
    questions(
      'So stellen wir ein',
      [
        'Wie lange dauert es?',
        'Drei Wochen von Ihrem Brief bis zu unserer Antwort. Zwei Gespräche, eines davon mit Ihrem künftigen Team.',
      ],
      [
        'Muss ich Deutsch sprechen?',
        'In Wolhusen hilft es, und wir bezahlen den Kurs. Andernorts reicht die Sprache des Orts mit etwas Englisch.',
      ],
      ['Geht es auch in Teilzeit?', 'Ja. Jede Stelle ist ab 80 Prozent offen, viele ab 60.'],
    ),
    text('Was wir bieten', [
      'Sechs Wochen Ferien',
      'Eine Beteiligung am Gewinn, für alle gleich',
      '16 Wochen Elternzeit für beide Eltern',
    ]),
    callToAction(
      'Nichts Passendes dabei?',
      'Schreiben Sie, was Sie können und was Sie lernen möchten. Ein Mensch liest es.',
      ['Schreiben Sie uns', '/requests/contact?topic=application'],
    ),
  ],
}
