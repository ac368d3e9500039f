import { keyFigures, table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const automotive = toApplication({
  slug: 'automotive',
  image: 'wires-macro',
  en: {
    title: 'Automotive',
    description: 'A car has 1,500 wires and 3,000 crimps. How they are made in tolerance, 60 cars an hour.',
    blocks: [
      hero('Three thousand crimps in every car', {
        lead: 'One of them bad is a recall. So each is measured, recorded and findable for 15 years.',
        image: 'wires-macro',
      }),
      keyFigures([
        ['1,500', null, 'Wires in a mid-size car'],
        ['3,000', null, 'Crimps'],
        ['4', 'km', 'Length of all wires'],
      ]),
      table('From wire to harness', [
        'Step|Machine|Tolerance',
        'Cut and strip|Axion 56|± 0.1 mm',
        'Crimp and seal|Axion 56|± 0.03 mm height',
        'Twist|Helix 240|± 2 % lay length',
        'Assemble|Workstation|Each plug confirmed',
        'Test|Test bench|Each point',
      ]),
      machines(
        { heading: 'Machines for harness makers' },
        [
          'axion-56',
          'Axion 56',
          'Changeover in three minutes: a line makes 40 articles a shift.',
          'automatic-crimping-line',
        ],
        ['helix-240', 'Helix 240', 'Data pairs for cameras and displays.', 'wire-twisting-machine'],
      ),
      expert(
        'We know USCAR-21, VW 60330 and the others, and what they do not say.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Automobil',
    description:
      'Ein Auto hat 1’500 Leitungen und 3’000 Crimps. Wie sie in der Toleranz entstehen, für 60 Autos pro Stunde.',
    blocks: [
      hero('Dreitausend Crimps in jedem Auto', {
        lead: 'Einer davon schlecht, und es gibt einen Rückruf. Also wird jeder gemessen, erfasst und bleibt 15 Jahre auffindbar.',
        image: 'wires-macro',
      }),
      keyFigures([
        ['1’500', null, 'Leitungen in einem Mittelklassewagen'],
        ['3’000', null, 'Crimps'],
        ['4', 'km', 'Länge aller Leitungen'],
      ]),
      table('Von der Leitung zum Kabelbaum', [
        'Schritt|Maschine|Toleranz',
        'Schneiden und abisolieren|Axion 56|± 0.1 mm',
        'Crimpen und dichten|Axion 56|± 0.03 mm Höhe',
        'Verdrillen|Helix 240|± 2 % Schlaglänge',
        'Montieren|Arbeitsplatz|Jeder Stecker bestätigt',
        'Prüfen|Prüftisch|Jeder Punkt',
      ]),
      machines(
        { heading: 'Maschinen für Kabelbaumhersteller' },
        [
          'axion-56',
          'Axion 56',
          'Umgerüstet in drei Minuten: 40 Artikel pro Schicht auf einer Linie.',
          'automatic-crimping-line',
        ],
        ['helix-240', 'Helix 240', 'Datenpaare für Kameras und Anzeigen.', 'wire-twisting-machine'],
      ),
      expert(
        'Wir kennen USCAR-21, VW 60330 und die anderen Normen, auch das, was nicht darin steht.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
