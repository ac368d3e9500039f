import { table } from '../blocks/figures.ts'
import { beside, expert, hero, text } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const switchCabinets = toApplication({
  slug: 'switch-cabinets',
  image: 'inkjet-wire-marker',
  en: {
    title: 'Switch cabinets',
    description: 'Wires for cabinets in the order of assembly: cut, stripped, marked, with ferrule, bundled by panel.',
    blocks: [
      hero('Wired in half the time', {
        lead: 'Half of the time in cabinet building is wiring. Half of that is looking for the next wire. We deliver it in order.',
        image: 'inkjet-wire-marker',
      }),
      table(
        'Per 100 wires',
        [
          'Step|By hand, min|From the machine, min',
          'Cut, strip, ferrule|68|12',
          'Mark|40|0',
          'Find and lay|110|74',
          '* Total|218|86',
        ],
        'Mean of five cabinet makers. Demo data, invented.',
      ),
      beside(
        { heading: 'From the plan to the wire', image: 'cut-strip-bench-machine-front' },
        'The machine reads the wire list of the electrical planning, calculates lengths from the 3D layout and prints start and end on each wire. The wires come out in the order in which they are laid.',
      ),
      text(
        'Lot size one',
        'Cabinets are rarely built twice. So changeover is between wires, not between orders: colour and cross-section change in four seconds.',
      ),
      expert(
        'Send us one wire list. We send back the wires for one cabinet.',
        'Ines Duarte',
        'Application engineer, Porto',
      ),
    ],
  },
  de: {
    title: 'Schaltschränke',
    description:
      'Leitungen in der Reihenfolge der Montage: geschnitten, abisoliert, markiert, mit Hülse, je Feld gebündelt.',
    blocks: [
      hero('In der halben Zeit verdrahtet', {
        lead: 'Die Hälfte der Zeit im Schaltschrankbau ist Verdrahten. Die Hälfte davon ist Suchen. Wir liefern in der Reihenfolge.',
        image: 'inkjet-wire-marker',
      }),
      table(
        'Je 100 Leitungen',
        [
          'Schritt|Von Hand, min|Ab Maschine, min',
          'Schneiden, abisolieren, Hülse|68|12',
          'Markieren|40|0',
          'Finden und verlegen|110|74',
          '* Total|218|86',
        ],
        'Mittel aus fünf Betrieben. Demodaten, erfunden.',
      ),
      beside(
        { heading: 'Vom Plan zur Leitung', image: 'cut-strip-bench-machine-front' },
        'Die Maschine liest die Leitungsliste der Elektroplanung, rechnet die Längen aus dem 3D-Aufbau und druckt Anfang und Ziel auf jede Leitung. Heraus kommen sie in der Reihenfolge, in der man sie verlegt.',
      ),
      text(
        'Losgröße eins',
        'Schaltschränke baut man selten zweimal. Umgerüstet wird also zwischen den Leitungen und nicht zwischen Aufträgen: Farbe und Querschnitt wechseln in vier Sekunden.',
      ),
      expert(
        'Schicken Sie uns eine Leitungsliste. Zurück kommen die Leitungen für einen Schrank.',
        'Ines Duarte',
        'Anwendungstechnikerin, Porto',
      ),
    ],
  },
})
