import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Wie 37 Einzeldrähte nach 40 Kilonewton aussehen',
  description: 'Ob ein Crimp gut ist, zeigt das Schliffbild. In Linz liegt es neun Sekunden nach dem Schnitt vor.',
  leadText: 'Ob ein Crimp gut ist, zeigt das Schliffbild. In Linz liegt es neun Sekunden nach dem Schnitt vor.',
  blocks: [
    text(
      null,
      'In einen guten Crimp schaut niemand hinein. Genau das war das Problem bei Brenner Kabeltechnik in Linz, wo jeden Tag 61’000 davon die Halle verlassen.',
      'Ein Crimp ist eine Kaltverschweißung ohne Wärme. Die Presse faltet zwei Metallflügel um ein Bündel Kupfer und drückt, bis die runden Einzeldrähte ihre Form aufgeben. Gelingt es, entsteht eine Wabe: keine Lücken, keine Risse, jeder Draht berührt den nächsten. Misslingt es, sieht man von außen keinen Unterschied.',
      '«Früher gingen die Muster am Morgen ins Labor, und die Bilder kamen nach dem Mittag», sagt Marta Holzer, die in Linz die Qualität verantwortet. «Bis dahin hatten wir weitere neuntausend gefertigt.»',
    ),
    picture(
      'crimp-contact-macro',
      'BreakOut',
      'Ein Crimp mit 6 mm² vor dem Trennschnitt. Breite 3.42 mm, Höhe 1.98 mm.',
    ),
    text(
      'Neun Sekunden',
      'Die Prüfstation steht neben der Presse und nicht in einem anderen Gebäude. Sie sägt, schleift, ätzt und fotografiert einen Crimp in neun Sekunden und misst das Bild aus: Höhe, Breite, Verpressung, Grat. Die Werte landen beim Auftrag in [Wire Flow](/smart-factory), zusammen mit der Kraftkurve desselben Hubs.',
    ),
    quote(
      'Das Bild ist schön. Wichtig ist, dass man es sieht, solange die Maschine noch warm ist.',
      'Marta Holzer',
      'Leiterin Qualität, Brenner Kabeltechnik',
    ),
    text(
      null,
      'Im ersten Monat hat das Team die Crimphöhe von elf Kontakten um weniger als drei Hundertstelmillimeter verstellt. Die Reklamationen wegen Übergangswiderstand gingen von sieben auf null zurück.',
    ),
    keyFigures([
      ['9', 's', 'Vom Schnitt zum Bild'],
      ['61’000', null, 'Crimps am Tag'],
      ['0', null, 'Reklamationen seit März'],
    ]),
    text(
      'Wie es weitergeht',
      'Ab Frühling betrachtet dieselbe Kamera nach jedem Umrüsten das erste Teil, ohne dass jemand danach fragt. Gerufen wird nur, wenn Bild und Kurve sich widersprechen. Wie man diese Kurve liest, ist [eine eigene Geschichte](/stories/five-ways-to-read-a-force-curve).',
    ),
  ],
}
