import { keyFigures, table } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const de: SeedText = {
  title: 'Ersatzteile',
  description:
    'Originale Ersatz- und Verschleißteile für jede Maschine seit 1998. 96 Prozent gehen am gleichen Tag raus.',
  blocks: [
    hero('Das richtige Teil, morgen', {
      lead: 'Originalteile für jede Maschine seit 1998. Was bis 15 Uhr bestellt ist, geht am gleichen Tag raus.',
      image: 'spare-blade-set',
      links: [['Teile bestellen', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Am gleichen Tag versandt'],
      ['15', 'Jahre', 'Verfügbar nach der letzten Auslieferung'],
      ['6', null, 'Lager auf vier Kontinenten'],
    ]),
    gallery(
      'Verschleißteile',
      ['spare-blade-set', 'Messer: nach 400’000 bis 600’000 Schnitten'],
      ['spare-feed-belt', 'Einzugsriemen: nach rund 2’000 Stunden'],
      ['spare-drive-belt', 'Antriebsriemen: nach rund 8’000 Stunden'],
      ['spare-guide-roller', 'Führungsrollen: wenn die Nut glänzt'],
      ['spare-filter', 'Filter: alle 500 bis 1’000 Stunden'],
      ['spare-gripper', 'Greiferbacken: nach rund 3 Millionen Griffen'],
    ),
    table('Wann bestellen', [
      'Teil|Bestellen bei|Grund',
      'Messersatz|400’000 Schnitten|Auf den Einzeldrähten zeigen sich Spuren',
      'Stempel und Amboss|500’000 Crimps|Der Grat wächst um 0.01 mm',
      'Einzugsriemen|2’000 Std.|Die Länge schwankt um mehr als 0.1 mm',
      'Geberbatterie|5 Jahren|Beim Ausschalten geht die Position verloren',
    ]),
    text('So bestellen Sie', [
      '1. In mykomax: Maschine wählen, gezeigt wird nur, was passt.',
      '2. Per E-Mail: Seriennummer und Teilenummer genügen.',
      '3. Per Telefon, wenn die Maschine steht.',
    ]),
    questions(
      'Fragen',
      ['Wo steht die Seriennummer?', 'Auf dem Schild beim Hauptschalter, zum Beispiel 56-1184-207.'],
      [
        'Darf ich Teile anderer Hersteller verwenden?',
        'Ja. Die Garantie auf die Maschine bleibt, jene auf den Schaden durch das Teil nicht.',
      ],
      ['Was, wenn es ein Teil nicht mehr gibt?', 'Wir bauen einen Ersatz, der ohne Änderung an der Maschine passt.'],
    ),
    callToAction(
      'Sie kennen die Teilenummer nicht?',
      'Schicken Sie ein Bild und die Seriennummer. Wir antworten innerhalb von vier Arbeitsstunden.',
      ['Bild schicken', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
