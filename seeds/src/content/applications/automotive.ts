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
        links: [
          ['Request samples', '/requests/contact'],
          ['See the machines', '/products/crimping-lines'],
        ],
        steps: [
          ['Cut and strip', '± 0.1 mm'],
          ['Crimp and seal', '± 0.03 mm height'],
          ['Twist', '± 2 % lay length'],
          ['Assemble', 'Each plug confirmed'],
          ['Test', 'Each point'],
        ],
      }),
      keyFigures([
        ['1,500', null, 'Wires in a mid-size car'],
        ['3,000', null, 'Crimps'],
        ['4', 'km', 'Length of all wires'],
      ]),
      table('Common problems and how we solve them', [
        'Problem|Solution|Measured',
        'A strand outside the crimp is found at the customer.|Each crimp is compared with its force curve before the wire reaches the tray.|512 points for each crimp',
        'The seal is cut while it is loaded.|A camera looks at each seal before and after crimping.|0 cut seals in 12,000 wires',
        'Twisted pairs open at their ends.|The grippers hold both wires until the ends are fixed.|Lay length ± 2 %',
        'Two articles are mixed up at changeover.|The machine reads applicator and wire before the first piece.|3 min from article to article',
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
        links: [
          ['Muster anfragen', '/requests/contact'],
          ['Maschinen ansehen', '/products/crimping-lines'],
        ],
        steps: [
          ['Schneiden und abisolieren', '± 0.1 mm'],
          ['Crimpen und dichten', '± 0.03 mm Höhe'],
          ['Verdrillen', '± 2 % Schlaglänge'],
          ['Montieren', 'Jeder Stecker bestätigt'],
          ['Prüfen', 'Jeder Punkt'],
        ],
      }),
      keyFigures([
        ['1’500', null, 'Leitungen in einem Mittelklassewagen'],
        ['3’000', null, 'Crimps'],
        ['4', 'km', 'Länge aller Leitungen'],
      ]),
      table('Häufige Probleme und wie wir sie lösen', [
        'Problem|Lösung|Gemessen',
        'Ein Einzeldraht neben dem Crimp fällt erst beim Kunden auf.|Jeder Crimp wird mit seiner Kraftkurve verglichen, bevor die Leitung in der Ablage liegt.|512 Punkte je Crimp',
        'Die Dichtung wird beim Aufschieben verletzt.|Eine Kamera sieht jede Dichtung vor und nach dem Crimpen.|0 verletzte Dichtungen auf 12’000 Leitungen',
        'Verdrillte Paare öffnen sich an den Enden.|Die Greifer halten beide Leitungen, bis die Enden fixiert sind.|Schlaglänge ± 2 %',
        'Beim Umrüsten werden Artikel verwechselt.|Die Maschine liest Werkzeug und Leitung vor dem ersten Stück.|3 min von Artikel zu Artikel',
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
