import type { SeedWhitepaper } from './seed-whitepaper.ts'

/** Whitepaper about crimp height, for press setters. */
export const crimpHeight: SeedWhitepaper = {
  en: {
    siteName: 'norlitz',
    title: 'Crimp height: what a hundredth of a millimetre decides',
    lead: 'How the height of a crimp, its pull-out force and its resistance belong together, and how to find the right height in one afternoon.',
    edition: 'Edition 3, 2026',
    sections: [
      {
        heading: 'One figure that says most',
        paragraphs: [
          'A crimp cannot be looked into once it is made. Of everything that can be measured without destroying it, the height says most: it tells how far the strands were pressed together, and with that how much air is left between them.',
          'Too high, and the strands lie loose: the joint holds on the first day and warms up in the second year. Too low, and the strands are squeezed thin: the joint conducts well and breaks when the harness is pulled.',
        ],
      },
      {
        heading: 'Two curves that cross',
        paragraphs: [
          'We pressed one terminal for 0.5 mm² at nine heights, 30 crimps each. The pull-out force has its summit at 0.98 mm and falls on both sides. The resistance falls steadily until 0.96 mm and hardly changes after that. The right height is where the second curve has become flat and the first has not yet fallen.',
        ],
        rows: [
          ['Crimp height', 'Pull-out force', 'Resistance'],
          ['1.06 mm', '71 N', '0.41 mΩ'],
          ['1.02 mm', '94 N', '0.28 mΩ'],
          ['0.98 mm', '108 N', '0.19 mΩ'],
          ['0.96 mm', '105 N', '0.17 mΩ'],
          ['0.94 mm', '96 N', '0.17 mΩ'],
          ['0.90 mm', '74 N', '0.16 mΩ'],
        ],
      },
      {
        heading: 'Why a hundredth counts',
        paragraphs: [
          'Between 0.98 and 0.94 mm lie four hundredths of a millimetre and eleven per cent of the force. A press that warms up over a shift moves by two of them. An applicator with a worn wear plate moves by three. Whoever sets the height in the morning and measures it again in the evening has measured the day, not the crimp.',
          'So measure at the start, after the first hour and after every change of wire batch or terminal reel. Five crimps are enough if they are measured in the middle of the crimp, with a blade and a point, and not over the flash.',
        ],
      },
      {
        heading: 'One afternoon, five steps',
        paragraphs: [
          '1. Take the height of the terminal data sheet as the middle, and four heights on each side, two hundredths apart.',
          '2. Press 30 crimps at each height with the wire you will use, not with one that is similar.',
          '3. Pull 20 of them, and note the force and where the wire gave way: in the crimp, before it or beside it.',
          '4. Cut 5 and look at them under the microscope: all strands deformed, no gap larger than a strand, both legs closed and not touching the floor.',
          '5. Measure the resistance of the last 5, put them into the climate cabinet for 100 changes of temperature, and measure again. A height whose resistance has doubled is no height.',
        ],
      },
      {
        heading: 'What a force curve adds',
        paragraphs: [
          'The height is measured on samples; the force is recorded with every stroke. A missing strand lowers the curve by three to five per cent, insulation in the crimp raises it early. A press that learns the curve at the right height will find both, on crimp number 4 and on crimp number 400,000.',
          'The figures in this paper are those of a demonstration. Your terminal, your wire and your press have their own, and our laboratory measures them with you.',
        ],
      },
    ],
  },
  de: {
    siteName: 'norlitz',
    title: 'Crimphöhe: Was ein Hundertstelmillimeter entscheidet',
    lead: 'Wie Höhe, Auszugskraft und Widerstand eines Crimps zusammenhängen, und wie Sie die richtige Höhe an einem Nachmittag finden.',
    edition: 'Ausgabe 3, 2026',
    sections: [
      {
        heading: 'Eine Zahl, die am meisten sagt',
        paragraphs: [
          'In einen Crimp kann niemand hineinsehen, sobald er gemacht ist. Von allem, was sich ohne Zerstörung messen lässt, sagt die Höhe am meisten: Sie zeigt, wie weit die Einzeldrähte zusammengepresst wurden, und damit, wie viel Luft zwischen ihnen bleibt.',
          'Zu hoch, und die Einzeldrähte liegen lose: Die Verbindung hält am ersten Tag und wird im zweiten Jahr warm. Zu tief, und die Einzeldrähte sind dünn gequetscht: Die Verbindung leitet gut und reißt, wenn am Kabelbaum gezogen wird.',
        ],
      },
      {
        heading: 'Zwei Kurven, die sich kreuzen',
        paragraphs: [
          'Wir haben einen Kontakt für 0.5 mm² mit neun Höhen gepresst, je 30 Crimps. Die Auszugskraft hat ihren Gipfel bei 0.98 mm und fällt nach beiden Seiten. Der Widerstand sinkt stetig bis 0.96 mm und ändert sich danach kaum mehr. Die richtige Höhe liegt dort, wo die zweite Kurve flach geworden und die erste noch nicht gefallen ist.',
        ],
        rows: [
          ['Crimphöhe', 'Auszugskraft', 'Widerstand'],
          ['1.06 mm', '71 N', '0.41 mΩ'],
          ['1.02 mm', '94 N', '0.28 mΩ'],
          ['0.98 mm', '108 N', '0.19 mΩ'],
          ['0.96 mm', '105 N', '0.17 mΩ'],
          ['0.94 mm', '96 N', '0.17 mΩ'],
          ['0.90 mm', '74 N', '0.16 mΩ'],
        ],
      },
      {
        heading: 'Warum ein Hundertstel zählt',
        paragraphs: [
          'Zwischen 0.98 und 0.94 mm liegen vier Hundertstelmillimeter und elf Prozent der Kraft. Eine Presse, die über eine Schicht warm wird, wandert um zwei davon. Ein Applikator mit abgenutzter Verschleißplatte wandert um drei. Wer die Höhe am Morgen einstellt und am Abend nachmisst, hat den Tag gemessen und nicht den Crimp.',
          'Messen Sie deshalb zu Beginn, nach der ersten Stunde und nach jedem Wechsel der Leitungscharge oder der Kontaktrolle. Fünf Crimps genügen, wenn sie in der Mitte des Crimps gemessen werden, mit Schneide und Spitze und nicht über dem Grat.',
        ],
      },
      {
        heading: 'Ein Nachmittag, fünf Schritte',
        paragraphs: [
          '1. Nehmen Sie die Höhe aus dem Datenblatt des Kontakts als Mitte und vier Höhen auf jeder Seite, je zwei Hundertstel auseinander.',
          '2. Pressen Sie 30 Crimps je Höhe mit der Leitung, die Sie verwenden werden, und nicht mit einer ähnlichen.',
          '3. Ziehen Sie 20 davon und notieren Sie die Kraft und wo die Leitung nachgab: im Crimp, davor oder daneben.',
          '4. Schneiden Sie 5 auf und betrachten Sie sie unter dem Mikroskop: alle Einzeldrähte verformt, keine Lücke größer als ein Einzeldraht, beide Flanken geschlossen und ohne Berührung mit dem Boden.',
          '5. Messen Sie den Widerstand der letzten 5, legen Sie sie für 100 Temperaturwechsel in den Klimaschrank und messen Sie erneut. Eine Höhe, deren Widerstand sich verdoppelt hat, ist keine.',
        ],
      },
      {
        heading: 'Was eine Kraftkurve dazu sagt',
        paragraphs: [
          'Die Höhe wird an Stichproben gemessen, die Kraft bei jedem Hub aufgezeichnet. Ein fehlender Einzeldraht senkt die Kurve um drei bis fünf Prozent, Isolation im Crimp hebt sie früh. Eine Presse, die die Kurve bei der richtigen Höhe lernt, findet beides, bei Crimp Nummer 4 und bei Crimp Nummer 400’000.',
          'Die Zahlen in diesem Papier sind die einer Vorführung. Ihr Kontakt, Ihre Leitung und Ihre Presse haben eigene, und unser Labor misst sie mit Ihnen.',
        ],
      },
    ],
  },
}
