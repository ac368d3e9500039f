import { keyFigures } from '../blocks/figures.ts'
import { beside, hero, text } from '../blocks/text-blocks.ts'
import { toApplication } from './to-application.ts'

export const medicalDevices = toApplication({
  slug: 'medical-devices',
  image: 'coax-stripping-machine',
  en: {
    title: 'Medical devices',
    description: 'Micro-coax with 48 AWG conductors, stripped by laser and documented piece by piece.',
    blocks: [
      hero('Wires thinner than a hair', {
        links: [['Talk to an Expert', '/requests/contact']],
        lead: 'An ultrasound probe has 256 coax cables of 0.2 mm. Each is stripped in four steps, and each step is documented.',
        image: 'coax-stripping-machine',
      }),
      keyFigures([
        ['256', null, 'Micro-coax cables in one probe'],
        ['0.032', 'mm', 'Diameter of the conductor'],
        ['4', null, 'Steps per end'],
      ]),
      beside(
        { heading: 'Validated, not only tested', image: 'laser-wire-stripper-compact' },
        'We deliver the documents for installation, operational and performance qualification with your wires filled in. Software changes come with a list of what must be validated again.',
      ),
      text(
        'Clean',
        'Machines for clean rooms have covered guides and extraction at the blade. They are rated for ISO class 7.',
      ),
    ],
  },
  de: {
    title: 'Medizintechnik',
    description: 'Mikrokoax mit Leitern von 48 AWG, per Laser abisoliert und Stück für Stück dokumentiert.',
    blocks: [
      hero('Leitungen, dünner als ein Haar', {
        links: [['Mit einer Fachperson sprechen', '/requests/contact']],
        lead: 'Ein Ultraschallkopf hat 256 Koaxkabel mit 0.2 mm. Jedes wird in vier Stufen abisoliert, und jede Stufe ist dokumentiert.',
        image: 'coax-stripping-machine',
      }),
      keyFigures([
        ['256', null, 'Mikrokoaxkabel in einem Kopf'],
        ['0.032', 'mm', 'Durchmesser des Leiters'],
        ['4', null, 'Stufen je Ende'],
      ]),
      beside(
        { heading: 'Validiert, nicht nur geprüft', image: 'laser-wire-stripper-compact' },
        'Wir liefern die Unterlagen für Installations-, Funktions- und Leistungsqualifizierung mit Ihren Leitungen ausgefüllt. Zu jeder Softwareänderung gehört eine Liste dessen, was neu zu validieren ist.',
      ),
      text(
        'Sauber',
        'Maschinen für den Reinraum haben gedeckte Führungen und eine Absaugung am Messer. Sie sind für ISO-Klasse 7 eingestuft.',
      ),
    ],
  },
})
