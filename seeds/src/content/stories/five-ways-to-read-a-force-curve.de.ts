import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Fünf Stellen, an denen die Kraftkurve spricht',
  description: 'Eine Presse zeichnet 512 Punkte je Hub. Fünf Stellen dieser Linie verraten, was schiefging und wann.',
  leadText: 'Eine Presse zeichnet 512 Punkte je Hub. Fünf Stellen dieser Linie verraten, was schiefging und wann.',
  blocks: [
    text(
      null,
      'Die meisten betrachten eine Kraftkurve wie eine Ampel: grün oder rot. Damit bleiben 510 Punkte ungenutzt. Mit etwas Übung sagt Ihnen die Linie, welches Teil falsch war, bevor Sie die Haube öffnen.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Ein Hub, zwei Leitungen',
        summary:
          'Fehlt einer von 19 Einzeldrähten, sinkt die Spitze von 19.2 auf 18.5 kN, und der Anstieg beginnt später.',
        footnote: 'Kontakt für 2.5 mm², 19 Einzeldrähte, gemessen an einer Corva 24.',
      },
      [
        'Stößelweg, mm|Vollständig, kN|Ein Einzeldraht fehlt, kN',
        '30|0|0',
        '32|0.9|0.7',
        '34|4.8|4.4',
        '36|11.3|10.6',
        '37|15.5|14.7',
        '38|18.1|17.3',
        '39|19.2|18.5',
        '39.5|15.5|15.0',
        '40|0|0',
      ],
    ),
    table('Was die Linie sagt', [
      'Wo hinschauen|Was man sieht|Was es meist ist',
      'Beginn des Anstiegs|Später als freigegeben|Einzeldraht fehlt oder Leitung nicht ganz eingelegt',
      'Anfang der Kurve|Früher als freigegeben|Isolation im Leitercrimp',
      'Steigung|Flacher|Weichere Charge oder falscher Querschnitt',
      'Spitze|Höher bei gleichem Beginn|Crimphöhe zu tief eingestellt',
      'Spitze über 500 Hübe|Wandert|Stempel verschlissen; beim nächsten Halt wechseln',
    ]),
    beside(
      { heading: 'Nur an guten Teilen einlernen', image: 'crimping-press', side: 'left' },
      'Die freigegebene Kurve ist das Mittel der ersten Teile, die Sie angenommen haben. War eines davon schlecht, hält die Presse schlecht für normal. Fertigen Sie zehn, schneiden Sie drei auf und geben Sie frei, wenn das [Schliffbild](/stories/what-37-strands-look-like) dazu passt.',
    ),
    questions(
      'Fragen aus den Kursen',
      [
        'Wie klein darf ein Fehler sein?',
        'Einer von 19 Einzeldrähten ergibt eine Delle von etwa 4 Prozent. Bei einem von 37 sind es 1.5 Prozent; das ist noch sichtbar, wenn die Charge gleichmäßig ist.',
      ],
      [
        'Ersetzt die Kurve den Auszugsversuch?',
        'Nein. Sie überwacht jedes Teil zwischen zwei Auszugsversuchen. Es braucht beides, und beides lernen Sie in unseren [Schulungen](/services/training).',
      ],
    ),
  ],
}
