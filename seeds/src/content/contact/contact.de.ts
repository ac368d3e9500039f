import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Kontakt',
  description:
    'Schreiben Sie oder rufen Sie an: Jede Anfrage wird innerhalb von 24 Stunden von einer Fachperson beantwortet.',
  blocks: [
    hero('Mit einer Fachperson sprechen', {
      lead: 'Jede Anfrage wird innerhalb von 24 Stunden beantwortet, von jemandem, der die Maschine kennt.',
      links: [['Standort finden', '/locations']],
    }),
    {
      ...expert(
        'Nennen Sie Leitung, Kontakt und Stück pro Schicht, oder was Ihre Maschine tut und nicht tun sollte.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
      href: '/locations',
    },
    text('Per Telefon oder E-Mail', [
      'Verkauf: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Service: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Medien: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Bevor Sie schreiben',
      [
        'Wo steht die Seriennummer?',
        'Auf dem Schild beim Hauptschalter, zum Beispiel 56-1184-207. Damit kennen wir die Maschine, ihre Teile und ihre Software.',
      ],
      [
        'Kann ich Videos schicken?',
        'Ja, zehn Sekunden genügen. Halten Sie das Telefon ruhig und zeigen Sie die Stelle, an der es passiert.',
      ],
      [
        'Was geschieht mit meinen Angaben?',
        'Wir verwenden sie für die Antwort und für nichts anderes. Siehe [Datenschutz](/privacy).',
      ],
    ),
  ],
}
